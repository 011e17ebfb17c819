import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyTotals, totalsOf, totalsOfSums } from '../../../core/totals/index.ts';
import { slotSums } from '../../../core/totals/SlotSums.ts';
import { load, logPeriodS, machineLog, moments, noLoad, plantLog } from '../samples/logs.ts';
import { expectClose, expectConserved } from './expectConserved.ts';
import { plainTotals } from './plainTotals.ts';

describe('the sums of a table', () => {
  it('agree in every figure of machines and plant with a count row by row', () => {
    fc.assert(
      fc.property(plantLog, moments(2), (table, [fromMs, untilMs]) => {
        const range = { fromMs: fromMs!, untilMs: untilMs! };
        const totals = totalsOf(table, range, logPeriodS);
        expectConserved(totals);
        expectClose(totals, plainTotals(table, range, logPeriodS * 1000));
      }),
      { numRuns: 200 },
    );
  });

  it('of a log of many pieces agree with it too, wherever the range cuts a piece', () => {
    const words = [load, load, noLoad, load | 64, 0, 1];
    const table = machineLog(
      Array.from({ length: 17_000 }, (_, i) => [words[(i >> 6) % words.length]!, 20 + (i % 89), (i % 71) / 7] as const),
      1000,
    );
    for (const [fromMs, untilMs] of [
      [0, 17_000_000],
      [8_190_500, 8_193_700],
      [8_191_000, 16_383_999],
    ] as const)
      expectClose(totalsOf(table, { fromMs, untilMs }, 1), plainTotals(table, { fromMs, untilMs }, 1000));
  });

  it('have no negative zero, which nobody reads', () => {
    const { powerMinKW, powerMaxKW, deliveryMaxM3min } = totalsOf(machineLog([[load, -0, -0]]), { fromMs: 0, untilMs: 2000 }, 2)
      .machines[2]!;
    expect([powerMinKW, powerMaxKW, deliveryMaxM3min]).toEqual([0, 0, 0]);
  });

  it.each([
    [5, 5],
    [2000, 0],
    [NaN, 2000],
  ])('of the span %d to %d ms are none, whatever they are', (fromMs, untilMs) => {
    const slots = [slotSums(0), slotSums(1)];
    for (const { sums, extremes } of slots) {
      sums.fill(7);
      extremes.fill(7);
    }
    expect(totalsOfSums({ fromMs, untilMs }, slots)).toEqual(emptyTotals(fromMs, untilMs));
  });
});
