import type { MapTiles } from '../../core/fleet/index.ts';
import type { FleetWideSettings } from '../../core/ports/index.ts';
import type { Database } from './Database.ts';

const tilesName = 'mapTiles';

/** What holds for the whole fleet, by name. */
export const settingsRepository = (database: Database): FleetWideSettings => ({
  mapTiles: () =>
    database.transaction('people', async (query) => {
      const [row] = await query('SELECT value FROM fleet_setting WHERE name = $1', [tilesName]);
      const tiles: MapTiles | undefined = row?.['value'];
      return tiles;
    }),
  saveMapTiles: (tiles) =>
    database.transaction('people', async (query) => {
      await query('DELETE FROM fleet_setting WHERE name = $1', [tilesName]);
      if (tiles !== undefined) await query('INSERT INTO fleet_setting (name, value) VALUES ($1, $2)', [tilesName, JSON.stringify(tiles)]);
    }),
});
