import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  preparedTotals,
  quarterHourMs,
  type QuarterRecords,
  type SavedTotals,
  daySums,
  joinedRecords,
  mergedRecord,
} from '../../../core/totals/index.ts';
import { rangeOf, rowAt, type SampleTable } from '../../../core/samples/index.ts';
import { load, logPeriodS, machineLog, noLoad, off, plantLog, ready } from '../samples/logs.ts';

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

  it.each([8191, 8192, 8193, 8194, 17_000])('are those of its quarter hours, to the last bit, also of %i rows', (count) => {
    const words = [load, load, noLoad, ready, off];
    const samples = machineLog(
      Array.from({ length: count }, (_, i) => [words[Math.floor(i / 61) % words.length]!, 20 + (i % 89), (i % 71) / 7] as const),
      2000,
      895_000,
    );
    const { parts, summary } = daySums({ header: { ...header, periodS: 2 }, samples }, always);
    const prepared = preparedTotals();
    prepared.append(samples, 2);
    const { quarters } = prepared.save();
    const totalsOf = (of: QuarterRecords, first: number, behind: number) =>
      preparedTotals({ quarters: of, latest: undefined }).totals({ fromMs: first * quarterHourMs, untilMs: behind * quarterHourMs });
    const [first, last] = [quarters.numbers[0]!, quarters.numbers.at(-1)!];
    for (let quarter = first; quarter <= last; quarter++) {
      expect(totalsOf(joinedRecords(parts), quarter, quarter + 1)).toEqual(totalsOf(quarters, quarter, quarter + 1));
    }
    expect(totalsOf(summary!.pooled, first, last + 1)).toEqual(totalsOf(quarters, first, last + 1));
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
