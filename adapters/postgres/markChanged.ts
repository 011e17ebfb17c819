import type { Prepared, Query } from './Database.ts';

const changed: Prepared = {
  name: 'changed',
  text: `
    INSERT INTO station_change AS kept (station, is_changed, looked_ms) VALUES ($1, true, 0)
    ON CONFLICT (station) DO UPDATE SET is_changed = true WHERE NOT kept.is_changed`,
};

/** What a station is compared by is made again within the hour. */
export const markChanged = (query: Query, station: string) => query(changed, [station]);
