import type { CallResult, FleetInsightApi, Waiting } from '../../../core/ports/index.ts';
import { decodeFleetEnergy, decodeFleetLeaks, decodeFleetModels, decodeFleetService, screenPath } from '../../contract/index.ts';
import { jsonRecord } from '../answerReaders.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall } from './screenCall.ts';

const service = jsonRecord({ places: 'list' }, decodeFleetService);
const energy = jsonRecord({ stations: 'list', months: 'list' }, decodeFleetEnergy);
const leaks = jsonRecord({ stations: 'list' }, decodeFleetLeaks);
const models = jsonRecord({ models: 'list', machines: 'list' }, decodeFleetModels);

/** Asks over HTTP for what is calculated over all stations of a fleet. */
export function httpFleetInsight({ ask }: FleetCaller): FleetInsightApi {
  const asked = <T>(name: string, reader: Parameters<typeof ask<T>>[1], query: Record<string, string | undefined>, waiting?: Waiting) =>
    ask(screenCall({ method: 'GET', path: screenPath(name) }, { query, waiting }), reader) satisfies Promise<CallResult<T>>;
  return {
    service: (waiting) => asked('service', service, {}, waiting),
    energy: (month, waiting) => asked('energy', energy, { month }, waiting),
    leaks: (waiting) => asked('leaks', leaks, {}, waiting),
    models: (waiting) => asked('models', models, {}, waiting),
  };
}
