import { describe, expect, it } from '@jest/globals';
import { noAirSums } from '../../../core/airWindows/index.ts';
import { fitBand } from '../../../core/replay/fitBand.ts';
import { fitPlant, type FittedPlant, type LoggedPlantDay, meanFlowOf, type PlantKnowledge } from '../../../core/replay/fitPlant.ts';
import { cyclingDays, usedM3min, volumeM3 } from './cyclingDays.ts';

const week = cyclingDays([0, 1, 2, 3, 4, 5, 6]);

function fitted(days: readonly LoggedPlantDay[], known: PlantKnowledge = {}): FittedPlant {
  const fit = fitPlant(days, known);
  if (typeof fit === 'string') throw new Error(fit);
  return fit;
}
const changed = (change: (day: LoggedPlantDay, i: number) => Partial<LoggedPlantDay>, days = week) =>
  days.map((day, i) => ({ ...day, ...change(day, i) }));
const withoutAir = changed(({ machines }) => ({ machines: { ...machines, air: { ...machines.air, sums: noAirSums() } } }));
const flowTimes = (factor: number) =>
  changed(({ slots }) => ({ slots: { ...slots, flow: { ...slots.flow, step: slots.flow.step * factor } } }));

describe('a plant by days that are all alike', () => {
  it('is what they were made of', () => {
    const { plant, machines, order, volumeKind, volumeM3: volume } = fitted(week);
    expect([plant.volumeM3, volume.value]).toEqual([expect.closeTo(volumeM3, 6), plant.volumeM3]);
    expect([volumeKind, order, plant.order, plant.machines]).toEqual(['fitted', [3], undefined, [machines[0]!.machine]]);
    const { fullM3min, fullKW, slopePerBar, refBar, runOnS } = plant.machines[0]!;
    const at7BarKW = fullKW * (1 + slopePerBar * (7 - refBar));
    expect([fullM3min, at7BarKW, fullKW * slopePerBar, runOnS]).toEqual([12.6, 80, 5, 300].map((value) => expect.closeTo(value, 6)));
  });

  it.each([
    [7, undefined],
    [6, 'tooFewDays'],
  ])('needs seven of them: of %i comes %s', (count, reason) => {
    const fit = fitPlant(week.slice(0, count), {});
    expect(typeof fit === 'string' ? fit : undefined).toBe(reason);
  });

  it('has the entered volume, within a tenth, only where the days show none', () => {
    expect(fitted(week, { volumeM3: 5 }).plant.volumeM3).toBeCloseTo(volumeM3, 6);
    const { volumeKind, volumeM3: volume, plant } = fitted(withoutAir, { volumeM3: 25 });
    expect([volumeKind, plant.volumeM3, plant.dropBarPerFlow2]).toEqual(['entered', 25, 0]);
    expect(volume).toEqual({ value: 25, low: expect.closeTo(22.5, 9), high: expect.closeTo(27.5, 9) });
  });

  it.each([
    [1.04, 'flow'],
    [1.06, 'delivery'],
    [0.96, 'flow'],
    [0.94, 'delivery'],
  ])('takes a flow %d times what was delivered and not stored as its demand, or the %s', (factor, source) => {
    // the flow is rounded to its steps, and the last slot of a day has no stored air
    const { source: found, demand } = fitted(flowTimes(factor));
    expect(found).toBe(source);
    expect(meanFlowOf(demand) / meanFlowOf(fitted(week).demand)).toBeCloseTo(source === 'flow' ? factor : 1, 2);
  });

  it.each([
    ['a third of the flow', { low: 1, value: 2.1, high: 3 }, [1, 2.1]],
    ['more than all of it, with the highest share that is taken', { low: 1, value: 12, high: 30 }, [1, 0.6 * usedM3min]],
    ['less than nothing at its low end', { low: -1, value: 1, high: 3 }, [0, 1]],
  ] as const)('has leaks follow the pressure, up to 0.6 of the flow: %s', (_, leakM3min, [low, value]) => {
    const { demand, followingShare, plant } = fitted(week, { leakM3min });
    const mean = meanFlowOf(demand);
    expect(followingShare.high).toBe(0.6);
    expect(followingShare.low).toBeCloseTo(low / mean, 9);
    expect(followingShare.value).toBeCloseTo(Math.min(0.6, value / mean), 9);
    expect(plant.followingShare).toBe(followingShare.value);
  });

  it('has the set points of its last fourteen days', () => {
    const days = cyclingDays(Array.from({ length: 16 }, (_, i) => i));
    const { plant, demand, logged } = fitted(days);
    const from = demand.days[2]!.from;
    expect(from).toBe(2 * 8640);
    expect(plant.band).toEqual(fitBand(plant, demand, logged, { from, until: demand.flowM3min.length }));
  });
});

describe('a plant of several compressors', () => {
  const other = (day: LoggedPlantDay, slot: number, share: number): LoggedPlantDay => {
    const own = day.machines.machines.find((machine) => machine.slot === 3)!;
    const classes = own.classes.map((each) => ({
      ...each,
      ...{ seconds: each.seconds * share, energyKWh: each.energyKWh * share, volumeM3: each.volumeM3 * share },
    }));
    return { ...day, machines: { ...day.machines, machines: [{ ...own, slot, classes }, ...day.machines.machines] } };
  };

  it('has them by their slots, in the order of their time on load; those of the same time by their slots', () => {
    const days = week.map((day) => other(other(other(day, 7, 1.5), 2, 1), 5, 0.5));
    const { machines, order } = fitted(days);
    expect(machines.map(({ machine }) => machine.slot)).toEqual([2, 3, 5, 7]);
    expect(order).toEqual([7, 2, 3, 5]);
  });
});

describe('the mean flow of a demand', () => {
  it('is that of the slots that know it', () => {
    expect(meanFlowOf({ flowM3min: Float32Array.of(3, NaN, 4.5, NaN, 0) })).toBe(2.5);
    expect(meanFlowOf({ flowM3min: Float32Array.of(NaN) })).toBeNaN();
  });
});
