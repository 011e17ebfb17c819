import { mapScreenCalls as calls } from '../../adapters/contract/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { WebServer } from '../../server/http/zodTypes.ts';
import { engineersActs, screenCall, type ScreenParts, stationNote } from './screenCalls.ts';

/** The calls of the map: where stations are, as engineers enter it, and where its pictures come from. */
export function mapCalls(server: WebServer, parts: ScreenParts): void {
  const { store, note } = parts;
  const noteAt = stationNote(parts);

  screenCall(server, parts, calls.mapTiles, async () => ({ tiles: await store.settings.mapTiles() }));
  screenCall(server, parts, calls.saveMapTiles, async ({ request, body: { tiles } }) => {
    await store.settings.saveMapTiles(tiles ?? undefined);
    await note(request, { act: 'changeMap', fields: ['url', 'attribution'] });
    return undefined;
  });
  screenCall(server, parts, calls.placeStation, async (called) => {
    const { caller, body } = called;
    const { station, position } = body;
    if (!(await engineersActs(store, caller).placeStation(station, position ?? undefined)))
      throw new CallRefused(404, 'There is no such station.');
    await noteAt(called, station, { act: 'placeStation', fields: ['lat', 'lon'] });
    return undefined;
  });
}
