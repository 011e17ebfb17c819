import { done } from '../../adapters/contract/index.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** Statistics, balance and think-green. */
export function figureRoutes({
  figures,
  access,
  addressOf,
}: RouteParts): Pick<Handlers, 'statistics' | 'energyBalance' | 'resetThinkGreen'> {
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
