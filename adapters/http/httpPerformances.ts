import type { Performances, SessionToken } from '../../core/ports/index.ts';
import { decodePerformance, encodePerformanceAsked, insightPaths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ range: 'record', figures: 'record', days: 'list' }, decodePerformance);

/** Asks for the energy against a baseline over HTTP; a controller may have no such call. */
export function httpPerformances(link: StationLink): Performances {
  const send = (path: string, body: object, token: SessionToken, language: string) =>
    saveAtStation(link, { method: 'POST', path, token, language, body, limits: callLimits.words }, saysDone);
  return {
    read(asked, token, waiting) {
      const path = insightPaths.performance + encodePerformanceAsked(asked);
      const call = { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, answered);
    },
    importVariables: (text, by, token, language) => send(insightPaths.variables, { text, by }, token, language),
    removeVariable: (name, token, language) => send(insightPaths.removeVariable, { name }, token, language),
  };
}
