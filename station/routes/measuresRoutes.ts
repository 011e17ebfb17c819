import { done, encodeMeasures, encodeReplayState, insightRangeOf, measuresRangeOf } from '../../adapters/contract/index.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';
import { unknownReplay } from './unknownReplay.ts';

/** What there is to do, at once, or with what replays of the days say. */
export const measuresRoutes = ({
  figures,
}: Pick<RouteParts, 'figures'>): Pick<Handlers, 'measures' | 'beginMeasuresReplay' | 'measuresReplay' | 'cancelMeasuresReplay'> => ({
  measures: async ({ query, signal }) => encodeMeasures(await figures.measures(insightRangeOf(query), signal)),
  beginMeasuresReplay: ({ body }) => ({ id: figures.replayedMeasures.begin(measuresRangeOf(body)) }),
  measuresReplay({ query }) {
    const state = figures.replayedMeasures.read(query.id);
    if (state === undefined) throw unknownReplay();
    return encodeReplayState(state);
  },
  cancelMeasuresReplay({ body }) {
    if (!figures.replayedMeasures.cancel(body.id)) throw unknownReplay();
    return done;
  },
});
