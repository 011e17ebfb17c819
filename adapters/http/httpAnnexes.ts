import type { Annexes } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { decodeAnnex, insightPaths, insightQuery } from '../contract/index.ts';
import { jsonRecord, wholeFile } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ outline: 'recordOrNull' }, decodeAnnex);

/** Asks for annexes over HTTP; a controller may have no such call. */
export function httpAnnexes(link: StationLink): Annexes {
  const call = (path: string, range: TimeRange) => ({ method: 'GET', path: path + insightQuery(range), isExtra: true }) as const;
  const limits = { ...callLimits.file, answerMs: callLimits.figures.answerMs };
  return {
    read: (range, token, waiting) =>
      askStation(link, { ...call(insightPaths.annex, range), token, waiting, limits: callLimits.figures }, answered),
    paper: (range, language, token, waiting) =>
      askStation(link, { ...call(insightPaths.annexPaper(language), range), token, waiting, limits }, wholeFile),
    folder: (range, language, token, waiting) =>
      askStation(link, { ...call(insightPaths.annexFolder(language), range), token, waiting, limits }, wholeFile),
  };
}
