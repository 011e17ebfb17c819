import type { Measures } from '../../core/ports/index.ts';
import { decodeMeasures, decodeReplayState, insightPaths, insightQuery } from '../contract/index.ts';
import { anyWords, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { begunReplay } from './begunReplay.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ range: 'record', measures: 'list', not_found: 'list' }, decodeMeasures);

const replayed = jsonRecord({ state: 'text' }, decodeReplayState);

/** Asks what there is to do over HTTP; a controller may have no such call. */
export function httpMeasures(link: StationLink): Measures {
  return {
    read(range, token, waiting) {
      const path = insightPaths.measures + insightQuery(range);
      const call = { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, answered);
    },
    beginReplay({ fromMs, untilMs }, token) {
      const body = { from_ms: fromMs, until_ms: untilMs };
      const call = { method: 'POST', path: insightPaths.measuresReplay, token, body, limits: callLimits.words, isExtra: true } as const;
      return askStation(link, call, begunReplay);
    },
    readReplay(id, token, waiting) {
      const path = `${insightPaths.measuresReplay}?${new URLSearchParams({ id })}`;
      return askStation(link, { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true }, replayed);
    },
    async cancelReplay(id, token) {
      const call = { method: 'POST', path: insightPaths.cancelMeasuresReplay, token, body: { id }, limits: callLimits.words } as const;
      return { outcome: (await askStation(link, call, anyWords)).outcome };
    },
  };
}
