import { afterAll } from '@jest/globals';
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
    codeFor: undefined,
    isDemo: false,
    historyDays: 0,
    allowHosts: ['localhost', 'fleet.example'],
    allowLocalIssuer: true,
  },
  ...{ trustedProxies: [], tls: undefined, logLevel: 'info', logFormat: 'text' },
};

/** A fleet that listens, with an organisation `acme`. */
export interface OpenedFleet extends Fleet {
  readonly url: string;
  readonly lines: string[];
  /** A code for stations of acme. */
  newCode(uses?: number, station?: string): Promise<string>;
}

const open: Fleet[] = [];
afterAll(async () => {
  for (const fleet of open.splice(0)) await fleet.close();
});

export interface FleetOptions {
  /** Of PostgreSQL; in memory without it. */
  readonly databaseUrl?: string;
  readonly tls?: TlsFiles;
  /** None where they are left out. */
  readonly trustedProxies?: readonly string[];
  /** Left out, they may. */
  readonly allowLocalIssuer?: boolean;
  readonly clock?: { nowMs(): number };
  readonly store?: FleetStore;
  /** From one look at the clock that never jumps to the next; long enough for the next exchange where it is left out. */
  readonly betweenMs?: number;
}

export async function openedFleet({
  databaseUrl,
  tls,
  clock = { nowMs: () => nowMs },
  store: given,
  betweenMs = 1000,
  trustedProxies = [],
  allowLocalIssuer = true,
}: FleetOptions = {}): Promise<OpenedFleet> {
  const { log, lines } = logLines();
  let steadyMs = 0;
  const steady = { nowMs: () => (steadyMs += betweenMs) };
  const store = given ?? (databaseUrl === undefined ? memoryFleetStore() : fleetStore(await openServerDatabase(databaseUrl, log)));
  const fleet = await openFleet({ config: { ...config, tls, trustedProxies, allowLocalIssuer }, log, clock, steady, store });
  open.push(fleet);
  const url = await listenOn(fleet.server, { ...config, tls });
  await store.admin.addOrganisation({ id: 'acme', name: 'Acme' });
  return {
    ...fleet,
    ...{ url, lines },
    newCode: (uses = 1, station) => fleet.enrolments.code({ operator: 'acme', owner: 'acme', uses, station }),
  };
}
