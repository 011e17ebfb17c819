import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { growTotals } from '../../../core/north/index.ts';

const none = { energyKWh: undefined, airM3: undefined };
const master = { powerKW: 36, deliveryVolumeM3min: 6 };

describe('[NORTH-1] totals that only grow', () => {
  it('are power and delivered air over the time between two samples', () => {
    expect(growTotals({ energyKWh: 1, airM3: 2 }, 0, { atMs: 10_000, master })).toEqual({ energyKWh: 1.1, airM3: 3 });
  });

  it('count nothing over a gap, before a second sample, and when the clock is set back', () => {
    for (const beforeMs of [undefined, 0, 20_000, 30_000]) expect(growTotals(none, beforeMs, { atMs: 20_000, master })).toEqual(none);
  });

  it('count ten seconds without a sample, and no longer time', () => {
    expect(growTotals(none, 0, { atMs: 10_000, master })).toEqual({ energyKWh: 0.1, airM3: 1 });
    expect(growTotals(none, 0, { atMs: 10_001, master })).toEqual(none);
    expect(growTotals(none, 0, { atMs: 1, master: { powerKW: 3600, deliveryVolumeM3min: 60 } })).toEqual({
      energyKWh: 0.001,
      airM3: 0.001,
    });
  });

  it('are nothing, and not unknown, once nothing was measured to flow', () => {
    expect(growTotals(none, 0, { atMs: 2000, master: { powerKW: 0, deliveryVolumeM3min: 0 } })).toEqual({ energyKWh: 0, airM3: 0 });
  });

  it('count only what was measured', () => {
    const moment = { atMs: 2000, master, estimated: ['deliveryVolumeM3min@0'] } as const;
    expect(growTotals(none, 0, moment)).toEqual({ energyKWh: 0.02, airM3: undefined });
    expect(growTotals(none, 0, { atMs: 2000, master: { powerKW: undefined, deliveryVolumeM3min: NaN } })).toEqual(none);
  });

  it('never fall, whatever comes', () => {
    const value = fc.option(fc.double(), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(fc.record({ atMs: fc.integer({ min: 0, max: 60_000 }), powerKW: value, deliveryVolumeM3min: value })),
        (samples) => {
          let totals = { energyKWh: 0 as number | undefined, airM3: 0 as number | undefined };
          let beforeMs: number | undefined;
          for (const { atMs, ...values } of samples) {
            const next = growTotals(totals, beforeMs, { atMs, master: values });
            expect([next.energyKWh! >= totals.energyKWh!, next.airM3! >= totals.airM3!]).toEqual([true, true]);
            totals = next;
            beforeMs = atMs;
          }
        },
      ),
    );
  });
});
