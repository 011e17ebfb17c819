import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** What a feed told, newest last. */
interface Told {
  readonly plants: StationReport[];
  readonly faults: (readonly MachineFaults[])[];
  readonly states: Connection[];
  readonly clocks: number[];
  readonly settings: Partial<Settings>[];
  readonly feed: OpenFeed;
}

const open: OpenFeed[] = [];
const proxies: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const feed of open.splice(0)) feed.close();
  for (const close of proxies.splice(0)) await close();
});

function listenTo(address: string, token: string): Told {
  const told = { plants: [], faults: [], states: [], clocks: [], settings: [] } as Omit<Told, 'feed'>;
  const listener: PlantListener = {
    plant: (report) => told.plants.push(report),
    faults: (faults) => told.faults.push(faults),
    clock: (nowMs) => told.clocks.push(nowMs),
    settings: (settings) => told.settings.push(settings),
    connection: (state) => {
      if (told.states.at(-1) !== state) told.states.push(state);
    },
  };
  const feed = socketPlantFeed(keptLog(), address).open(token, listener);
  open.push(feed);
  return { ...told, feed };
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

describe('the feed over Socket.IO', () => {
  it('[LIVE-1] tells the plant, its faults, the clock and the settings as the station has them', async () => {
    const station = await pushStation();
    const first = station.sample({}, fault);
    const told = listenTo(station.address, station.login('write'));
    await until('faults', () => told.faults.length === 1);
    const second = station.sample({}, []);
    await until('no faults', () => told.faults.length === 2);
    expect(told.plants.map(({ atMs, master }) => [atMs, master.systemPressureBar])).toEqual(
      [first, second].map(({ atMs, master }) => [atMs, master.systemPressureBar]),
    );
    expect(told.faults).toEqual([fault, []]);
    await until('a clock', () => told.clocks.length > 0);
    expect(told.clocks.every(Number.isFinite)).toBe(true);
    expect(told.settings).toEqual([defaultSettings]);
    expect(told.states).toEqual(['connecting', 'connected']);
  });

  it.each([
    ['refuses', (socket: Duplex) => socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')],
    ['swallows', () => undefined],
  ])('is polled behind a proxy that %s a WebSocket', async (_, withWebSocket) => {
    const station = await pushStation();
    station.sample();
    const told = listenTo(await proxyBefore(station.address, withWebSocket), station.login('read'));
    await until('the plant', () => told.plants.length === 1);
    const next = station.sample();
    await until('the next', () => told.plants.length === 2);
    expect(told.plants[1]!.atMs).toBe(next.atMs);
    expect(told.states.at(-1)).toBe('connected');
  });

  it('asks for the whole plant when a number is missing, and goes on from there', async () => {
    const station = await pushStation();
    station.sample();
    const told = listenTo(station.address, station.login('read'));
    await until('the plant', () => told.plants.length === 1);
    sendAll(station, events.change, { seq: 7, changes: [['master.system_pressure_bar', 99]] });
    await until('a fresh plant', () => told.plants.length === 2);
    const next = station.sample();
    await until('the next', () => told.plants.length === 3);
    expect(told.plants.map(({ master }) => master.systemPressureBar)).not.toContain(99);
    expect(told.plants[2]!.master.systemPressureBar).toBe(next.master.systemPressureBar);
    expect(told.states).toEqual(['connecting', 'connected']);
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
    const told = listenTo(station.address, station.login('read'));
    await until('the plant', () => told.plants.length === 1);
    sendAll(station, events.change, message);
    await until('a fresh plant', () => told.plants.length === 2);
    expect(told.plants[1]).toEqual(told.plants[0]);
  });

  it('[LIVE-2] tells a silent control from a lost station, and shows neither values nor faults meanwhile', async () => {
    const station = await pushStation({ silentAfterS: 1 });
    station.sample({}, fault);
    const told = listenTo(station.address, station.login('read'));
    await until('silence', () => told.states.at(-1) === 'controlLost');
    const [plants, faults] = [told.plants.length, told.faults.length];
    sendAll(station, events.faultTexts, [{ cindex: 1, errors: { 1: true }, indicators: {} }]);
    sendAll(station, events.rtc, { now_ms: 1 });
    await until('the clock', () => told.clocks.at(-1) === 1);
    expect([told.plants.length, told.faults.length]).toEqual([plants, faults]);
    station.sample({}, fault);
    await until('the control', () => told.faults.length > faults);
    await station.close();
    await until('the loss', () => told.states.at(-1) === 'webserverLost');
    expect(told.states).toEqual(['connecting', 'connected', 'controlLost', 'connected', 'webserverLost']);
  });

  it('[LIVE-3] is whole again after the connection was lost: settings, clock, plant and faults', async () => {
    const station = await pushStation();
    station.sample({}, fault);
    const told = listenTo(station.address, station.login('read'));
    await until('faults', () => told.faults.length === 1);
    for (const socket of station.push.io.of('/').sockets.values()) socket.request.socket.destroy();
    await until('the loss', () => told.states.at(-1) === 'webserverLost');
    const missed = station.sample({}, fault);
    await until('faults again', () => told.faults.length === 2);
    const next = station.sample({}, fault);
    await until('the next', () => told.plants.length === 3);
    expect(told.plants.slice(1).map(({ atMs }) => atMs)).toEqual([missed.atMs, next.atMs]);
    expect(told.settings.length).toBe(2);
    expect(told.states).toEqual(['connecting', 'connected', 'webserverLost', 'connected']);
  });

  it('[LIVE-1] tells a plant without number, generation and moment: it is of the time that the clock was heard with', async () => {
    const station = await pushStation();
    const told = listenTo(station.address, station.login('read'));
    await until('a clock', () => told.clocks.length > 0);
    const at = 1_795_000_000_000;
    sendAll(station, events.rtc, at);
    sendAll(station, events.snapshot, { master: { system_pressure_bar: 7 }, compressors: { 1: { cindex: 1, technology: 4 } } });
    await until('the plant', () => told.plants.length === 1);
    sendAll(station, events.change, { changes: [['master.system_pressure_bar', 7.5]] });
    await until('the change', () => told.plants.length === 2);
    expect(told.clocks).toContain(at);
    expect(told.plants.map(({ master, compressors }) => [master.systemPressureBar, compressors[0]!.technology])).toEqual([
      [7, 4],
      [7.5, 4],
    ]);
    // A moment later the station's own clock may be heard again.
    expect(Math.abs(told.plants[0]!.atMs - at)).toBeLessThan(60_000);
    expect(told.plants[1]!.atMs).toBeGreaterThan(0);
    expect(told.states).toEqual(['connecting', 'connected']);
  });

  it('[LIVE-6] shows nothing of a control of another generation', async () => {
    const protocol = protocolGeneration + 1;
    const station = await pushStation();
    const told = listenTo(station.address, station.login('read'));
    await until('a clock', () => told.clocks.length > 0);
    sendAll(station, events.snapshot, { seq: 1, plant: { protocol, master: { system_pressure_bar: 7 } } });
    sendAll(station, events.faultTexts, [{ cindex: 1, errors: { 1: true }, indicators: {} }]);
    sendAll(station, events.change, { seq: 2, changes: [['master.system_pressure_bar', 8]] });
    sendAll(station, events.rtc, { now_ms: 1 });
    await until('the clock', () => told.clocks.at(-1) === 1);
    expect(told.states).toEqual(['connecting', 'incompatible']);
    expect([told.plants, told.faults]).toEqual([[], []]);
  });

  it('ends when its token is refused', async () => {
    const station = await pushStation();
    const token = station.login('read');
    const told = listenTo(station.address, token);
    await until('a clock', () => told.clocks.length > 0);
    station.end(token);
    await until('the refusal', () => told.states.at(-1) === 'refused');
    expect(told.states).toEqual(['connecting', 'webserverLost', 'refused']);
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
  }, 15_000);

  it('tells the station of a person once for many key presses', async () => {
    const station = await pushStation();
    const token = station.login('write');
    const told = listenTo(station.address, token);
    told.feed.noteInput();
    await until('a clock', () => told.clocks.length > 0);
    expect(station.inputs).toEqual([]);
    for (let i = 0; i < 100; i++) told.feed.noteInput();
    await until('input', () => station.inputs.length > 0);
    await until('a clock', () => told.clocks.length > 2);
    expect(station.inputs).toEqual([token]);
  });
});
