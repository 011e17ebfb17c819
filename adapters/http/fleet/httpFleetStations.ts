import type { FleetStationsApi } from '../../../core/ports/index.ts';
import { stationScreenCalls as calls } from '../../contract/index.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall, screenReader } from './screenCall.ts';

/** Asks for the stations of a fleet over HTTP. */
export function httpFleetStations({ ask, order }: FleetCaller): FleetStationsApi {
  return {
    stations: (waiting) => ask(screenCall(calls.stations, { waiting }), screenReader(calls.stations)),
    station: (station, waiting) => ask(screenCall(calls.station, { params: { station }, waiting }), screenReader(calls.station)),
    days: (station, { from, until }, waiting) =>
      ask(screenCall(calls.stationDays, { params: { station }, query: { from, until }, waiting }), screenReader(calls.stationDays)),
    quarters: (station, day, waiting) =>
      ask(screenCall(calls.stationQuarters, { params: { station }, query: { day }, waiting }), screenReader(calls.stationQuarters)),
    faults: (waiting) => ask(screenCall(calls.faults, { waiting }), screenReader(calls.faults)),
    acknowledge: (body) => order(screenCall(calls.acknowledgeFault, { body })),
    data: (waiting) => ask(screenCall(calls.data, { waiting }), screenReader(calls.data)),
  };
}
