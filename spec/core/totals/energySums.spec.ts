import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { energyCollector, energySumsOf, preparedTotals, quarterHourMs } from '../../../core/totals/index.ts';
import { quarterSums } from '../../../core/totals/quarterSums.ts';
import { logPeriodS, plantLog } from '../samples/logs.ts';

describe('the energy of quarter hours', () => {
  const firstAndCount = [fc.nat({ max: 12 }), fc.nat({ max: 12 })] as const;

  it('is in the totals of each, to the last bit, also of samples that come in parts', () => {
    fc.assert(
      fc.property(plantLog, ...firstAndCount, (table, first, count) => {
        const prepared = preparedTotals();
        prepared.append(table, logPeriodS);
        const range = { fromMs: first * quarterHourMs, untilMs: (first + count) * quarterHourMs };
        const collector = energyCollector({ fromMs: range.fromMs - 7, untilMs: range.untilMs + 7 });
        for (const part of quarterSums(table, logPeriodS, logPeriodS)) collector.add(energySumsOf(part));
        const each = new Map(collector.each);
        expect(each).toEqual(collector.by((quarter) => quarter));
        expect([...each.keys()]).toEqual(Array.from({ length: count }, (_, i) => first + i));
        for (const [quarter, { machines }] of each) {
          const fromMs = quarter * quarterHourMs;
          expect(prepared.totals({ fromMs, untilMs: fromMs + quarterHourMs }).machines).toMatchObject(machines);
        }
      }),
    );
  });

  it('of several together is that of the time that they make, to the last bit', () => {
    fc.assert(
      fc.property(plantLog, ...firstAndCount, (table, first, count) => {
        const prepared = preparedTotals();
        prepared.append(table, logPeriodS);
        const range = { fromMs: first * quarterHourMs, untilMs: (first + count) * quarterHourMs };
        const collector = energyCollector(range);
        for (const part of quarterSums(table, logPeriodS, logPeriodS)) collector.add(energySumsOf(part));
        for (const [, { quarters, machines }] of collector.by(() => 'all')) {
          expect(quarters).toBe(count);
          expect(prepared.totals(range).machines).toMatchObject(machines);
        }
      }),
    );
  });
});
