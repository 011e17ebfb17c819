import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import type { ReplayDemand, ReplayMachine } from '../../../core/replay/ReplayPlant.ts';
import { PlainReplay } from './plainReplay.ts';
import { demandOfFlows, plantOf, screw, steadyDemand, trimmer, turbo } from './replayedPlants.ts';

const sloped: ReplayMachine = { ...screw, slopePerBar: 0.06, refBar: 6.6, runOnS: 130, startS: 7, ventingS: 9, startsPerHour: 20 };
const machines: readonly ReplayMachine[] = [
  sloped,
  { ...sloped, slot: 3, fullM3min: 7.6, fullKW: 48, noLoadKW: 13, runOnS: 0, ventingS: 0, minLoadS: 44, startS: 10 },
  { ...sloped, slot: 9, fullM3min: 5.1, fullKW: 31, noLoadKW: 33, runOnS: 60, startS: 4 },
  { ...trimmer, runOnS: 95, startS: 12, startsPerHour: 15 },
  { ...trimmer, slot: 7, fullM3min: 8.2, fullKW: 52, minShare: 0.4, noLoadKW: 9, ventingS: 20 },
  { ...turbo, slopePerBar: 0.04, minLoadS: 90, noLoadKW: 17, runOnS: 240 },
  { ...turbo, slot: 4, fullM3min: 9.3, fullKW: 58, minShare: 0.5, minLoadS: 36, ventingS: 30 },
];
const slotNumbers = machines.map(({ slot }) => slot);
const bits = fc.subarray([...slotNumbers]).map((slots) => slots.reduce((all, slot) => all + 2 ** slot, 0));
const order = fc.shuffledSubarray([...slotNumbers, 8]);
const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const plants = fc
  .record({
    some: fc.shuffledSubarray([...machines], { minLength: 1, maxLength: 5 }),
    lowBar: double(6, 7),
    spanBar: double(0.15, 0.6),
    volumeM3: double(3, 25),
    followingShare: double(0, 0.6),
    dropBarPerFlow2: fc.constantFrom(0, 3e-4),
    order: fc.option(order, { nil: undefined }),
  })
  .map(({ some, lowBar, spanBar, ...rest }) => plantOf(some, { ...rest, band: { lowBar, highBar: lowBar + spanBar } }));

const perFlow = 20;
const times = 16;
const slotCount = perFlow * times;
const part = fc.record({ at: fc.nat({ max: slotCount - 1 }), count: fc.integer({ min: 1, max: 40 }) });

const someDemands = fc.record({
  flows: fc.array(double(0, 34), { minLength: times, maxLength: times }),
  bars: fc.array(double(6.2, 7.4), { minLength: times, maxLength: times }),
  gaps: fc.array(fc.tuple(part, fc.boolean()), { maxLength: 3 }),
  errors: fc.array(fc.tuple(part, bits), { maxLength: 5 }),
  states: fc.tuple(bits, bits),
  orders: fc.tuple(order, order, order),
  fromS: fc.nat({ max: 3600 }),
});
type SomeDemand = typeof someDemands extends fc.Arbitrary<infer Some> ? Some : never;

/** Not drawn as such: it is too long to print. */
function demandOf({ flows, bars, gaps, errors, states, orders, fromS }: SomeDemand): ReplayDemand {
  const each = (values: readonly number[]) => values.flatMap((value) => new Array<number>(perFlow).fill(value));
  const [flowM3min, pressureBar] = [each(flows), each(bars)];
  for (const [{ at, count }, isFlow] of gaps) (isFlow ? flowM3min : pressureBar).fill(NaN, at, at + count);
  const unavailable = new Uint16Array(slotCount);
  for (const [{ at, count }, lost] of errors) unavailable.fill(lost, at, at + count);
  return demandOfFlows(flowM3min, {
    fromMs: 1000 * fromS,
    pressureBar: Float32Array.from(pressureBar),
    onLoad: new Uint16Array(slotCount).fill(states[0]),
    running: new Uint16Array(slotCount).fill(states[1]),
    unavailable,
    days: orders.map((of, i) => ({ from: i * 110, order: of })),
  });
}

const options = fc.record({
  stepS: fc.constantFrom(1, 2, 5),
  from: fc.constantFrom(0, 120),
  until: fc.constantFrom(slotCount, slotCount - 33),
  pressureOffsetBar: fc.constantFrom(0, -0.15, 0.1),
});

const counted = (counts: ReadonlyMap<number, number>) => [...counts].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b);
/** Numbers of `found` that are not within a share of the expected ones, each with what was expected. */
const farOff = (found: ArrayLike<number>, expected: readonly number[], share: number) =>
  expected
    .map((value, i) => [i, found[i]!, value] as const)
    .filter(([, own, value]) => !Object.is(own, value) && !(Math.abs(own - value) <= share * Math.max(1, Math.abs(value))));

describe('a replay', () => {
  it('[GAIN-8] comes to what its steps come to one by one, machine by machine, in all that it says', () => {
    fc.assert(
      fc.property(plants, someDemands, options, (plant, some, of) => {
        const demand = demandOf(some);
        const found = controlReplay(plant, demand, { ...of, withTrace: true });
        const { totals, machines: each, trace, hoursKWh, ...plain } = new PlainReplay(plant, demand, of);
        const { deliveredM3, blownOffM3, usedM3, storedM3, lowestBar } = found;
        expect(farOff([deliveredM3, blownOffM3, usedM3, storedM3, lowestBar], Object.values(totals), 1e-7)).toEqual([]);
        const figures = found.machines.flatMap(({ energyKWh, starts, loadS, noLoadS }) => [energyKWh, starts, loadS, noLoadS]);
        const expected = each.flatMap(({ kWs, starts, loadS, noLoadS }) => [kWs / 3600, starts, loadS, noLoadS]);
        expect(farOff(figures, expected, 1e-7)).toEqual([]);
        for (const name of ['pressureS', 'loads', 'unloads'] as const)
          expect(counted(new Map(found[name].entries()))).toEqual(counted(plain[name]));
        const hourOf = (slot: number) => (demand.fromMs + slot * 10_000) / 3_600_000;
        const firstHour = Math.floor(hourOf(of.from));
        const hours = Array.from({ length: Math.ceil(hourOf(of.until)) - firstHour }, (_, i) => hoursKWh.get(firstHour + i) ?? 0);
        expect(found.hoursKWh).toHaveLength(hours.length);
        expect(farOff(found.hoursKWh, hours, 1e-7)).toEqual([]);
        const { powerKW, pressureBar } = found.trace!;
        expect([powerKW.length, pressureBar.length]).toEqual([trace.length, trace.length]);
        const [kW, bar] = [trace.map(([power]) => power), trace.map(([, pressure]) => pressure)];
        expect([farOff(powerKW, kW, 1e-6), farOff(pressureBar, bar, 1e-6)]).toEqual([[], []]);
      }),
      { numRuns: 40, seed: 7, endOnFailure: true },
    );
  });

  it.each([
    [0, 1],
    [1, 2],
    [3_599_999, 2],
  ])('of an hour from %i ms on reaches into so many hours: %i', (fromMs, hours) => {
    const { hoursKWh, energyKWh } = controlReplay(plantOf([screw]), steadyDemand(6.3, 1, { fromMs }));
    expect(hoursKWh).toHaveLength(hours);
    expect(hoursKWh.reduce((sum, kWh) => sum + kWh, 0)).toBeCloseTo(energyKWh, 9);
  });
});
