import * as z from 'zod/mini';
import { type MapPosition, type MapTiles, tileOrigin } from '../../../../core/fleet/index.ts';
import { id, maybe, screenPath, type ScreenCallSpec } from './screenParts.ts';

/** Where a station is. */
export const mapPosition: z.ZodMiniType<MapPosition> = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
});

const tiles: z.ZodMiniType<MapTiles> = z.object({
  url: z.string().check(
    z.maxLength(500),
    z.refine((url) => tileOrigin(url) !== undefined, 'expected http(s)://.../{z}/{x}/{y}'),
  ),
  attribution: z.string().check(z.trim(), z.maxLength(200)),
});

/** Calls about the map of the stations: where they are, and where its pictures come from. */
export const mapScreenCalls = {
  mapTiles: { method: 'GET', path: screenPath('map'), need: 'viewer', answer: z.object({ tiles: maybe(tiles) }) },
  saveMapTiles: { method: 'POST', path: screenPath('map'), need: 'root', body: z.object({ tiles: z.nullable(tiles) }), answer: 'nothing' },
  placeStation: {
    method: 'POST',
    path: screenPath('stations/place'),
    need: 'engineer',
    body: z.object({ station: id, position: z.nullable(mapPosition) }),
    answer: 'nothing',
  },
} as const satisfies Readonly<Record<string, ScreenCallSpec>>;
