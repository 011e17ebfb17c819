import { decodeInputsRequest, done, encodeInputs } from '../../adapters/contract/index.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** Statistics, balance, think-green and the minutes of analog inputs. */
export function figureRoutes({
  figures,
  inputMinutes,
  access,
  addressOf,
}: RouteParts): Pick<Handlers, 'statistics' | 'energyBalance' | 'inputs' | 'resetThinkGreen'> {
  return {
    statistics: ({ body, signal }) => figures.statistics(body, signal),
    energyBalance: ({ body, signal }) => figures.energyBalance(body, signal),
    async inputs({ body, signal }) {
      const { range, ids } = decodeInputsRequest(body);
      return encodeInputs(await inputMinutes.read(range, ids, signal));
    },
    resetThinkGreen: ({ known, request }) => {
      figures.thinkGreen.reset();
      access.audit.note({ what: 'reset', level: known.level, address: addressOf(request.raw) });
      return done;
    },
  };
}
