import { beforeAll, describe, expect, it } from '@jest/globals';
import { type PostgresServer, postgresServer } from '../adapters/postgres/postgresServer.ts';
import { freshStates } from './trials/lookedAt.ts';
import { type ManyFigures, manyStations } from './trials/manyStations.ts';

/** A tenth of what `npm run soak:fleet` does; times and shares are measured there. */
const size = { stations: 100, rounds: 2, roundMs: 0, beats: 1 };

describe(`a fleet of ${size.stations} stations over TLS, in a process of its own on PostgreSQL`, () => {
  let server: PostgresServer;
  let found: ManyFigures;
  beforeAll(async () => {
    server = await postgresServer();
    found = await manyStations(await server.newDatabase(), size);
  });

  it('[FLEET-7] takes the first exchange of all at once, and has the last state of each (FLT-1, FLT-2)', () => {
    expect(found.lost).toBe(0);
  });

  it('[FLEET-7] has three days of each of them after it was away (FLT-3)', () => {
    expect(found.missingDays).toBe(0);
  });

  it('[FLEET-7] needs at most 700 MB (FLT-17)', () => {
    const all = [found.idleMB, found.caughtUpMB, ...found.beatMB];
    expect(all.filter((mb) => !(mb > 50 && mb <= 700))).toEqual([]);
  });

  it('[FLEET-7] asks a station at once that somebody opens at another process (FLT-13)', async () => {
    const looks = 5;
    const times = await freshStates(await server.newDatabase(), { stations: 20, looks });
    expect(times).toHaveLength(looks);
  });
});
