import type { FleetApi } from '../../core/ports/index.ts';
import { decodeFleetJoin, decodeFleetReport, northPaths } from '../contract/index.ts';
import { anyWords, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const report = jsonRecord({ state: 'text', problem: 'textOrNull' }, decodeFleetReport);
const join = jsonRecord({ joined: 'flag', problem: 'textOrNull' }, decodeFleetJoin);

/** The station's fleet, over HTTP. */
export function httpFleet(link: StationLink): FleetApi {
  return {
    report: (token, waiting) => askStation(link, { method: 'GET', path: northPaths.fleet, token, waiting, isExtra: true }, report),
    join: (code, token) =>
      askStation(link, { method: 'POST', path: northPaths.joinFleet, token, body: { code }, limits: callLimits.trial, isExtra: true }, join),
    async leave(token) {
      const { outcome } = await askStation(link, { method: 'POST', path: northPaths.leaveFleet, token, isExtra: true }, anyWords);
      return { outcome };
    },
  };
}
