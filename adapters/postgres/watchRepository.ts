import type { FleetWatches } from '../../core/ports/index.ts';
import type { Database } from './Database.ts';

/** Who looks at which station. */
export const watchRepository = (database: Database): FleetWatches => ({
  async watch(station, untilMs) {
    await database.transaction('owner', (query) =>
      query('UPDATE station SET watched_until_ms = GREATEST(watched_until_ms, $2) WHERE id = $1', [station, untilMs]),
    );
    await database.say(station);
  },
  onWatch: (listener) => database.onSaid(listener),
});
