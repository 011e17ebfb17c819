import { afterAll } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Level } from '../../core/access/index.ts';
import { demoPasswords } from '../../station/access/firstPasswords.ts';
import type { StationApp } from '../../station/app.ts';
import { configOf, type StationConfig } from '../../station/config/StationConfig.ts';
import type { DeviceConfig } from '../../station/device/DeviceConfig.ts';
import { listenOn } from '../../server/http/listening.ts';
import { stationLog } from '../../server/process/log.ts';
import { openStation, type Station } from '../../station/openStation.ts';
import { giveReadyDatabase } from './readyDatabase.ts';
import { manualSource, type ManualSource } from './manualSource.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface StationOptions {
  readonly folder?: string;
  readonly nowMs?: () => number;
  /** The time that sessions age by. */
  readonly steadyMs?: () => number;
  readonly silentAfterS?: number;
  readonly dashboardDir?: string;
  /** First sample of the plant. */
  readonly startMs?: number;
  readonly config?: Partial<StationConfig>;
  /** What network, time and share are applied to. */
  readonly device?: DeviceConfig;
  /** Where it logs; nowhere without one. */
  readonly log?: Logger;
}

/** A demo station in this process, with a plant that moves on only on command. */
export interface RunningStation extends Pick<Station, 'store' | 'settings' | 'access' | 'modbus' | 'reports'> {
  readonly address: string;
  readonly folder: string;
  readonly cardDir: string;
  readonly app: StationApp;
  readonly source: ManualSource;
  /** How often the web server was to be opened again. */
  readonly restarts: () => number;
  call(path: string, init?: RequestInit): Promise<Response>;
  login(level: Level): Promise<string>;
  /** The token of a session that was opened without a password. */
  tokenOf(level: Level): string;
  close(): Promise<void>;
}

export const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
export const withToken = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

const opened: (() => Promise<void>)[] = [];

/** Also those of a spec that failed half-way. */
afterAll(async () => {
  for (const close of opened.splice(0)) await close();
});

export async function startStation(options: StationOptions = {}): Promise<RunningStation> {
  const folder = options.folder ?? temporaryFolder();
  const clock = { nowMs: options.nowMs ?? (() => Date.now()) };
  const config = { ...configOf(['--demo', '--port', '0', '--data', folder], {})!, ...options.config };
  if (config.demo && existsSync(folder)) giveReadyDatabase(folder);
  const source = manualSource(options.startMs ?? Math.floor(clock.nowMs() / 2000) * 2000);
  let restarts = 0;
  const station = await openStation({
    config,
    log: options.log ?? stationLog('silent'),
    clock,
    notices: { line: () => undefined, progress: () => undefined },
    signal: new AbortController().signal,
    restart: () => restarts++,
    source,
    dashboardDir: options.dashboardDir ?? join(folder, 'no-dashboard'),
    ...(options.steadyMs === undefined ? {} : { steady: { nowMs: options.steadyMs } }),
    ...(options.device === undefined ? {} : { device: options.device }),
    ...(options.silentAfterS === undefined ? {} : { silentAfterS: options.silentAfterS }),
  });
  const address = await listenOn(station.app.server, config);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await station.close();
  };
  opened.push(close);
  const call = (path: string, init?: RequestInit) => fetch(address + path, init);
  return {
    address,
    folder,
    cardDir: config.cardDir,
    app: station.app,
    modbus: station.modbus,
    source,
    store: station.store,
    settings: station.settings,
    reports: station.reports,
    access: station.access,
    restarts: () => restarts,
    call,
    async login(level) {
      const answer = await call('/login', asJson({ password: demoPasswords[level] }));
      return ((await answer.json()) as { token: string }).token;
    },
    tokenOf: (level) => station.access.sessions.open(level),
    close,
  };
}
