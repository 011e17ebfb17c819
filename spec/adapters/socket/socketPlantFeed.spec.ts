import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect, createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Server } from 'socket.io';
import { events, protocolGeneration } from '../../../adapters/contract/index.ts';
import { socketPlantFeed } from '../../../adapters/socket/index.ts';
import type { MachineFaults } from '../../../core/faults/index.ts';
import type { Connection, OpenFeed, PlantListener, StationReport } from '../../../core/ports/index.ts';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { keptLog } from '../../ui/stores/stationFixture.ts';
import { type PushStation, pushStation } from '../../station/push/pushStation.ts';
import { until } from '../../station/until.ts';

/** What a feed reported, newest last. */
interface Reported {
  readonly plants: StationReport[];
  readonly faults: (readonly MachineFaults[])[];
  readonly states: Connection[];
  readonly clocks: number[];
  readonly settings: Partial<Settings>[];
  readonly feed: OpenFeed;
  readonly warnings: readonly string[];
}

const open: OpenFeed[] = [];
const proxies: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const feed of open.splice(0)) feed.close();
  for (const close of proxies.splice(0)) await close();
});

function listenTo(address: string, token: string, longestOpeningMs?: number): Reported {
  const reported = { plants: [], faults: [], states: [], clocks: [], settings: [] } as Omit<Reported, 'feed' | 'warnings'>;
  const log = keptLog();
  const listener: PlantListener = {
    plant: (report) => reported.plants.push(report),
    faults: (faults) => reported.faults.push(faults),
    clock: (nowMs) => reported.clocks.push(nowMs),
    settings: (settings) => reported.settings.push(settings),
    connection: (state) => {
      if (reported.states.at(-1) !== state) reported.states.push(state);
    },
  };
  const feed = socketPlantFeed(log, address, longestOpeningMs).open(token, listener);
  open.push(feed);
  return { ...reported, feed, warnings: log.warnings };
}

/** Sends anything, as a station of another make could. */
const sendAll = ({ push }: PushStation, event: string, message?: unknown) => (push.io as unknown as Server).emit(event, message);
const fault: readonly MachineFaults[] = [{ source: 'master', errors: { 103: true }, indicators: {} }];

/** A proxy that passes calls on, and does with a WebSocket what it is asked to. */
async function proxyBefore(address: string, withWebSocket: (socket: Duplex) => void): Promise<string> {
  const { hostname, port } = new URL(address);
  const swallowed: Duplex[] = [];
  const proxy = createServer((call, answer) => {
    const onward = request({ hostname, port, method: call.method, path: call.url, headers: call.headers }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    call.pipe(onward);
  });
  proxy.on('upgrade', (_, socket: Duplex) => {
    swallowed.push(socket);
    withWebSocket(socket);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  proxies.push(async () => {
    for (const socket of swallowed) socket.destroy();
    proxy.closeAllConnections();
    await once(proxy.close(), 'close');
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** Takes connections at once, and passes them on from when it is asked to. */
async function slowNetworkBefore(address: string): Promise<{ readonly address: string; readonly server: NetServer; pass(): void }> {
  const { hostname, port } = new URL(address);
  const taken: Socket[] = [];
  let isPassing = false;
  const passOn = (socket: Socket) => {
    const onward = connect(Number(port), hostname).on('error', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  };
  const server = createNetServer((socket) => {
    taken.push(socket.on('error', () => undefined));
    if (isPassing) passOn(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  proxies.push(async () => {
    for (const socket of taken) socket.destroy();
    await once(server.close(), 'close');
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    pass() {
      isPassing = true;
      taken.forEach(passOn);
    },
  };
}

describe('the feed over Socket.IO', () => {
  it('[LIVE-1] says the plant, its faults, the clock and the settings as the station has them', async () => {
    const station = await pushStation();
    const first = station.sample({}, fault);
    const reported = listenTo(station.address, station.login('write'));
    await until('faults', () => reported.faults.length === 1);
    const second = station.sample({}, []);
    await until('no faults', () => reported.faults.length === 2);
    expect(reported.plants.map(({ atMs, master }) => [atMs, master.systemPressureBar])).toEqual(
      [first, second].map(({ atMs, master }) => [atMs, master.systemPressureBar]),
    );
    expect(reported.faults).toEqual([fault, []]);
    await until('a clock', () => reported.clocks.length > 0);
    expect(reported.clocks.every(Number.isFinite)).toBe(true);
    expect(reported.settings).toEqual([defaultSettings]);
    expect(reported.states).toEqual(['connecting', 'connected']);
  });

  it.each([
    ['refuses', (socket: Duplex) => socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')],
    ['swallows', () => undefined],
  ])('is polled behind a proxy that %s a WebSocket', async (_, withWebSocket) => {
    const station = await pushStation();
    station.sample();
    const reported = listenTo(await proxyBefore(station.address, withWebSocket), station.login('read'), 2000);
    await until('the plant', () => reported.plants.length === 1);
    const next = station.sample();
    await until('the next', () => reported.plants.length === 2);
    expect(reported.plants[1]!.atMs).toBe(next.atMs);
    expect(reported.states.at(-1)).toBe('connected');
  });

  describe('over a slow network', () => {
    /** Of a feed whose openings each wait so long; its own timers end with that. */
    async function openingFor(...eachMs: readonly number[]) {
      // Ticks of the station that begin meanwhile go as fast: its plant is not silent for that.
      const station = await pushStation({ silentAfterS: 3600 });
      station.sample();
      const network = await slowNetworkBefore(station.address);
      jest.useFakeTimers({
        doNotFake: ['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'nextTick', 'queueMicrotask', 'Date', 'performance'],
      });
      try {
        const reported = listenTo(network.address, station.login('read'));
        for (const ms of eachMs) {
          const connection = once(network.server, 'connection');
          jest.advanceTimersByTime(pauseMs);
          await connection;
          jest.advanceTimersByTime(ms - pauseMs);
        }
        return { reported, network };
      } finally {
        jest.useRealTimers();
      }
    }
    /** More than there is between the first two openings. */
    const pauseMs = 1000;
    const warning = 'no connection to the station';

    it('opens a WebSocket for up to 8 s, and is connecting meanwhile', async () => {
      const { reported, network } = await openingFor(7999);
      expect(reported.states).toEqual(['connecting']);
      network.pass();
      await until('the plant', () => reported.plants.length === 1);
      expect([reported.states, reported.warnings]).toEqual([['connecting', 'connected'], []]);
    });

    it('counts as lost after that, and says so', async () => {
      const { reported } = await openingFor(8000);
      expect([reported.states, reported.warnings]).toEqual([['connecting', 'webserverLost'], [warning]]);
    });

    it('then waits 20 s for one that is polled', async () => {
      const { reported, network } = await openingFor(8000, 20_000);
      expect(reported.warnings).toEqual([warning]);
      network.pass();
      await until('the plant', () => reported.plants.length === 1);
      expect([reported.states, reported.warnings]).toEqual([['connecting', 'webserverLost', 'connected'], [warning]]);
    });

    it('gives that one up, too, and says so again', async () => {
      const { reported } = await openingFor(8000, 20_000 + pauseMs);
      expect(reported.warnings).toEqual([warning, warning]);
    });
  });

  it('asks for the whole plant when a number is missing, and goes on from there', async () => {
    const station = await pushStation();
    station.sample();
    const reported = listenTo(station.address, station.login('read'));
    await until('the plant', () => reported.plants.length === 1);
    sendAll(station, events.change, { seq: 7, changes: [['master.system_pressure_bar', 99]] });
    await until('a fresh plant', () => reported.plants.length === 2);
    const next = station.sample();
    await until('the next', () => reported.plants.length === 3);
    expect(reported.plants.map(({ master }) => master.systemPressureBar)).not.toContain(99);
    expect(reported.plants[2]!.master.systemPressureBar).toBe(next.master.systemPressureBar);
    expect(reported.states).toEqual(['connecting', 'connected']);
  });

  it.each([
    ['no changes', { seq: 2 }],
    ['a change without a path', { seq: 2, changes: [[1, 2]] }],
    ['a change that is none', { seq: 2, changes: ['master'] }],
    ['nothing', undefined],
    ['a text', 'seq'],
  ])('takes a change of %s for a missing one', async (_, message) => {
    const station = await pushStation();
    station.sample();
    const reported = listenTo(station.address, station.login('read'));
    await until('the plant', () => reported.plants.length === 1);
    sendAll(station, events.change, message);
    await until('a fresh plant', () => reported.plants.length === 2);
    expect(reported.plants[1]).toEqual(reported.plants[0]);
  });

  it('[LIVE-2] says a silent control from a lost station, and shows neither values nor faults meanwhile', async () => {
    const station = await pushStation({ silentAfterS: 3 });
    const reported = listenTo(station.address, station.login('read'));
    await until('values', () => {
      station.sample({}, fault);
      return reported.plants.length > 0;
    });
    await until('silence', () => reported.states.at(-1) === 'controlLost');
    const [plants, faults] = [reported.plants.length, reported.faults.length];
    sendAll(station, events.faultTexts, [{ cindex: 1, errors: { 1: true }, indicators: {} }]);
    sendAll(station, events.rtc, { now_ms: 1 });
    // the station's own clock may be heard right after it
    await until('the clock', () => reported.clocks.includes(1));
    expect([reported.plants.length, reported.faults.length]).toEqual([plants, faults]);
    station.sample({}, fault);
    await until('the control', () => reported.faults.length > faults);
    await station.close();
    await until('the loss', () => reported.states.at(-1) === 'webserverLost');
    expect(reported.states).toEqual(['connecting', 'connected', 'controlLost', 'connected', 'webserverLost']);
  });

  it('[LIVE-3] is whole again after the connection was lost: settings, clock, plant and faults', async () => {
    const station = await pushStation();
    station.sample({}, fault);
    const reported = listenTo(station.address, station.login('read'));
    await until('faults', () => reported.faults.length === 1);
    for (const socket of station.push.io.of('/').sockets.values()) socket.request.socket.destroy();
    await until('the loss', () => reported.states.at(-1) === 'webserverLost');
    const missed = station.sample({}, fault);
    await until('faults again', () => reported.faults.length === 2);
    const next = station.sample({}, fault);
    await until('the next', () => reported.plants.length === 3);
    expect(reported.plants.slice(1).map(({ atMs }) => atMs)).toEqual([missed.atMs, next.atMs]);
    expect(reported.settings.length).toBe(2);
    expect(reported.states).toEqual(['connecting', 'connected', 'webserverLost', 'connected']);
  });

  it('[LIVE-1] says a plant without number, generation and moment: it is of the time that the clock was heard with', async () => {
    const station = await pushStation();
    const reported = listenTo(station.address, station.login('read'));
    await until('a clock', () => reported.clocks.length > 0);
    const at = 1_795_000_000_000;
    sendAll(station, events.rtc, at);
    sendAll(station, events.snapshot, { master: { system_pressure_bar: 7 }, compressors: { 1: { cindex: 1, technology: 4 } } });
    await until('the plant', () => reported.plants.length === 1);
    sendAll(station, events.change, { changes: [['master.system_pressure_bar', 7.5]] });
    await until('the change', () => reported.plants.length === 2);
    expect(reported.clocks).toContain(at);
    expect(reported.plants.map(({ master, compressors }) => [master.systemPressureBar, compressors[0]!.technology])).toEqual([
      [7, 4],
      [7.5, 4],
    ]);
    // A moment later the station's own clock may be heard again.
    expect(Math.abs(reported.plants[0]!.atMs - at)).toBeLessThan(60_000);
    expect(reported.plants[1]!.atMs).toBeGreaterThan(0);
    expect(reported.states).toEqual(['connecting', 'connected']);
  });

  it('[LIVE-6] shows nothing of a control of another generation', async () => {
    const protocol = protocolGeneration + 1;
    const station = await pushStation();
    const reported = listenTo(station.address, station.login('read'));
    await until('a clock', () => reported.clocks.length > 0);
    sendAll(station, events.snapshot, { seq: 1, plant: { protocol, master: { system_pressure_bar: 7 } } });
    sendAll(station, events.faultTexts, [{ cindex: 1, errors: { 1: true }, indicators: {} }]);
    sendAll(station, events.change, { seq: 2, changes: [['master.system_pressure_bar', 8]] });
    sendAll(station, events.rtc, { now_ms: 1 });
    await until('the clock', () => reported.clocks.includes(1));
    expect(reported.states).toEqual(['connecting', 'incompatible']);
    expect([reported.plants, reported.faults]).toEqual([[], []]);
  });

  it('ends when its token is refused', async () => {
    const station = await pushStation();
    const token = station.login('read');
    const reported = listenTo(station.address, token);
    await until('a clock', () => reported.clocks.length > 0);
    station.end(token);
    await until('the refusal', () => reported.states.at(-1) === 'refused');
    expect(reported.states).toEqual(['connecting', 'webserverLost', 'refused']);
  });

  it('tries again when the station declines it for another reason', async () => {
    const station = await pushStation({ maxPerSession: 1 });
    const token = station.login('read');
    const first = listenTo(station.address, token);
    await until('a clock', () => first.clocks.length > 0);
    const second = listenTo(station.address, token);
    await until('the refusal', () => second.states.at(-1) === 'webserverLost');
    first.feed.close();
    await until('a clock', () => second.clocks.length > 0);
  });

  it('notifies the station of a person once for many key presses', async () => {
    const station = await pushStation();
    const token = station.login('write');
    const reported = listenTo(station.address, token);
    reported.feed.noteInput();
    await until('a clock', () => reported.clocks.length > 0);
    expect(station.inputs).toEqual([]);
    for (let i = 0; i < 100; i++) reported.feed.noteInput();
    await until('input', () => station.inputs.length > 0);
    await until('a clock', () => reported.clocks.length > 2);
    expect(station.inputs).toEqual([token]);
  });
});
