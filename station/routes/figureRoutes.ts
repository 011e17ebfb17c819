import { decodeHistoryRequest, decodeInputsRequest, done, encodeHistory, encodeInputs } from '../../adapters/contract/index.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** Statistics, balance, think-green, the steps of long ranges and the minutes of analog inputs. */
export function figureRoutes({
  figures,
  inputMinutes,
  access,
  marks,
  addressOf,
}: RouteParts): Pick<Handlers, 'statistics' | 'energyBalance' | 'inputs' | 'channelHistory' | 'resetThinkGreen'> {
  return {
    statistics: ({ body, signal }) => figures.statistics(body, signal),
    energyBalance: ({ body, signal }) => figures.energyBalance(body, signal),
    async inputs({ body, signal }) {
      const { range, ids } = decodeInputsRequest(body);
      return encodeInputs(await inputMinutes.read(range, ids, signal));
    },
    async channelHistory({ body, signal }) {
      const { range, channels } = decodeHistoryRequest(body);
      return encodeHistory(await figures.history.read(range, channels, signal));
    },
    resetThinkGreen: ({ known, request, query }) => {
      figures.thinkGreen.reset();
      marks.happened('reset', query.name?.trim());
      access.audit.note({ what: 'reset', level: known.level, address: addressOf(request.raw) });
      return done;
    },
  };
}
