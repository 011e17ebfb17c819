import { join } from 'node:path';
import type { Logger } from 'pino';
import { fleetStore, openEmbeddedDatabase, openServerDatabase, UnusableFleetDatabase } from '../adapters/postgres/index.ts';
import { tileOrigin } from '../core/fleet/index.ts';
import type { Clock, FleetStore } from '../core/ports/index.ts';
import { msPerSecond } from '../core/time/index.ts';
import { dashboardFiles } from '../server/http/dashboardFiles.ts';
import { frontDoor } from '../server/http/frontDoor.ts';
import { type HttpLimits, httpLimits } from '../server/http/limits.ts';
import { readTlsFiles } from '../server/http/tlsFiles.ts';
import { webServer } from '../server/http/webServer.ts';
import type { WebServer } from '../server/http/zodTypes.ts';
import { opened } from '../server/process/opened.ts';
import { packageRoot } from '../server/process/packageRoot.ts';
import { reasonOf } from '../server/process/plainReason.ts';
import { StartFailure } from '../server/process/StartFailure.ts';
import type { FleetAccess } from './access/fleetAccess.ts';
import type { FleetConfig } from './config/FleetConfig.ts';
import { openDemo } from './demo/openDemo.ts';
import { type Enrolments, enrolments } from './ingest/enrolments.ts';
import { quarterSweep } from './ingest/quarterSweep.ts';
import { deriveAgain } from './ingest/receivedDays.ts';
import type { FleetMailing } from './mails/fleetMailing.ts';
import { openScreen } from './openScreen.ts';
import { healthCall } from './routes/healthCall.ts';
import { stationCalls } from './routes/stationCalls.ts';

export interface FleetParts {
  readonly config: FleetConfig;
  readonly log: Logger;
  readonly clock: Clock;
  /** Never jumps; the time since the process began where it is left out. */
  readonly steady?: Clock;
  /** Instead of the one that the configuration names. */
  readonly store?: FleetStore;
  /** Of the built pages. */
  readonly pagesDir?: string;
}

/** A running fleet, but for its port. */
export interface Fleet {
  readonly server: WebServer;
  readonly store: FleetStore;
  readonly enrolments: Enrolments;
  readonly access: FleetAccess;
  /** Undefined without a mail server. */
  readonly mailing: FleetMailing | undefined;
  close(): Promise<void>;
}

/** Stations keep their connection from one beat to the next; an exchange has the inventory of years. */
const fleetLimits: HttpLimits = {
  ...httpLimits,
  bodyBytes: 256 * 1024,
  idleMs: 75 * msPerSecond,
  connections: 12_000,
  connectionsPerAddress: 1000,
};

async function openStore({ databaseUrl, embeddedDir }: FleetConfig, log: Logger): Promise<FleetStore> {
  try {
    return fleetStore(await (databaseUrl === undefined ? openEmbeddedDatabase(embeddedDir, log) : openServerDatabase(databaseUrl, log)));
  } catch (error) {
    const what = databaseUrl === undefined ? `the database in ${embeddedDir}` : 'the database';
    throw error instanceof UnusableFleetDatabase ? new StartFailure(`cannot use ${what}: ${error.message}`) : plainFailure(what, error);
  }
}

const plainFailure = (what: string, error: unknown) => new StartFailure(`cannot open ${what}: ${reasonOf(error)}`);

const builtPages = () => join(packageRoot(), 'dist', 'ui', 'fleet');
/** Of the pictures of the map, as it is set now; none while the database can't say. */
const mapOrigins =
  ({ settings }: FleetStore, log: Logger) =>
  async (): Promise<readonly string[]> => {
    const tiles = await settings.mapTiles().catch((error: unknown) => {
      log.warn(`map: ${reasonOf(error)}`);
      return undefined;
    });
    const origin = tiles && tileOrigin(tiles.url);
    return origin === undefined ? [] : [origin];
  };

const sinceStart: Clock = { nowMs: () => performance.now() };

/** Opens a fleet's store and its calls; listening is left to the caller. */
export async function openFleet({
  config,
  log,
  clock,
  steady = sinceStart,
  store: given,
  pagesDir = builtPages(),
}: FleetParts): Promise<Fleet> {
  const tls = config.tls === undefined ? undefined : readTlsFiles(config.tls);
  const open = opened();
  try {
    const store = open.add(given ?? (await openStore(config, log)));
    const door = frontDoor({ ...config, tls, log, limits: fleetLimits });
    const { server } = await webServer({ log, door, onCall: () => undefined });
    open.add(server);
    const codes = enrolments(store, clock);
    stationCalls(server, {
      ...{ ingest: store.ingest, watches: store.watches, enrolments: codes, addressOf: door.addressOf, clock, steady },
      ...{ beatS: config.beatS, log },
    });
    healthCall(server, store.ingest, log);
    const screen = open.add(
      openScreen(server, {
        store,
        enrolments: codes,
        door,
        clock,
        steady,
        log,
        beatS: config.beatS,
        isDemo: config.isDemo,
        mail: config.mail,
        allowLocalIssuer: config.allowLocalIssuer,
      }),
    );
    await dashboardFiles(server, pagesDir, door.answerTo, mapOrigins(store, log));
    await server.ready();
    if (config.isDemo)
      open.add(await openDemo({ store, folder: config.embeddedDir, clock, beatS: config.beatS, days: config.historyDays, log }));
    if (config.keepQuartersYears !== undefined) open.add(quarterSweep({ admin: store.admin, years: config.keepQuartersYears, clock, log }));
    const closing = new AbortController();
    const deriving = deriveAgain(store.ingest, closing.signal).catch((error: unknown) => {
      log.error(`figures of kept days: ${reasonOf(error)}`);
    });
    return {
      ...{ server, store, enrolments: codes, access: screen.access, mailing: screen.mailing },
      async close() {
        closing.abort();
        await deriving;
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}
