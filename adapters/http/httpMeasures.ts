import type { Measures } from '../../core/ports/index.ts';
import { decodeMeasures, insightPaths, insightQuery } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ range: 'record', measures: 'list', not_found: 'list' }, decodeMeasures);

/** Asks what there is to do over HTTP; a controller may have no such call. */
export function httpMeasures(link: StationLink): Measures {
  return {
    read(range, token, waiting) {
      const path = insightPaths.measures + insightQuery(range);
      const call = { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, answered);
    },
  };
}
