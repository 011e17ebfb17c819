import { valueOrigins } from '../../core/master/index.ts';
import type { StationFacts, StationInfo } from '../../core/ports/index.ts';
import { numberOr, oneOf, paths, recordOr, textOr } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { isNotOffered } from './askStation.ts';
import type { StationLink } from './stationLink.ts';

const originOr = oneOf(valueOrigins);

const facts = jsonRecord({ version: 'text' }, (wire): StationFacts => {
  const health = recordOr(wire);
  const changesMachine = health['changes_machine'];
  const controllerVersion = textOr(health['controller_version']);
  const origin = originOr(health['origin']);
  return {
    version: textOr(health['version']) ?? '',
    stationName: textOr(health['station_name']) ?? '',
    contactLink: textOr(health['contact_link']) ?? '',
    compressorCount: numberOr(health['compressor_count']) ?? 0,
    ...(controllerVersion !== undefined && { controllerVersion }),
    ...(origin !== undefined && { origin }),
    ...(typeof changesMachine === 'boolean' && { changesMachine }),
  };
});

/** Reads what the station says before login. */
export function httpStationInfo(link: StationLink): StationInfo {
  return {
    async read() {
      const answer = await link.exchange({ method: 'GET', path: paths.health });
      if ('outcome' in answer) {
        link.log.warn('station does not answer', answer.cause);
        return { outcome: answer.outcome };
      }
      if (isNotOffered(answer)) return { outcome: 'notOffered' };
      const value = facts(answer);
      return value === undefined ? { outcome: 'failed' } : { outcome: 'succeeded', value };
    },
  };
}
