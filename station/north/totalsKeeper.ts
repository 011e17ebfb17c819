import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import { growTotals, type GrowingTotals } from '../../core/north/index.ts';
import type { NorthRepository } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import type { Outlet } from './Outlet.ts';

export interface TotalsKeeperParts {
  readonly repository: Pick<NorthRepository, 'totals' | 'saveTotals'>;
  readonly log: Logger;
  readonly saveEveryMs?: number;
}

/** Energy and air that only ever grow. */
export interface TotalsKeeper extends Outlet {
  /** As they are in the database, so that what was said once is never taken back, whatever ends the station. */
  said(): GrowingTotals;
  close(): void;
}

/** Counts what is measured, from sample to sample. */
export function totalsKeeper({ repository, log, saveEveryMs = msPerMinute }: TotalsKeeperParts): TotalsKeeper {
  let saved = repository.totals();
  let totals = saved;
  let beforeMs: number | undefined;
  let hasFailed = false;

  const save = () => {
    if (totals === saved) return;
    try {
      repository.saveTotals(totals);
      saved = totals;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error(`totals for other programs cannot be saved (${messageOf(error)})`);
      hasFailed = true;
    }
  };
  const timer = setInterval(save, saveEveryMs);
  timer.unref();
  return {
    take(sample) {
      totals = growTotals(totals, beforeMs, sample);
      beforeMs = sample.atMs;
    },
    said: () => saved,
    close() {
      clearInterval(timer);
      save();
    },
  };
}
