import type { CallResult, ErrorLog, SessionToken, Waiting } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import { decodeFaultLog, decodeFaultWindow, encodeSeen, insightQuery, paths } from '../contract/index.ts';
import { jsonList, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

type Log = ReturnType<typeof decodeFaultLog>;
const log = jsonList(decodeFaultLog, ({ entries }) => entries.length);

const windowAround = jsonRecord({ window: 'recordOrNull' }, decodeFaultWindow);

/** Controllers that know the call by its whole address alone. */
const withoutRanges = new WeakSet<StationLink>();

/** Fetches the log of faults over HTTP. */
export function httpErrorLog(link: StationLink): ErrorLog {
  const ask = async (token: SessionToken, waiting: Waiting | undefined, range: TimeRange | undefined): Promise<CallResult<Log>> => {
    const call = { method: 'POST', token, waiting } as const;
    if (range === undefined || withoutRanges.has(link)) return askStation(link, { ...call, path: paths.errorLog }, log);
    const answer = await askStation(link, { ...call, path: paths.errorLog + insightQuery(range), isExtra: true }, log);
    if (answer.outcome !== 'notOffered') return answer;
    withoutRanges.add(link);
    return ask(token, waiting, undefined);
  };
  return {
    async read(token, waiting, range) {
      const answer = await ask(token, waiting, range);
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
