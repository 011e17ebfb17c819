import type { PriceSeriesApi } from '../../core/ports/index.ts';
import { decodeSeries, encodeSeriesRequest, seriesPaths } from '../contract/index.ts';
import { jsonList } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

const series = jsonList(decodeSeries, ({ length }) => length);

/** Lists, saves and removes series of prices over HTTP. */
export function httpPriceSeries(link: StationLink): PriceSeriesApi {
  const { words: limits } = callLimits;
  return {
    list: (token) => askStation(link, { method: 'GET', path: seriesPaths.series, token, isExtra: true }, series),
    save: (name, perKWh, overlap, token, language) =>
      saveAtStation(
        link,
        { method: 'POST', path: seriesPaths.series, token, language, body: encodeSeriesRequest(name, perKWh, overlap), limits },
        saysDone,
      ),
    remove: (name, token, language) =>
      saveAtStation(link, { method: 'POST', path: seriesPaths.remove, token, language, body: { name }, limits }, saysDone),
  };
}
