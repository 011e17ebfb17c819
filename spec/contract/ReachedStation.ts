import { afterAll, beforeAll } from '@jest/globals';
import type { StationPorts } from '../fakes/index.ts';
import type { Level } from '../../core/access/index.ts';
import type { StationSnapshot } from '../../core/master/index.ts';

/** A station as the dashboard's ports show it; it has what knownStation.ts says. */
export interface ReachedStation extends StationPorts {
  readonly passwords: Readonly<Record<Level, string>>;
  /** Makes the station push once more. */
  push(): StationSnapshot;
  /** A UTC day that the station has a log of. */
  readonly loggedDay: string;
  /** How often the web server was to be opened again. */
  restarts(): number;
  /** The tokens that were reported as no longer accepted. */
  readonly refusedTokens: readonly string[];
  /** What was logged. */
  readonly warnings: readonly string[];
  readonly close: () => Promise<void>;
}

/** The station of a suite, and who is logged in there. */
export interface Reached {
  readonly station: () => ReachedStation;
  /** Of a session of its own. */
  readonly login: (level: Level) => Promise<string>;
  /** Of a session that lasts as long as no spec ends the level's. */
  readonly tokenOf: (level: Level) => Promise<string>;
}

/** Reaches a station before the specs of the describe block around, and leaves it after them. */
export function reachedStation(reach: () => Promise<ReachedStation>): Reached {
  let reached: ReachedStation;
  const tokens = new Map<Level, string>();
  beforeAll(async () => {
    reached = await reach();
  });
  afterAll(() => reached.close());

  const login = async (level: Level): Promise<string> => {
    const answer = await reached.sessionApi.login(reached.passwords[level]);
    if (answer.outcome !== 'opened') throw new Error(`login as ${level}: ${answer.outcome}`);
    return answer.open.token;
  };
  return {
    station: () => reached,
    login,
    async tokenOf(level) {
      const token = tokens.get(level) ?? (await login(level));
      tokens.set(level, token);
      return token;
    },
  };
}
