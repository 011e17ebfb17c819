import { decodeWhatIfAsked, done, encodeWhatIf } from '../../adapters/contract/index.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';
import { unknownReplay } from './unknownReplay.ts';

/** Replays of finished days with a change. */
export const whatIfRoutes = ({
  figures: { whatIf },
}: Pick<RouteParts, 'figures'>): Pick<Handlers, 'beginWhatIf' | 'whatIf' | 'cancelWhatIf'> => ({
  beginWhatIf: ({ body }) => ({ id: whatIf.begin(decodeWhatIfAsked(body)) }),
  whatIf({ query }) {
    const state = whatIf.read(query.id);
    if (state === undefined) throw unknownReplay();
    return encodeWhatIf(state);
  },
  cancelWhatIf({ body }) {
    if (!whatIf.cancel(body.id)) throw unknownReplay();
    return done;
  },
});
