import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyTotals, preparedTotals, totalsOf } from '../../../core/totals/index.ts';
import { joinedRows, rangeOf, type SampleTable } from '../../../core/samples/index.ts';
import { shiftDay, plantDayRange, type TimeRange } from '../../../core/time/index.ts';
import { expectConserved } from './expectConserved.ts';
import { load, logPeriodS, machineLog, moments, noLoad, plantLog, ready } from '../samples/logs.ts';

/** The table in pieces that end where the cuts say. */
function pieces(table: SampleTable, cuts: readonly number[]): readonly SampleTable[] {
  const times = [-Infinity, ...cuts.toSorted((a, b) => a - b), Infinity];
  return times.slice(1).map((untilMs, i) => rangeOf(table, times[i]!, untilMs));
}

const rowsOf = (table: SampleTable) => (span: { fromMs: number; untilMs: number }) => rangeOf(table, span.fromMs, span.untilMs);

/** Each piece of the log lies in its own table, as the day files do. */
describe('prepared totals', () => {
  it('of any range are those of a scan, to the last bit, however the log was cut', () => {
    fc.assert(
      fc.property(plantLog, fc.array(fc.nat({ max: 6_000_000 }), { maxLength: 4 }), moments(2), (table, cuts, [fromMs, untilMs]) => {
        const prepared = preparedTotals();
        for (const piece of pieces(table, cuts)) prepared.append(piece, logPeriodS);
        const range = { fromMs: fromMs!, untilMs: untilMs! };
        const totals = prepared.totals(range, rowsOf(table));
        expect(totals).toEqual(totalsOf(table, range, logPeriodS));
        if (fromMs! < untilMs!) expectConserved(totals);
      }),
      { numRuns: 300 },
    );
  });

  it('of whole quarter hours need no samples', () => {
    fc.assert(
      fc.property(plantLog, fc.nat({ max: 6 }), fc.nat({ max: 4 }), (table, from, quarters) => {
        const prepared = preparedTotals();
        prepared.append(table, logPeriodS);
        const range = { fromMs: from * 900_000, untilMs: (from + quarters) * 900_000 };
        expect(prepared.totals(range)).toEqual(totalsOf(table, range, logPeriodS));
      }),
    );
  });

  it('go on from what was saved', () => {
    fc.assert(
      fc.property(plantLog, fc.nat({ max: 3_000_000 }), moments(2), (table, cut, [fromMs, untilMs]) => {
        const [first, second] = pieces(table, [cut]) as [SampleTable, SampleTable];
        const before = preparedTotals();
        before.append(first, logPeriodS);
        const after = preparedTotals(structuredClone(before.save()));
        after.append(second, logPeriodS);
        const range = { fromMs: fromMs!, untilMs: untilMs! };
        expect(after.totals(range, rowsOf(table))).toEqual(totalsOf(table, range, logPeriodS));
      }),
    );
  });

  it('of the days of a zone off by 45 minutes are those of a scan, over the change of clocks', () => {
    const zone = 'Pacific/Chatham';
    const first = '2026-04-02';
    const { fromMs } = plantDayRange(first, zone);
    const words = [load, load, noLoad, ready] as const;
    const table = machineLog(
      Array.from({ length: 6 * 288 }, (_, i) => [words[(i * i) % 4]!, 40 + (i % 37) / 10, (i * 7) % 11] as const),
      300_000,
      fromMs,
    );
    const prepared = preparedTotals();
    prepared.append(table, 300);
    const days = Array.from({ length: 5 }, (_, i) => plantDayRange(shiftDay(first, i), zone));
    expect(days.map((day) => (day.untilMs - day.fromMs) / 3_600_000)).toEqual([24, 24, 24, 25, 24]);
    const totals = days.map((day) => prepared.totals(day));
    expect(totals).toEqual(days.map((day) => totalsOf(table, day, 300)));
    expectConserved(prepared.totals({ fromMs, untilMs: days.at(-1)!.untilMs }), totals);
  });

  it('count each row its own period where quarter hours of two periods meet in a range', () => {
    const prepared = preparedTotals();
    const quarter = (startMs: number, periodS: number) =>
      machineLog(
        Array.from({ length: 900 / periodS }, () => [load, 60, 9] as const),
        1000 * periodS,
        startMs,
      );
    const tables = [quarter(0, 10), quarter(900_000, 60)] as const;
    prepared.append(tables[0], 10);
    prepared.append(tables[1], 60);
    const all = rowsOf(joinedRows(tables));
    const around = { fromMs: 600_000, untilMs: 1_200_000 };
    expect(prepared.totals(around, all).machines[2]!.loadS).toBe(600);
  });

  it('[BAL-15] count the latest sample at once, and no more of it when the next one comes late', () => {
    const at = (startMs: number) => machineLog([[load, 60, 9]], 10_000, startMs);
    const quarter = { fromMs: 0, untilMs: 900_000 };
    const prepared = preparedTotals();
    expect(prepared.latestMs).toBeUndefined();
    const loadS: number[] = [];
    for (const startMs of [0, 4000, 14_000, 40_000, 200_000]) {
      prepared.append(at(startMs), 10);
      loadS.push(prepared.totals(quarter).machines[2]!.loadS);
    }
    expect(loadS).toEqual([10, 14, 24, 34, 44]);
    expect(prepared.latestMs).toBe(200_000);
  });

  it('count the latest sample into the quarter hour after its own, also where a range cuts that', () => {
    const table = machineLog([[load, 60, 9]], 10_000, 895_000);
    const prepared = preparedTotals();
    prepared.append(table, 10);
    const ranges = [
      [0, 903_000],
      [901_000, 1_800_000],
      [901_000, 904_000],
      [903_000, 2_000_000],
    ] as const;
    const loadS = ranges.map(([fromMs, untilMs]) => prepared.totals({ fromMs, untilMs }, rowsOf(table)).machines[2]!.loadS);
    expect(loadS).toEqual([8, 4, 3, 2]);
  });

  it('count a latest sample that stands for an hour into each quarter hour of it', () => {
    const prepared = preparedTotals();
    prepared.append(machineLog([[load, 60, 9]], 3_600_000, 300_000), 3600);
    const loadS = (from: number, until: number) => prepared.totals({ fromMs: from * 900_000, untilMs: until * 900_000 }).machines[2]!.loadS;
    expect([loadS(0, 5), loadS(0, 1), loadS(1, 3), loadS(4, 5), loadS(5, 6)]).toEqual([3600, 600, 1800, 300, 0]);
  });

  it('keep each table its own period', () => {
    const prepared = preparedTotals();
    prepared.append(machineLog([[load, 60, 9]], 2000, 0), 2);
    prepared.append(machineLog([[load, 60, 9]], 10_000, 100_000), 10);
    expect(prepared.totals({ fromMs: 0, untilMs: 900_000 }).machines[2]).toMatchObject({ loadS: 12, noDataS: 888 });
  });

  it('take no row twice and none that is older, and say how many they took', () => {
    const table = machineLog([
      [load, 60, 9],
      [load, 60, 9],
      [load, 60, 9],
    ]);
    const prepared = preparedTotals();
    expect([prepared.append(rangeOf(table, 0, 4000), 2), prepared.append(table, 2), prepared.append(table, 2)]).toEqual([2, 1, 0]);
    expect(prepared.totals({ fromMs: 0, untilMs: 900_000 }).machines[2]).toMatchObject({ loadS: 6, energyKWh: 0.1 });
  });

  it('count what a cut quarter hour has as no data when its samples are not given', () => {
    const prepared = preparedTotals();
    prepared.append(machineLog(Array.from({ length: 900 }, () => [load, 60, 9] as const)), 2);
    expect(prepared.totals({ fromMs: 60_000, untilMs: 1_800_000 }).machines[2]).toMatchObject({ loadS: 900, noDataS: 840 });
  });

  it('ask for samples where a range cuts a quarter hour that has some, with those around it, and else for none', () => {
    const table = machineLog([[load, 60, 9]], 10_000, 100_000);
    const prepared = preparedTotals();
    const asked: TimeRange[] = [];
    const ask = (fromMs: number, untilMs: number) => {
      prepared.totals({ fromMs, untilMs }, (span) => {
        asked.push(span);
        return rangeOf(table, span.fromMs, span.untilMs);
      });
      return asked.splice(0);
    };
    expect(ask(5000, 200_000)).toEqual([]);
    prepared.append(table, 10);
    expect([ask(0, 900_000), ask(0, 0), ask(900_000, 3_600_000)]).toEqual([[], [], []]);
    expect(ask(5000, 900_000)).toEqual([{ fromMs: 5000 - 30_001, untilMs: 900_000 + 30_001 }]);
    expect(ask(5000, 200_000)).toEqual([{ fromMs: 5000 - 30_001, untilMs: 200_000 + 30_001 }]);
    expect(ask(-900_000, 7)).toEqual([{ fromMs: 0 - 30_001, untilMs: 7 + 30_001 }]);
  });

  it('of nothing are empty', () => {
    const prepared = preparedTotals();
    for (const [fromMs, untilMs] of [
      [0, 900_000],
      [5, 4],
      [7, 7],
      [NaN, 3],
      [-Infinity, Infinity],
    ] as const)
      expect(prepared.totals({ fromMs, untilMs })).toEqual(emptyTotals(fromMs, untilMs));
    expect([prepared.append(machineLog([]), 2), prepared.append(machineLog([[load, 1, 1]]), NaN)]).toEqual([0, 0]);
    expect(preparedTotals(prepared.save()).latestMs).toBeUndefined();
  });
});
