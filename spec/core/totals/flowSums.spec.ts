import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { flowCollector, flowSumsOf, preparedTotals, quarterHourMs } from '../../../core/totals/index.ts';
import { quarterSums } from '../../../core/totals/quarterSums.ts';
import { rangeOf } from '../../../core/samples/index.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

describe('what says of leaks, of quarter hours,', () => {
  it('is in the totals of each, to the last bit, also of samples that come in parts', () => {
    fc.assert(
      fc.property(plantLog, fc.nat({ max: 12 }), fc.nat({ max: 12 }), (table, first, count) => {
        const prepared = preparedTotals();
        prepared.append(table, logPeriodS);
        const range = { fromMs: first * quarterHourMs, untilMs: (first + count) * quarterHourMs };
        const collector = flowCollector({ fromMs: range.fromMs - 7, untilMs: range.untilMs + 7 });
        for (const part of quarterSums(table, logPeriodS, logPeriodS)) collector.add(flowSumsOf(part));
        const collected = [...collector.totals];
        expect(collected.length).toBe(count);
        for (const [i, { fromMs, plant, machines }] of collected.entries()) {
          expect(fromMs).toBe(range.fromMs + i * quarterHourMs);
          const whole = prepared.totals({ fromMs, untilMs: fromMs + quarterHourMs });
          expect(whole.plant).toMatchObject(plant);
          expect(whole.machines).toMatchObject(machines);
        }
      }),
    );
  });

  it('is nothing where there are no samples', () => {
    fc.assert(
      fc.property(plantLog, (table) => {
        expect(quarterSums(rangeOf(table, 0, 0), logPeriodS)).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});
