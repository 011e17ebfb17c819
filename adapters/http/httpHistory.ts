import type { ChannelHistory } from '../../core/ports/index.ts';
import { decodeHistory, encodeHistoryRequest, paths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const stepped = jsonRecord({ times_ms: 'list', channels: 'list' }, decodeHistory);

/** Asks for the steps of long ranges over HTTP; a controller may have none. */
export function httpHistory(link: StationLink): ChannelHistory {
  return {
    read(range, channels, token, waiting) {
      const body = encodeHistoryRequest({ range, channels });
      const call = { method: 'POST', path: paths.channelHistory, token, body, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, stepped);
    },
  };
}
