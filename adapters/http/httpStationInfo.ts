import type { Log, StationInfo } from '../../core/ports/index.ts';
import { numberOr, paths, recordOr, textOr } from '../contract/index.ts';
import { jsonCall } from './httpCall.ts';

/** Reads what the station tells before login. */
export function httpStationInfo(log: Log, origin = ''): StationInfo {
  return {
    async read() {
      try {
        const { status, body } = await jsonCall(origin + paths.health);
        if (status !== 200) return undefined;
        const health = recordOr(body);
        return {
          version: textOr(health['version']) ?? '',
          stationName: textOr(health['station_name']) ?? '',
          contactLink: textOr(health['contact_link']) ?? '',
          compressorCount: numberOr(health['compressor_count']) ?? 0,
        };
      } catch (cause) {
        log.warn('station does not answer', cause);
        return undefined;
      }
    },
  };
}
