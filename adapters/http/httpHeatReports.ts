import type { HeatReports } from '../../core/ports/index.ts';
import { decodeHeatReport, insightPaths, insightQuery } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ range: 'record', heat: 'record', months: 'list' }, decodeHeatReport);

/** Asks for waste heat over HTTP; a controller may have no such call. */
export function httpHeatReports(link: StationLink): HeatReports {
  return {
    read(range, circuit, token, waiting) {
      const path = insightPaths.heatReport + insightQuery(range, { circuit });
      const call = { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, answered);
    },
  };
}
