import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { preparedTotals, quarterHourMs, joinedRecords, noRecords, mergedRecord } from '../../../core/totals/index.ts';
import { rangeOf, type SampleTable } from '../../../core/samples/index.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

const savedOf = (table: SampleTable) => {
  const prepared = preparedTotals();
  prepared.append(table, logPeriodS);
  return prepared.save();
};
const cut = fc.nat({ max: 8 }).map((quarter) => quarter * quarterHourMs);

describe('sums of quarter hours', () => {
  it('of parts, joined, are those of the parts one after the other', () => {
    fc.assert(
      fc.property(plantLog, cut, (table, atMs) => {
        const [first, second] = [savedOf(rangeOf(table, -Infinity, atMs)).quarters, savedOf(rangeOf(table, atMs, Infinity)).quarters];
        const joined = preparedTotals({ quarters: joinedRecords([first, noRecords, second]), latest: undefined });
        const each = [first, second].map((quarters) => preparedTotals({ quarters, latest: undefined }));
        for (let quarter = 0; quarter < 12; quarter++) {
          const range = { fromMs: quarter * quarterHourMs, untilMs: (quarter + 1) * quarterHourMs };
          const of = each[range.fromMs < atMs ? 0 : 1]!;
          // the last row before the cut may reach behind it
          if (range.fromMs !== atMs) expect(joined.totals(range)).toEqual(of.totals(range));
        }
      }),
    );
  });

  it('pooled into one record make the same totals of all of them, to the last bit', () => {
    fc.assert(
      fc.property(plantLog, plantLog, (table, other) => {
        const { quarters, latest } = savedOf(table);
        const all = { fromMs: 0, untilMs: 200 * quarterHourMs };
        const whole = preparedTotals({ quarters, latest }).totals(all);
        expect(preparedTotals({ quarters: mergedRecord([quarters]), latest }).totals(all)).toEqual(whole);
        expect(preparedTotals({ quarters: mergedRecord([noRecords, mergedRecord([quarters])]), latest }).totals(all)).toEqual(whole);
        const second = savedOf(other).quarters;
        expect(mergedRecord([quarters, second]).slots).toEqual(mergedRecord([mergedRecord([quarters]), mergedRecord([second])]).slots);
      }),
    );
  });

  it('of nothing are nothing', () => {
    expect([mergedRecord([]), joinedRecords([])]).toEqual([noRecords, noRecords]);
    expect(mergedRecord([noRecords])).toBe(noRecords);
  });
});
