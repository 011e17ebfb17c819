import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { preparedTotals, quarterHourMs, type SavedTotals, daySums, joinedRecords, mergedRecord } from '../../../core/totals/index.ts';
import { rangeOf, rowAt, type SampleTable } from '../../../core/samples/index.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

const header = { date: undefined, schematicNumber: undefined, softwareVersion: undefined };
const always = { fromMs: -Infinity, untilMs: Infinity };

/** What sums that grow sample by sample come to. */
function savedOf(samples: SampleTable): SavedTotals {
  const prepared = preparedTotals();
  prepared.append(samples, logPeriodS);
  return prepared.save();
}

describe('the sums of a file', () => {
  it('are those of its quarter hours, to the last bit, of all rows and of a span', () => {
    fc.assert(
      fc.property(plantLog, fc.nat(), fc.nat(), (samples, a, b) => {
        const log = { header: { ...header, periodS: logPeriodS }, samples };
        const { summary, parts } = daySums(log, always);
        const saved = savedOf(samples);
        expect(summary?.latest).toEqual(samples.length === 0 ? undefined : rowAt(samples, samples.length - 1));
        expect(summary?.first).toEqual(samples.length === 0 ? undefined : rowAt(samples, 0));
        const [ours, theirs] = [joinedRecords(parts), saved.quarters].map((quarters) => preparedTotals({ quarters, latest: undefined }));
        for (let quarter = 0; quarter < 12; quarter++) {
          const range = { fromMs: quarter * quarterHourMs, untilMs: (quarter + 1) * quarterHourMs };
          expect(ours!.totals(range)).toEqual(theirs!.totals(range));
        }
        const at = (n: number) => samples.timesMs[n % Math.max(1, samples.length)] ?? 0;
        const span = { fromMs: Math.min(at(a), at(b)), untilMs: Math.max(at(a), at(b)) };
        expect(daySums(log, span)).toEqual(daySums({ ...log, samples: rangeOf(samples, span.fromMs, span.untilMs) }, always));
        expect(summary?.pooled.slots ?? []).toEqual(mergedRecord([saved.quarters]).slots);
      }),
    );
  });

  it.each([0, -1, NaN, 4000])('are none with a period of %d s, as prepared totals take no row then', (periodS) => {
    fc.assert(
      fc.property(plantLog, (samples) => {
        expect(daySums({ header: { ...header, periodS }, samples }, always)).toEqual({ summary: undefined, parts: [] });
        expect(preparedTotals().append(samples, periodS)).toBe(0);
      }),
      { numRuns: 5 },
    );
  });
});
