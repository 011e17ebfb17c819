import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { appendFileSync, existsSync } from 'node:fs';
import { dayFileRow, latestLayout } from '../../../core/dayFile/index.ts';
import { type SampleRow, tableOf } from '../../../core/samples/index.ts';
import { type TimeRange, type PlantDay, plantDayOf, plantDayRange } from '../../../core/time/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { expectConserved } from '../../core/totals/expectConserved.ts';
import { openTotals } from './openTotals.ts';
import { asWritten, dayFileOf, periodS, plantCard, type PlantCard, simulatedDays, zone } from './plantCard.ts';

const hourMs = 3_600_000;
const rangeOfDay = (day: PlantDay): TimeRange => plantDayRange(day, zone);
const [before, day, after] = ['2026-03-10', '2026-03-11', '2026-03-12'] as const;
const { fromMs } = rangeOfDay(day);
const at = (hour: number) => fromMs + hour * hourMs;

/** Adds a row to the file of its day, as the card's log does. */
function append(card: PlantCard, row: SampleRow): void {
  const of = plantDayOf(row.atMs, zone);
  if (existsSync(card.files.path(of))) appendFileSync(card.files.path(of), dayFileRow(latestLayout, row));
  else card.write(of, dayFileOf(of, [row]));
}

let rows: readonly SampleRow[];
const between = (from: number, until: number) => rows.filter(({ atMs }) => atMs >= from && atMs < until);
const shifted = (of: readonly SampleRow[], ms: number) => of.map(({ atMs, values }) => ({ atMs: atMs + ms, values }));

beforeAll(() => {
  rows = [...simulatedDays(before, after)].flatMap(([of, simulated]) => asWritten(of, simulated));
});

/** A station that was started at some hour of the day: what was before is on the card, what comes is both written and taken live. */
function running(sinceMs: number) {
  const card = plantCard();
  for (const row of between(-Infinity, sinceMs)) append(card, row);
  const open = openTotals(card.files);
  const take = (taken: readonly SampleRow[]) => {
    for (const row of taken) {
      append(card, row);
      open.totals.add(row);
    }
  };
  return { card, take, ...open };
}

describe('totals while samples come', () => {
  it('are those of one scan of all samples so far, in any range, from the first sample on', async () => {
    const { totals, take } = running(at(9.49));
    for (const [from, until] of [
      [9.49, 9.51],
      [9.51, 9.8],
      [9.8, 14],
      [14, 23.99],
    ] as const) {
      take(between(at(from), at(until)));
      const samples = tableOf(between(-Infinity, at(until)));
      const ranges: readonly (readonly [number, number])[] = [
        [at(0), at(24)],
        [at(-24), at(until)],
        [at(-2.2), at(9.5) + 123],
        [at(9.4) + 1, at(until) - 61_000],
        [at(until - 0.3), at(30)],
      ];
      for (const [fromMs, untilMs] of ranges) {
        expect(await totals.totals({ fromMs, untilMs })).toEqual(totalsOf(samples, { fromMs, untilMs }, periodS));
      }
    }
    expect(totals.latestMs).toBe(between(-Infinity, at(23.99)).at(-1)!.atMs);
  });

  it('read the file of the day once, and not for what is sampled', async () => {
    const { totals, take, reads } = running(at(12));
    for (let hour = 12; hour < 16; hour++) {
      take(between(at(hour), at(hour + 1)));
      await totals.totals(rangeOfDay(day));
    }
    expect(reads.toSorted()).toEqual([before, day]);
  });

  it('go over midnight without losing or doubling a row', async () => {
    const { totals, take, card } = running(at(22));
    take(between(at(22), at(26.3)));
    for (const [fromMs, untilMs] of [
      [at(0), at(24)],
      [at(24), at(48)],
      [at(21.7) + 5, at(26) + 77],
    ] as const) {
      const found = await totals.totals({ fromMs, untilMs });
      expect(found).toEqual(totalsOf(card.samples(before, day, after), { fromMs, untilMs }, periodS));
      expectConserved(found);
    }
  });

  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('hold the %s of %i hours', async (long, hours) => {
    const taken = [...simulatedDays(long, long).values()].flat();
    const { totals } = openTotals(plantCard().files);
    for (const row of taken) totals.add(row);
    const found = (await totals.dayTotals(long))!;
    expect(found).toEqual(totalsOf(tableOf(taken), rangeOfDay(long), periodS));
    expect([found.rangeS, found.plant.pressureS]).toEqual([hours * 3600, hours * 3600]);
    expectConserved(found);
  });

  it('go on from live samples alone when there is no card', async () => {
    const { totals } = openTotals(plantCard().files);
    const taken = between(at(10), at(12));
    for (const row of taken) totals.add(row);
    expect(await totals.totals(rangeOfDay(day))).toEqual(totalsOf(tableOf(taken), rangeOfDay(day), periodS));
    expect(await totals.dayTotals(before)).toBeUndefined();
  });
});

describe('totals when the clock jumps', () => {
  const knownS = (pressureS: number, hours: number) => {
    expect(pressureS).toBeLessThanOrEqual(hours * 3600 + periodS);
    expect(pressureS).toBeGreaterThan(hours * 3600 - 10 * periodS);
  };

  it.each([0, 17_000])('back by an hour count that hour once (%i ms out of step)', async (outOfStepMs) => {
    const { totals, take, card } = running(at(8));
    take(between(at(8), at(12)));
    take(shifted(between(at(12), at(15)), -hourMs + outOfStepMs));
    for (const station of [totals, openTotals(card.files).totals]) {
      const found = await station.totals(rangeOfDay(day));
      expectConserved(found);
      knownS(found.plant.pressureS, 14);
    }
  });

  it('ahead by an hour leave that hour without data', async () => {
    const { totals, take, card } = running(at(8));
    take(between(at(8), at(12)));
    take(shifted(between(at(12), at(14)), hourMs));
    const found = await totals.totals(rangeOfDay(day));
    expect(found).toEqual(totalsOf(card.samples(before, day), rangeOfDay(day), periodS));
    expectConserved(found);
    knownS(found.plant.pressureS, 14);
  });

  it('ahead by a day and back again count every row of each day once', async () => {
    const { totals, take, card } = running(at(8));
    take(between(at(8), at(12)));
    take(shifted(between(at(12), at(12.5)), 24 * hourMs));
    take(between(at(12.5), at(20)));
    for (const station of [totals, openTotals(card.files).totals]) {
      const [today, tomorrow] = [await station.totals(rangeOfDay(day)), await station.totals(rangeOfDay(after))];
      expect([today, tomorrow]).toEqual([
        totalsOf(card.samples(before, day), rangeOfDay(day), periodS),
        totalsOf(card.samples(after), rangeOfDay(after), periodS),
      ]);
      expectConserved(await station.totals({ fromMs, untilMs: rangeOfDay(after).untilMs }), [today, tomorrow]);
      knownS(today.plant.pressureS, 19.5);
    }
  });
});
