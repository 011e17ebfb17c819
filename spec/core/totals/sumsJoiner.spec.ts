import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  preparedTotals,
  quarterHourMs,
  totalsOf,
  cutSpans,
  daySums,
  type DayRecord,
  joinedRecords,
  noRecords,
  overlapOf,
  type SampleSums,
  sumsJoiner,
} from '../../../core/totals/index.ts';
import { emptyRow, rangeOf, type SampleTable, joinedRows } from '../../../core/samples/index.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

const header = { date: undefined, schematicNumber: undefined, softwareVersion: undefined, periodS: logPeriodS };

function recordOf(samples: SampleTable): DayRecord {
  const { summary, parts } = daySums({ header, samples }, { fromMs: -Infinity, untilMs: Infinity });
  return { summary, quarters: joinedRecords(parts) };
}

describe('sums of runs of samples', () => {
  it('joined make the totals of one scan of all samples, to the last bit, of any range', () => {
    const cuts = fc.array(fc.nat({ max: 10_000_000 }), { maxLength: 4 });
    const edge = fc.oneof(
      fc.nat({ max: 10_000_000 }),
      fc.nat({ max: 12 }).map((quarter) => quarter * quarterHourMs),
    );
    fc.assert(
      fc.property(plantLog, cuts, edge, edge, (log, at, a, b) => {
        const table = joinedRows([log]);
        const range = { fromMs: Math.min(a, b), untilMs: Math.max(a, b) };
        const edges = [-Infinity, ...at.sort((x, y) => x - y), Infinity];
        const runs = edges.slice(1).map((untilMs, i) => rangeOf(table, edges[i]!, untilMs));
        const near = joinedRows(
          cutSpans(range, logPeriodS).flatMap(({ fromMs, untilMs }) => runs.map((run) => rangeOf(run, fromMs, untilMs))),
        );
        const joiner = sumsJoiner(range);
        for (const { summary, quarters } of runs.map(recordOf)) {
          if (summary !== undefined) joiner.add(summary, joiner.needsQuarters(summary) ? quarters : undefined);
        }
        const totals = preparedTotals(joiner.end()).totals(range, ({ fromMs, untilMs }) => rangeOf(near, fromMs, untilMs));
        expect(totals).toEqual(totalsOf(table, range, logPeriodS));
      }),
    );
  });

  it.each([
    [0, 4, 'all'],
    [1, 3, 'all'],
    [1, 2.9, 'part'],
    [1.1, 3, 'part'],
    [2.9, 4, 'part'],
    [0, 1.1, 'part'],
    [0, 1, 'nothing'],
    [3, 4, 'nothing'],
    [0, 0.5, 'nothing'],
  ] as const)('from the second into the third quarter hour: a range from %d to %d takes %s of them', (from, until, overlap) => {
    const sums: SampleSums = { first: emptyRow(1.5 * quarterHourMs), latest: emptyRow(2 * quarterHourMs), periodS: 10, pooled: noRecords };
    const range = { fromMs: from * quarterHourMs, untilMs: until * quarterHourMs };
    expect(overlapOf(range, sums)).toBe(overlap);
    expect(sumsJoiner(range).needsQuarters(sums)).toBe(overlap === 'part');
  });
});
