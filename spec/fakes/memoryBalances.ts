import { balancePurposeOf, energyBalanceOf } from '../../core/balance/index.ts';
import { tariffOf } from '../../core/tariff/index.ts';
import { estimateLeak } from '../../core/leakage/index.ts';
import { installedCompressors, type StationSnapshot } from '../../core/master/index.ts';
import type { Balances, Log } from '../../core/ports/index.ts';
import { samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { UnitSettings } from '../../core/settings/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemoryTotals } from './memoryTotals.ts';

export interface MemoryBalancesParts {
  readonly gate: MemoryGate;
  readonly totalsOf: MemoryTotals;
  readonly samples: SampleTable;
  /** Of the plant. */
  readonly zone: () => string;
  readonly plant: () => StationSnapshot | undefined;
  readonly units: () => UnitSettings;
  readonly log: Log;
}

/** Makes balances of the samples of a fake. */
export function memoryBalances({ gate, totalsOf, samples, zone, plant, units, log }: MemoryBalancesParts): Balances {
  return {
    read(purpose, range, token, waiting) {
      if ('problem' in balancePurposeOf(purpose)) {
        log.warn('failed to understand which energy balance you actually want.', purpose);
        return Promise.resolve({ outcome: 'refused' });
      }
      return gate.ask({ call: 'energyBalance', sent: { purpose, range }, token, signal: waiting?.signal }, () => {
        const snapshot = plant();
        const totals = totalsOf(range);
        if (totals === undefined) return undefined;
        const leak = estimateLeak(samples, { ...range, zone: zone(), periodS: samplePeriodS });
        return energyBalanceOf(totals, snapshot === undefined ? [] : installedCompressors(snapshot), tariffOf(units()), leak);
      });
    },
  };
}
