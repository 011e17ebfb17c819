import type { Costs } from '../../core/ports/index.ts';
import { decodeCost, insightPaths, insightQuery } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ range: 'record', cost: 'record', by_rate: 'list' }, decodeCost);

/** Asks what energy cost over HTTP; a controller may have no such call. */
export function httpCosts(link: StationLink): Costs {
  return {
    read(range, every, token, waiting) {
      const path = insightPaths.cost + insightQuery(range, { every });
      const call = { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, answered);
    },
  };
}
