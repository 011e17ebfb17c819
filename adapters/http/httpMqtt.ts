import type { MqttApi } from '../../core/ports/index.ts';
import { decodeMqttReport, decodeMqttTrial, northPaths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const report = jsonRecord({ state: 'text', problem: 'textOrNull' }, decodeMqttReport);
const trial = jsonRecord({ connected: 'flag', problem: 'textOrNull' }, decodeMqttTrial);

/** How the broker is that is shown the plant, over HTTP. */
export function httpMqtt(link: StationLink): MqttApi {
  return {
    report: (token, waiting) => askStation(link, { method: 'GET', path: northPaths.mqtt, token, waiting, isExtra: true }, report),
    try: (token, waiting) =>
      askStation(link, { method: 'POST', path: northPaths.tryMqtt, token, limits: callLimits.mail, waiting, isExtra: true }, trial),
  };
}
