import type { ErrorLog } from '../../core/ports/index.ts';
import { decodeFaultLog, decodeFaultWindow, encodeSeen, paths } from '../contract/index.ts';
import { jsonList, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

const log = jsonList(decodeFaultLog, ({ entries }) => entries.length);

const windowAround = jsonRecord({ window: 'recordOrNull' }, decodeFaultWindow);

/** Fetches the log of faults over HTTP. */
export function httpErrorLog(link: StationLink): ErrorLog {
  return {
    async read(token, waiting) {
      const answer = await askStation(link, { method: 'POST', path: paths.errorLog, token, waiting }, log);
      if (answer.outcome !== 'succeeded') return answer;
      const { entries, skippedCount } = answer.value;
      if (skippedCount > 0) link.log.warn(`${skippedCount} entries of the error log cannot be read`);
      return { outcome: 'succeeded', value: entries };
    },
    window: (atMs, token, waiting) =>
      askStation(link, { method: 'POST', path: paths.faultWindow, token, waiting, body: { datum: atMs }, isExtra: true }, windowAround),
    note: (of, seen, token, language) =>
      saveAtStation(
        link,
        { method: 'POST', path: paths.seenFault, token, language, body: encodeSeen(of, seen), limits: callLimits.words },
        saysDone,
      ),
  };
}
