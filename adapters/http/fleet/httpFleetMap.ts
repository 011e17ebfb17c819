import type { FleetMapApi } from '../../../core/ports/index.ts';
import { mapScreenCalls as calls } from '../../contract/index.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall, screenReader } from './screenCall.ts';

/** Asks over HTTP for what the map of a fleet is made of, and changes it. */
export function httpFleetMap({ ask, order }: FleetCaller): FleetMapApi {
  return {
    tiles: (waiting) => ask(screenCall(calls.mapTiles, { waiting }), screenReader(calls.mapTiles)),
    saveTiles: (tiles) => order(screenCall(calls.saveMapTiles, { body: { tiles: tiles ?? null } })),
    place: (station, position) => order(screenCall(calls.placeStation, { body: { station, position: position ?? null } })),
  };
}
