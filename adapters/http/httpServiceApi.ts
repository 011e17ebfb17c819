import type { ServiceApi } from '../../core/ports/index.ts';
import { decodeRunningDays, decodeServices, encodeServiceEntry, servicePaths } from '../contract/index.ts';
import { jsonList, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

const history = jsonRecord({ can_restart: 'flag', records: 'list' }, decodeServices);
const running = jsonList(decodeRunningDays, ({ size }) => size);

/** Closed services over HTTP; a controller may keep none. */
export function httpServiceApi(link: StationLink): ServiceApi {
  const { words, figures } = callLimits;
  return {
    history: (token, waiting) => askStation(link, { method: 'GET', path: servicePaths.services, token, waiting, isExtra: true }, history),
    runningDays: (token, waiting) =>
      askStation(link, { method: 'GET', path: servicePaths.runningDays, token, limits: figures, waiting, isExtra: true }, running),
    close: (entry, token, language) =>
      saveAtStation(
        link,
        { method: 'POST', path: servicePaths.services, token, language, body: encodeServiceEntry(entry), limits: words },
        saysDone,
      ),
    takeBack: (id, token, language) =>
      saveAtStation(link, { method: 'POST', path: servicePaths.takeBack, token, language, body: { id }, limits: words }, saysDone),
  };
}
