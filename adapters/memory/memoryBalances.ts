import { balancePurposeOf, energyBalanceOf, tariffOf } from '../../core/balance/index.ts';
import { installedCompressors, type StationSnapshot } from '../../core/master/index.ts';
import type { Balances, Log } from '../../core/ports/index.ts';
import type { UnitSettings } from '../../core/settings/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemoryTotals } from './memoryTotals.ts';

export interface MemoryBalancesParts {
  readonly gate: MemoryGate;
  readonly totalsOf: MemoryTotals;
  readonly plant: () => StationSnapshot | undefined;
  readonly units: () => UnitSettings;
  readonly log: Log;
}

/** Makes balances of the samples of a twin. */
export function memoryBalances({ gate, totalsOf, plant, units, log }: MemoryBalancesParts): Balances {
  return {
    read(purpose, range, token, waiting) {
      if ('problem' in balancePurposeOf(purpose)) {
        log.warn('failed to understand which energy balance you actually want.', purpose);
        return Promise.resolve({ outcome: 'refused' });
      }
      return gate.ask({ call: 'energyBalance', sent: { purpose, range }, token, signal: waiting?.signal }, () => {
        const snapshot = plant();
        const totals = totalsOf(range);
        return totals && energyBalanceOf(totals, snapshot === undefined ? [] : installedCompressors(snapshot), tariffOf(units()));
      });
    },
  };
}
