import type { Balances } from '../../core/ports/index.ts';
import type { StationLink } from './stationLink.ts';

/** Asks for energy balances over HTTP; `load` fetches what reads them with the first one, as few pages need it. */
export function httpBalances(link: StationLink, load = () => import('./readBalance.ts')): Balances {
  return {
    async read(...question) {
      const code = await load().catch((error: unknown) => link.log.warn('the code for energy balances could not be fetched', error));
      return code?.readBalance(link, question) ?? { outcome: 'unreachable' };
    },
  };
}
