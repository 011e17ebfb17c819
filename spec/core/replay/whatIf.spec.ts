import { beforeAll, describe, expect, it } from '@jest/globals';
import { noAirSums } from '../../../core/airWindows/index.ts';
import { scaled } from '../../../core/dayDetail/index.ts';
import {
  fitPlant,
  type LoggedPlantDay,
  type FittedPlant,
  type NoReplayReason,
  type PlantKnowledge,
} from '../../../core/replay/fitPlant.ts';
import { type ControlWhatIf, whatIf, type WhatIf, type WhatIfQuestion } from '../../../core/replay/index.ts';
import { flatRates } from '../../../core/tariff/index.ts';
import { eventsOf } from './loggedMachine.ts';
import { quietPlant, simulatedDays, simulatedTotals } from './simulatedDays.ts';

const time = { config: quietPlant, seed: 1, days: 7 };
const week = simulatedDays(time);
const known: PlantKnowledge = { leakM3min: { low: 3.5, value: 4, high: 4.5 } };
const pricePerKWh = 0.25;
const co2KgPerKWh = 0.38;
const basis = { known, zone: quietPlant.zone, prices: flatRates(pricePerKWh), co2: flatRates(co2KgPerKWh) };

interface Asked {
  readonly answer: WhatIf;
  /** How much was done, again and again. */
  readonly done: readonly number[];
}

function asked(days: readonly LoggedPlantDay[], question: Pick<WhatIfQuestion, 'change' | 'limitBar'>): Asked {
  const steps = whatIf(days, { ...basis, ...question });
  const done: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { answer: step.value, done };
    done.push(step.value);
  }
}
const controlled = ({ answer }: Asked): ControlWhatIf => {
  if (answer.kind !== 'control') throw new Error(answer.kind);
  return answer;
};

function fitted(days: readonly LoggedPlantDay[], of: PlantKnowledge = known): FittedPlant {
  const fit = fitPlant(days, of);
  if (typeof fit === 'string') throw new Error(fit);
  return fit;
}

const changed = (change: (day: LoggedPlantDay) => Partial<LoggedPlantDay>) => week.map((day) => ({ ...day, ...change(day) }));
const none = scaled(new Float64Array(0), 0.01);
const withoutFlow = changed(({ slots }) => ({ slots: { ...slots, flow: none } }));
const withoutAir = changed(({ machines }) => ({ machines: { ...machines, air: { ...machines.air, sums: noAirSums() } } }));
const flowTimes = (factor: number) =>
  changed(({ slots }) => ({ slots: { ...slots, flow: { ...slots.flow, step: slots.flow.step * factor } } }));
const powerTimes = (factor: number) =>
  changed(({ replay }) => ({ replay: { ...replay, hoursKWh: replay.hoursKWh.map((kWh) => kWh * factor) } }));

describe('a plant by a week of its log', () => {
  const { plant, source, volumeKind, volumeM3, followingShare, machines } = fitted(week);

  it('[GAIN-8] has the volume within 1 %, the set points within 0.02 bar, and full flow and power of each machine that ran some hours within 2 %', () => {
    expect(Math.abs(plant.volumeM3 / quietPlant.receiverVolumeM3 - 1)).toBeLessThan(0.01);
    expect(Math.abs(plant.band.lowBar - quietPlant.band.lowBar)).toBeLessThan(0.02);
    expect(Math.abs(plant.band.highBar - quietPlant.band.highBar)).toBeLessThan(0.02);
    for (const { machine, onLoadH } of machines.filter((each) => each.onLoadH > 10)) {
      const { fullDeliveryM3min, ratedSpecificPower } = quietPlant.machines.find(({ index }) => index === machine.slot)!;
      expect(onLoadH).toBeGreaterThan(10);
      expect(Math.abs(machine.fullM3min / fullDeliveryM3min - 1)).toBeLessThan(0.02);
      const at7Bar = machine.fullKW * (1 + machine.slopePerBar * (7 - machine.refBar));
      expect(Math.abs(at7Bar / (fullDeliveryM3min * ratedSpecificPower) - 1)).toBeLessThan(0.04);
    }
  });

  it('has the measured flow for its demand, the volume of its log, and the share of the leaks that are known', () => {
    expect([source, volumeKind, volumeM3.low < plant.volumeM3, plant.volumeM3 < volumeM3.high]).toEqual(['flow', 'fitted', true, true]);
    expect(followingShare.value).toBeCloseTo(4 / 22.3, 2);
    expect([followingShare.low < followingShare.value, followingShare.high]).toEqual([true, 0.6]);
    expect(fitted(week, {}).followingShare).toEqual({ low: 0, value: 0.2, high: 0.6 });
  });

  it.each([
    ['without a flow sensor', withoutFlow],
    ['with a flow that does not agree with the deliveries', flowTimes(0.9)],
  ])('has what was delivered and not stored for its demand %s', (_, days) => {
    const delivered = fitted(days, { ...known, volumeM3: 12 });
    expect(delivered.source).toBe('delivery');
    const sumOf = (flows: Float32Array) => flows.reduce((sum, flow) => (Number.isNaN(flow) ? sum : sum + flow), 0);
    expect(Math.abs(sumOf(delivered.demand.flowM3min) / sumOf(fitted(week).demand.flowM3min) - 1)).toBeLessThan(0.01);
  });

  it('has the entered volume, a tenth more or less, where its log does not show it', () => {
    const entered = fitted(withoutAir, { volumeM3: 12 });
    expect(entered.volumeKind).toBe('entered');
    for (const [end, volume] of Object.entries({ low: 10.8, value: 12, high: 13.2 }))
      expect(entered.volumeM3[end as 'low']).toBeCloseTo(volume, 9);
  });

  it.each<[NoReplayReason, readonly LoggedPlantDay[]]>([
    ['tooFewDays', week.slice(1)],
    ['tooFewDays', []],
    ['noVolume', withoutAir],
    ['noMachines', changed(({ machines: of }) => ({ machines: { ...of, machines: [] } }))],
    ['noControl', changed(() => ({ events: eventsOf([]) }))],
    ['noDemand', changed(({ slots, replay }) => ({ slots: { ...slots, flow: none }, replay: { ...replay, delivered: none } }))],
  ])('is none to replay for the reason %s', (reason, days) => {
    expect(asked(days, { change: {} }).answer).toEqual({ kind: 'none', reason, days: days.length });
  });
});

describe('what a plant would have needed', () => {
  let lower: Asked;
  beforeAll(() => {
    lower = asked(week, { change: { band: { lowBar: 6.3, highBar: 6.8 } }, limitBar: 6.5 });
  });

  it('[GAIN-8] without a change is exactly what it needed', () => {
    const answer = controlled(asked(week, { change: {} }));
    expect(answer.savingKWh).toEqual({ value: 0, low: 0, high: 0 });
    expect(answer.changed).toEqual(answer.baseline);
    expect([answer.isDifference, answer.service, answer.gate.passed]).toEqual([false, 'unknown', true]);
  });

  it('[GAIN-8] with set points and a receiver that are what they are is exactly what it needed, bit by bit, in each draw', () => {
    const { plant } = fitted(week);
    const answer = controlled(asked(week, { change: { band: plant.band, volumeM3: plant.volumeM3 }, limitBar: 6.5 }));
    expect(answer.savingKWh).toEqual({ value: 0, low: 0, high: 0 });
    expect(answer.changed).toEqual(answer.baseline);
    expect([answer.isDifference, answer.service]).toEqual([false, 'same']);
  });

  it('[GAIN-8] with a lower band saves what a simulation with it saves, within its interval', () => {
    const { savingKWh, baseline, changed: after, isDifference, jitterKWh, coverage, days } = controlled(lower);
    const simulated =
      simulatedTotals(time).energyKWh -
      simulatedTotals({ ...time, config: { ...quietPlant, band: { lowBar: 6.3, highBar: 6.8 } } }).energyKWh;
    expect(baseline.energyKWh - after.energyKWh).toBe(savingKWh.value);
    expect([savingKWh.low < simulated, simulated < savingKWh.high, isDifference]).toEqual([true, true, true]);
    expect(Math.abs(savingKWh.value / simulated - 1)).toBeLessThan(0.2);
    expect(jitterKWh).toBeLessThan(0.002 * baseline.energyKWh);
    expect([coverage, days]).toEqual([1, 7]);
  });

  it('[GAIN-8] is not the same service where the pressure is below the limit for longer', () => {
    const { service, baseline, changed: after } = controlled(lower);
    expect(service).toBe('notSame');
    expect(after.belowLimitS).toBeGreaterThan(baseline.belowLimitS! + 3600);
    expect(after.lowestBar).toBeLessThan(6.5);
  });

  it('costs less by that, and emits less, at the rates of its hours', () => {
    const { cost, co2Kg, savingKWh, baseline } = controlled(lower);
    expect(cost!.baseline).toBeCloseTo(pricePerKWh * baseline.energyKWh, 6);
    for (const end of ['low', 'value', 'high'] as const) expect(cost!.saving[end]).toBeCloseTo(pricePerKWh * savingKWh[end], 6);
    expect(co2Kg!.saving.value).toBeCloseTo(co2KgPerKWh * savingKWh.value, 6);
  });

  it('has a week of quarter hours, and a duration of its power', () => {
    const { week: strip, durationKW, energyKWh } = controlled(lower).changed;
    expect([strip.powerKW.length, strip.pressureBar.length]).toEqual([7 * 96, 7 * 96]);
    expect(strip.powerKW.reduce((sum, kW) => sum + kW / 4, 0)).toBeCloseTo(energyKWh, 0);
    expect([...durationKW]).toEqual([...durationKW].toSorted((a, b) => b - a));
  });

  it('says how far it is, from the begin to the end', () => {
    expect(lower.done).toEqual(lower.done.toSorted((a, b) => a - b));
    expect(lower.done[0]).toBeGreaterThan(0);
    expect(lower.done.at(-1)).toBeCloseTo(1, 2);
  });
});

describe('a log that a replay does not meet', () => {
  const days = powerTimes(1.1);
  const stateOf = (change: WhatIfQuestion['change']) => {
    const { answer } = asked(days, { change });
    if (answer.kind !== 'state') throw new Error(answer.kind);
    return answer;
  };

  it('[GAIN-8] fails the gate, which names what is too far off, and is asked for its states alone', () => {
    const { gate, state, leavesOut } = stateOf({ band: { lowBar: 6.3, highBar: 6.8 } });
    expect([gate.passed, gate.failed, leavesOut]).toEqual([false, ['nmbe'], false]);
    expect(gate.figures.nmbe).toBeCloseTo(1 / 1.1 - 1, 2);
    expect(state.savingKWh.value).toBeGreaterThan(0);
    expect([state.savingKWh.low <= state.savingKWh.value, state.savingKWh.value <= state.savingKWh.high]).toEqual([true, true]);
  });

  it.each<[string, WhatIfQuestion['change'], boolean]>([
    ['another run-on', { runOnS: 60 }, false],
    ['another receiver', { volumeM3: 24 }, true],
    ['another order', { order: [6, 5] }, true],
    ['no machine more or less', { machines: [], without: [] }, false],
  ])('says whether %s is left out', (_, change, leavesOut) => {
    expect(stateOf(change).leavesOut).toBe(leavesOut);
  });
});
