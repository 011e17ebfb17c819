import { expect, it } from '@jest/globals';
import type { PeopleContractParts } from './fleetPeopleContract.ts';

/** What every store of a fleet does about its map. */
export function fleetMapContract({ store, organisation, newStation }: PeopleContractParts): void {
  it('[FLEET-4] keeps where a station is, as those say who see it', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const station = await newStation(org);
    const seen = async () => (await store().seenBy([org]).station(station))?.position;
    expect(await seen()).toBeUndefined();
    expect(await store().actsOf([other]).placeStation(station, { lat: 1, lon: 2 })).toBe(false);
    expect(await seen()).toBeUndefined();
    expect(await store().actsOf([org]).placeStation(station, { lat: 48.4, lon: -9.99 })).toBe(true);
    expect(await seen()).toEqual({ lat: 48.4, lon: -9.99 });
    expect(await store().actsOf([org]).placeStation(station, undefined)).toBe(true);
    expect(await seen()).toBeUndefined();
  });

  it('[FLEET-4] keeps one address of the pictures of the map', async () => {
    const tiles = (host: string) => ({ url: `https://${host}/{z}/{x}/{y}.png`, attribution: '© somebody' });
    expect(await store().settings.mapTiles()).toBeUndefined();
    await store().settings.saveMapTiles(tiles('a.example'));
    await store().settings.saveMapTiles(tiles('b.example'));
    expect(await store().settings.mapTiles()).toEqual(tiles('b.example'));
    await store().settings.saveMapTiles(undefined);
    expect(await store().settings.mapTiles()).toBeUndefined();
  });
}
