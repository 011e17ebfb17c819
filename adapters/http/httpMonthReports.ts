import type { MonthReportApi } from '../../core/ports/index.ts';
import { decodeReportList, reportPaths } from '../contract/index.ts';
import { jsonRecord, wholeFile } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const listed = jsonRecord({ months: 'list', kept: 'list' }, decodeReportList);

/** Asks for reports of months over HTTP; a controller may have no such call. */
export function httpMonthReports(link: StationLink): MonthReportApi {
  const call = (path: string) => ({ method: 'GET', path, isExtra: true }) as const;
  return {
    list: (token, waiting) => askStation(link, { ...call(reportPaths.list), token, waiting }, listed),
    read: (month, language, token, waiting) =>
      askStation(link, { ...call(reportPaths.file(month, language)), token, waiting, limits: callLimits.file }, wholeFile),
  };
}
