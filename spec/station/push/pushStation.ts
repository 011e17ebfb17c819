import { afterAll, afterEach } from '@jest/globals';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Level } from '../../../core/access/index.ts';
import type { MachineFaults } from '../../../core/faults/index.ts';
import type { StationReport } from '../../../core/ports/index.ts';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { type Sessions, stationSessions } from '../../../server/access/sessions.ts';
import { type DoorParts, type FrontDoor, frontDoor } from '../../../server/http/frontDoor.ts';
import { stationLog } from '../../../server/process/log.ts';
import { openPush, type PushParts } from '../../../station/push/openPush.ts';
import { type PushTimeouts, defaultTimeouts } from '../../../station/push/PushTimeouts.ts';
import { machineFaultsOf } from '../../../station/faults/machineFaultsOf.ts';
import { manualSource } from '../manualSource.ts';
import type { Transport } from '../../server/http/pushBehind.ts';
import { closeDashboards, type Dashboard, dashboard, type DashboardOptions } from './dashboard.ts';

/** A push connection on a port of its own, with a clock of its sessions, settings and a plant that do as a spec says. */
export interface PushStation {
  readonly address: string;
  /** A client with a token, over the transport of this station's clients. */
  dashboard(token: unknown, options?: DashboardOptions): Dashboard;
  readonly push: ReturnType<typeof openPush>;
  readonly sessions: Sessions;
  /** The token of a new session. */
  login(level: Level): string;
  end(token: string): void;
  /** Lets so much of the sessions' time pass. */
  pass(ms: number): void;
  /** Tokens of the sessions whose person was reported to be there. */
  readonly inputs: string[];
  save(change: Partial<Settings>): void;
  /** Pushes the plant two seconds later, with something of it changed. */
  sample(change?: Partial<StationReport>, faults?: readonly MachineFaults[]): StationReport;
  /** Number of the last sample. */
  seq(): number;
  close(): Promise<void>;
}

const opened: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of opened.splice(0)) await close();
});
afterEach(closeDashboards);

/** The usual one, but for a clock that is sent more often, so that specs wait less. */
export const briskTimeouts: PushTimeouts = { ...defaultTimeouts, tickMs: 100 };
const endlessMs = 600_000;
/** Nothing ends for lasting too long. */
export const endlessTimeouts: PushTimeouts = { ...briskTimeouts, handshakeMs: endlessMs, heartbeatMs: endlessMs, silenceMs: endlessMs };

export interface PushStationOptions extends Partial<Omit<PushParts, 'door'>> {
  readonly door?: FrontDoor;
  readonly transport?: Transport;
}

/** The station's front door, with what differs. */
export const doorWith = (parts: Partial<DoorParts> = {}): FrontDoor =>
  frontDoor({ host: '127.0.0.1', allowHosts: [], trustedProxies: [], log: stationLog('silent'), ...parts });

export async function pushStation({ transport = 'websocket', door = doorWith(), ...parts }: PushStationOptions = {}): Promise<PushStation> {
  const tokens = new Map<string, string>();
  const inputs: string[] = [];
  const changes: (() => void)[] = [];
  let steadyMs = 0;
  let seq = 0;
  const clock = { nowMs: () => Date.now() };
  const unsaved = { all: () => [], save: () => undefined, remove: () => undefined };
  const sessions = stationSessions(unsaved, clock, { nowMs: () => steadyMs });
  const noteInput = (id: string) => {
    inputs.push(tokens.get(id)!);
    sessions.noteInput(id);
  };
  let settings: Settings = defaultSettings;
  const source = manualSource(Date.UTC(2026, 10, 20, 8));
  const http = door.serverFactory((_, response) => void response.writeHead(404).end('the web server'));
  const push = openPush(http, {
    sessions: { ...sessions, noteInput },
    settings: { all: () => settings, onChange: (listener) => void changes.push(() => listener('rights')) },
    clock,
    door: door.push,
    silentAfterS: 10,
    timeouts: briskTimeouts,
    ...parts,
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await push.close();
  };
  opened.push(close);
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    address,
    dashboard: (token, options) => dashboard(address, token, { transports: [transport], ...options }),
    push,
    sessions,
    inputs,
    login(level) {
      const token = sessions.open(level);
      tokens.set(sessions.find(token)!.id, token);
      return token;
    },
    end(token) {
      sessions.end(sessions.find(token)!.id);
    },
    pass(ms) {
      steadyMs += ms;
    },
    save(change) {
      settings = { ...settings, ...change };
      for (const notify of changes) notify();
    },
    sample(change = {}, faults) {
      const { faults: active, ...sample } = source.push();
      const report: StationReport = { ...sample, thinkGreen: undefined, zone: settings.time.zone, ...change };
      seq++;
      push.take(report, faults ?? machineFaultsOf(active));
      return report;
    },
    seq: () => seq,
    close,
  };
}
