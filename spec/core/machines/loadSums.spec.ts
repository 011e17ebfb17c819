import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addClasses, noClasses, takenClasses } from '../../../core/machines/loadClasses.ts';
import type { LoadColumns } from '../../../core/machines/LoadColumns.ts';
import { addLoads, noLoads, onLoadSums } from '../../../core/machines/onLoadSums.ts';

interface Row {
  readonly powerKW: number;
  readonly deliveryM3min: number;
  readonly lineBar: number;
  readonly networkBar: number;
  readonly flowM3min: number;
}
/** Quarters, whose sums are exact. */
const quarters = (least: number, most: number) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 4 * least, max: 4 * most }).map((count) => count / 4) },
    { weight: 1, arbitrary: fc.constant(NaN) },
  );
const rows = fc.array(
  fc.record({
    powerKW: quarters(-1, 90),
    deliveryM3min: fc.oneof(
      { weight: 5, arbitrary: quarters(-1, 4) },
      { weight: 1, arbitrary: fc.constantFrom(0, 1999.75, 2000, 2000.25) },
    ),
    lineBar: fc.oneof(quarters(6, 8), fc.constant(NaN)),
    networkBar: quarters(5, 9),
    flowM3min: quarters(0, 30),
  }),
  { maxLength: 40 },
);
const columnsOf = (of: readonly Row[]): LoadColumns => ({
  power: Float64Array.from(of, ({ powerKW }) => powerKW),
  delivery: Float64Array.from(of, ({ deliveryM3min }) => deliveryM3min),
  line: Float64Array.from(of, ({ lineBar }) => lineBar),
  network: Float64Array.from(of, ({ networkBar }) => networkBar),
  flow: Float64Array.from(of, ({ flowM3min }) => flowM3min),
});
const barOf = ({ lineBar, networkBar }: Row) => (Number.isNaN(lineBar) ? networkBar : lineBar);
const total = (of: readonly Row[], value: (row: Row) => number) => of.reduce((sum, row) => sum + value(row), 0);
const periodS = 20;

it('what is on load is summed by half cubic metres a minute: time, energy, volume and mean pressure', () => {
  const sums = noClasses();
  fc.assert(
    fc.property(rows, fc.nat(10), fc.nat(10), (all, before, behind) => {
      const until = Math.max(0, all.length - behind);
      const from = Math.min(before, until);
      const counted = all
        .slice(from, until)
        .filter((row) => row.powerKW > 0 && row.deliveryM3min > 0 && row.deliveryM3min <= 2000 && barOf(row) > 0);
      const steps = [...new Set(counted.map(({ deliveryM3min }) => Math.round(deliveryM3min * 2)))].sort((a, b) => a - b);
      const middle = Math.floor((from + until) / 2);
      addClasses(sums, columnsOf(all), from, middle);
      addClasses(sums, columnsOf(all), middle, until);
      const { classes, span } = takenClasses(sums, periodS);
      expect(span).toEqual({
        min: Math.min(...counted.map(({ deliveryM3min }) => deliveryM3min)),
        max: Math.max(...counted.map(({ deliveryM3min }) => deliveryM3min)),
      });
      expect(classes).toEqual(
        steps.map((step) => {
          const of = counted.filter(({ deliveryM3min }) => Math.round(deliveryM3min * 2) === step);
          return {
            step,
            seconds: of.length * periodS,
            energyKWh: expect.closeTo((total(of, ({ powerKW }) => powerKW) * periodS) / 3600, 9),
            volumeM3: expect.closeTo((total(of, ({ deliveryM3min }) => deliveryM3min) * periodS) / 60, 6),
            pressureBar: expect.closeTo(total(of, barOf) / of.length, 9),
          };
        }),
      );
    }),
    { numRuns: 200 },
  );
});

it('sums of a class are taken once, also of the least flow and of the greatest, and none is taken of nothing', () => {
  const sums = noClasses();
  const row = (deliveryM3min: number): Row => ({ powerKW: 40, deliveryM3min, lineBar: 7, networkBar: 7, flowM3min: 1 });
  const taken = (...deliveries: readonly number[]) => {
    addClasses(sums, columnsOf(deliveries.map(row)), 0, deliveries.length);
    return takenClasses(sums, periodS).classes.map(({ step, seconds }) => [step, seconds]);
  };
  expect(taken(0.2, 2000)).toEqual([
    [0, periodS],
    [4000, periodS],
  ]);
  expect([taken(), taken(0.1, 0.24), taken(), taken(2000)]).toEqual([[], [[0, 2 * periodS]], [], [[4000, periodS]]]);
});

it('what is on load is summed with the squares and products of what deviates from its means', () => {
  fc.assert(
    fc.property(rows, fc.nat(10), fc.nat(10), (all, before, behind) => {
      const until = Math.max(0, all.length - behind);
      const from = Math.min(before, until);
      const middle = Math.floor((from + until) / 2);
      const sums = noLoads();
      addLoads(sums, columnsOf(all), from, middle);
      addLoads(sums, columnsOf(all), middle, until);
      const counted = all.slice(from, until).filter((row) => row.powerKW > 0 && barOf(row) > 0);
      const known = counted.filter(({ networkBar, flowM3min }) => networkBar > 0 && flowM3min >= 0);
      const count = counted.length;
      const [meanBar, meanKW] = [total(counted, barOf) / count, total(counted, ({ powerKW }) => powerKW) / count];
      expect(onLoadSums(sums)).toEqual({
        count,
        pressureBar: total(counted, barOf),
        powerKW: total(counted, ({ powerKW }) => powerKW),
        pressureSquares: expect.closeTo(
          total(counted, (row) => (barOf(row) - meanBar) ** 2),
          6,
        ),
        pressureTimesPower: expect.closeTo(
          total(counted, (row) => (barOf(row) - meanBar) * (row.powerKW - meanKW)),
          6,
        ),
        networkCount: known.length,
        networkBar: total(known, ({ networkBar }) => networkBar),
        squaredFlow: total(known, ({ flowM3min }) => flowM3min ** 2),
      });
    }),
    { numRuns: 200 },
  );
});

it('squares of what hardly deviates keep all of their digits', () => {
  // binary fractions, whose squares are exact
  const [offBar, offKW] = [2 ** -22, 2 ** -40];
  const row = (sign: number): Row => ({
    ...{ powerKW: 80 + sign * offKW, lineBar: 7 + sign * offBar },
    ...{ deliveryM3min: 12, networkBar: 7, flowM3min: 12 },
  });
  const all = Array.from({ length: 1000 }, (_, i) => row(i % 2 === 0 ? -1 : 1));
  const sums = noLoads();
  addLoads(sums, columnsOf(all), 0, all.length);
  expect(onLoadSums(sums)).toMatchObject({
    ...{ pressureBar: 7000, powerKW: expect.closeTo(80_000, 9) },
    ...{ pressureSquares: 1000 * offBar ** 2, pressureTimesPower: 1000 * offBar * offKW },
  });
});
