import type { Leakages } from '../../core/ports/index.ts';
import { decodeLeakage, insightPaths, insightQuery } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ range: 'record', nights: 'list', methods: 'list' }, decodeLeakage);

/** Asks what leaks over HTTP; a controller may have no such call. */
export function httpLeakages(link: StationLink): Leakages {
  return {
    read(range, token, waiting) {
      const path = insightPaths.leakage + insightQuery(range);
      const call = { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, answered);
    },
  };
}
