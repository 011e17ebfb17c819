import { done } from '../../adapters/contract/index.ts';
import type { Handlers } from '../http/serveCalls.ts';
import type { Services } from './Services.ts';

/** Statistics, balance and think-green. */
export function figureRoutes({ figures, access, addressOf }: Services): Pick<Handlers, 'statistics' | 'energyBalance' | 'resetThinkGreen'> {
  return {
    statistics: ({ body, signal }) => figures.statistics(body, signal),
    energyBalance: ({ body, signal }) => figures.energyBalance(body, signal),
    resetThinkGreen: ({ known, request }) => {
      figures.thinkGreen.reset();
      access.audit.note({ what: 'reset', level: known.level, address: addressOf(request.raw) });
      return done;
    },
  };
}
