import type { Query } from './Database.ts';

/** What a station is compared by is made again within the hour. */
export const markChanged = (query: Query, station: string) =>
  query(
    'INSERT INTO station_change (station, is_changed, looked_ms) VALUES ($1, true, 0) ON CONFLICT (station) DO UPDATE SET is_changed = true',
    [station],
  );
