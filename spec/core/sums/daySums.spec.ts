import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { preparedTotals, quarterHourMs } from '../../../core/samples/index.ts';
import { dayRecordSteps, daySums, type DayRecord, joinedRecords } from '../../../core/sums/index.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

const header = { date: undefined, schematicNumber: undefined, softwareVersion: undefined };
const always = { fromMs: -Infinity, untilMs: Infinity };

function recordOf(log: Parameters<typeof dayRecordSteps>[0], span = always): DayRecord {
  const steps = dayRecordSteps(log, span);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

describe('the sums of a file, made at once,', () => {
  it('are those of its quarter hours added up, to the last bit, of all rows and of a span', () => {
    fc.assert(
      fc.property(plantLog, fc.nat(), fc.nat(), (samples, a, b) => {
        const log = { header: { ...header, periodS: logPeriodS }, samples };
        const { summary, parts } = daySums(log, always);
        const record = recordOf(log);
        expect(summary).toEqual(record.summary);
        const [ours, theirs] = [joinedRecords(parts), record.quarters].map((quarters) => preparedTotals({ quarters, latest: undefined }));
        for (let quarter = 0; quarter < 12; quarter++) {
          const range = { fromMs: quarter * quarterHourMs, untilMs: (quarter + 1) * quarterHourMs };
          expect(ours!.totals(range)).toEqual(theirs!.totals(range));
        }
        const at = (n: number) => samples.timesMs[n % Math.max(1, samples.length)] ?? 0;
        const span = { fromMs: Math.min(at(a), at(b)), untilMs: Math.max(at(a), at(b)) };
        expect(daySums(log, span).summary).toEqual(recordOf(log, span).summary);
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
