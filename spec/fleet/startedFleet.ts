import { fleetStore, openServerDatabase } from '../../adapters/postgres/index.ts';
import type { FleetStore } from '../../core/ports/index.ts';
import type { FleetConfig } from '../../fleet/config/FleetConfig.ts';
import { type Fleet, openFleet } from '../../fleet/openFleet.ts';
import { listenOn } from '../../server/http/listening.ts';
import type { TlsFiles } from '../../server/http/tlsFiles.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { logLines } from '../station/logLines.ts';

export const nowMs = Date.parse('2026-11-22T12:00:00Z');

const config: FleetConfig = {
  ...{
    port: 0,
    host: '127.0.0.1',
    databaseUrl: undefined,
    embeddedDir: '',
    beatS: 60,
    keepQuartersYears: undefined,
    codeFor: undefined,
    isDemo: false,
    historyDays: 0,
    allowHosts: ['localhost', 'fleet.example'],
    allowLocalIssuer: true,
  },
  ...{ trustedProxies: [], tls: undefined, mail: undefined, logLevel: 'info', logFormat: 'text' },
};

/** A fleet that listens, with an organisation `acme`. */
export interface OpenedFleet extends Fleet {
  readonly url: string;
  readonly lines: string[];
  /** A code for stations of acme. */
  newCode(uses?: number, station?: string): Promise<string>;
}

export interface FleetOptions {
  /** Of PostgreSQL; in memory without it. */
  readonly databaseUrl?: string;
  readonly tls?: TlsFiles;
  readonly clock?: { nowMs(): number };
  readonly store?: FleetStore;
  readonly mail?: FleetConfig['mail'];
  /** Of built pages; those of the build where it is left out. */
  readonly pagesDir?: string;
  /** From one look at the clock that never jumps to the next; long enough for the next exchange where it is left out. */
  readonly betweenMs?: number;
  /** None where they are left out. */
  readonly trustedProxies?: readonly string[];
  readonly keepQuartersYears?: number;
  /** Left out, they may. */
  readonly allowLocalIssuer?: boolean;
}

/** A fleet in this process; whoever starts it closes it. */
export async function startedFleet({
  databaseUrl,
  tls,
  clock = { nowMs: () => nowMs },
  store: given,
  mail,
  pagesDir,
  betweenMs = 1000,
  trustedProxies = [],
  allowLocalIssuer = true,
  keepQuartersYears,
}: FleetOptions = {}): Promise<OpenedFleet> {
  const { log, lines } = logLines();
  let steadyMs = 0;
  const steady = { nowMs: () => (steadyMs += betweenMs) };
  const store = given ?? (databaseUrl === undefined ? memoryFleetStore() : fleetStore(await openServerDatabase(databaseUrl, log)));
  const fleet = await openFleet({
    config: { ...config, tls, mail, trustedProxies, allowLocalIssuer, keepQuartersYears },
    ...{ log, clock, steady, store },
    ...(pagesDir !== undefined && { pagesDir }),
  });
  const url = await listenOn(fleet.server, { ...config, tls });
  await store.admin.addOrganisation({ id: 'acme', name: 'Acme' });
  return {
    ...fleet,
    ...{ url, lines },
    newCode: (uses = 1, station) => fleet.enrolments.code({ operator: 'acme', owner: 'acme', uses, station }),
  };
}
