import type { LoadProfiles } from '../../core/ports/index.ts';
import { decodeProfile, insightPaths, insightQuery } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const profile = jsonRecord({ days: 'list', duration: 'record', types: 'record' }, decodeProfile);

/** Asks for profiles over HTTP; a controller may have none. */
export function httpLoadProfiles(link: StationLink): LoadProfiles {
  return {
    read(range, of, token, waiting) {
      const path = insightPaths.profile + insightQuery(range, { of });
      return askStation(link, { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true }, profile);
    },
  };
}
