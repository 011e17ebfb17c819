import type { CallResult, DayFiles, Download, LoadedDayFile, SessionToken } from '../../core/ports/index.ts';
import { decodeAvailableDays, decodeDayFileList, paths } from '../contract/index.ts';
import { wholeFile, jsonList } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { loadSeveral } from './loadSeveral.ts';
import type { StationLink } from './stationLink.ts';

const lengthOf = ({ length }: { readonly length: number }) => length;
const days = jsonList(decodeAvailableDays, lengthOf);
const files = jsonList(decodeDayFileList, lengthOf);

/** Fetches day files over HTTP. */
export function httpDayFiles(link: StationLink): DayFiles {
  const read = async (path: string, token: SessionToken, download?: Download): Promise<CallResult<LoadedDayFile>> => {
    const call = { method: 'GET', path: paths.dayFile(path), token, limits: callLimits.file, waiting: download } as const;
    const answer = await askStation(link, call, wholeFile);
    return answer.outcome === 'succeeded' ? { ...answer, value: { path, bytes: answer.value } } : answer;
  };
  return {
    availableDays: (token, waiting) => askStation(link, { method: 'GET', path: paths.availableDays, token, waiting }, days),
    list: (token, waiting) => askStation(link, { method: 'GET', path: paths.dayFileList, token, waiting }, files),
    read,
    readSeveral: (wanted, token, download) => loadSeveral(wanted, (path, one) => read(path, token, one), download),
  };
}
