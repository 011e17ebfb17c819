import type { Statistics } from '../../core/ports/index.ts';
import { decodeStatistics, encodeStatisticsRequest, paths } from '../contract/index.ts';
import { jsonList } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

/** Asks for statistics over HTTP. */
export function httpStatistics(link: StationLink): Statistics {
  return {
    read(name, range, token, waiting) {
      const body = encodeStatisticsRequest({ name, range });
      const call = { method: 'POST', path: paths.statistics, token, body, limits: callLimits.figures, waiting } as const;
      const reader = jsonList(
        (wire) => decodeStatistics(name, wire),
        ({ records }) => records.length,
      );
      return askStation(link, call, reader);
    },
  };
}
