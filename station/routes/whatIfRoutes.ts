import { decodeWhatIfAsked, done, encodeWhatIf } from '../../adapters/contract/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

const unknown = () => new CallRefused(410, 'There is no such replay, or not any more.');

/** Replays of finished days with a change. */
export const whatIfRoutes = ({
  figures: { whatIf },
}: Pick<RouteParts, 'figures'>): Pick<Handlers, 'beginWhatIf' | 'whatIf' | 'cancelWhatIf'> => ({
  beginWhatIf: ({ body }) => ({ id: whatIf.begin(decodeWhatIfAsked(body)) }),
  whatIf({ query }) {
    const state = whatIf.read(query.id);
    if (state === undefined) throw unknown();
    return encodeWhatIf(state);
  },
  cancelWhatIf({ body }) {
    if (!whatIf.cancel(body.id)) throw unknown();
    return done;
  },
});
