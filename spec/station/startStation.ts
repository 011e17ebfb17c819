import { afterAll } from '@jest/globals';
import { join } from 'node:path';
import type { Level } from '../../core/access/index.ts';
import { demoPasswords, makeFirstPasswords } from '../../station/access/firstPasswords.ts';
import { stationSessions } from '../../station/access/sessions.ts';
import { buildApp, type StationApp } from '../../station/app.ts';
import { stationLog } from '../../station/log.ts';
import { cardLog } from '../../station/sdcard/cardLog.ts';
import { dayFileText } from '../../station/sdcard/dayFileText.ts';
import { stationBacklog } from '../../station/sdcard/stationBacklog.ts';
import { stationSettings } from '../../station/stationSettings.ts';
import { openStore, type Store } from '../../station/store/openStore.ts';
import { manualSource, type ManualSource } from './manualSource.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface StationOptions {
  readonly folder?: string;
  readonly nowMs?: () => number;
  readonly port?: number;
  readonly silentAfterS?: number;
  readonly dashboardDir?: string;
  /** First sample of the plant. */
  readonly startMs?: number;
}

/** A demo station in this process, with a plant that moves on only when told to. */
export interface RunningStation {
  readonly address: string;
  readonly folder: string;
  readonly cardDir: string;
  readonly app: StationApp;
  readonly source: ManualSource;
  readonly store: Store;
  call(path: string, init?: RequestInit): Promise<Response>;
  login(level: Level): Promise<string>;
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
  const cardDir = join(folder, 'card');
  const store = openStore(folder, 'demo');
  await makeFirstPasswords(store.passwords, true);
  const settings = stationSettings(store.settings, true);
  const zone = () => settings.all().time.zone;
  const log = stationLog('silent');
  const source = manualSource(options.startMs ?? Math.floor(clock.nowMs() / 2000) * 2000);
  const app = await buildApp({
    version: '0.0.0',
    dashboardDir: options.dashboardDir ?? join(folder, 'no-dashboard'),
    settings,
    passwords: store.passwords,
    sessions: stationSessions(store.sessions, clock),
    backlog: stationBacklog({ cardDir, zone }, clock),
    card: cardLog({ cardDir, text: dayFileText('S-1'), zone, log }),
    log,
    clock,
    source,
    silentAfterS: options.silentAfterS ?? 10,
  });
  const address = await app.server.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await app.close();
    store.close();
  };
  opened.push(close);
  const call = (path: string, init?: RequestInit) => fetch(address + path, init);
  return {
    address,
    folder,
    cardDir,
    app,
    source,
    store,
    call,
    async login(level) {
      const answer = await call('/login', asJson({ password: demoPasswords[level] }));
      return ((await answer.json()) as { token: string }).token;
    },
    close,
  };
}
