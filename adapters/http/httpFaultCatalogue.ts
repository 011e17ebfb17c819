import type { FaultCatalogue } from '../../core/ports/index.ts';
import { decodeFaultTexts, paths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import type { StationLink } from './stationLink.ts';

const texts = jsonRecord({ master: 'record', compressor: 'record' }, decodeFaultTexts);

/** Fetches the texts of the faults over HTTP. */
export function httpFaultCatalogue(link: StationLink): FaultCatalogue {
  return {
    read: (language, token, waiting) =>
      askStation(link, { method: 'GET', path: paths.faultTexts(language), token, waiting, isExtra: true }, texts),
  };
}
