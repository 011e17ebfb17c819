import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { applyChanges, type ChangeMessage, encodePlant, events, type SnapshotMessage } from '../../../adapters/contract/index.ts';
import { sdCardCode } from '../../../core/master/index.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';
import { until } from '../until.ts';

type Heard = readonly [event: string, message: unknown];

interface Dashboard {
  readonly heard: Heard[];
  readonly socket: Socket;
}

const open: Socket[] = [];

function dashboard(station: RunningStation, token: unknown, transports = ['websocket']): Dashboard {
  const socket = io(station.address, { auth: { token }, transports, reconnectionDelay: 50, forceNew: true });
  open.push(socket);
  const heard: Heard[] = [];
  socket.onAny((event: string, message: unknown) => heard.push([event, message]));
  for (const event of ['connect', 'disconnect']) socket.on(event, () => heard.push([event, undefined]));
  socket.on('connect_error', (error) => heard.push(['connect_error', error.message]));
  return { heard, socket };
}

const count = ({ heard }: Dashboard, event: string) => heard.filter(([name]) => name === event).length;
const messages = ({ heard }: Dashboard, event: string) => heard.flatMap(([name, message]) => (name === event ? [message] : []));
const hears = (who: Dashboard, event: string, times = 1) => until(`${event} ${times} times`, () => count(who, event) >= times);

const closeDashboards = () => {
  for (const socket of open.splice(0)) socket.close();
};

afterEach(closeDashboards);

describe('the push connection', () => {
  let station: RunningStation;
  beforeAll(async () => {
    station = await startStation();
  });
  afterAll(() => station.close());

  it.each([[['websocket']], [['polling']]])('begins with settings, clock and the whole plant, by %p', async (transports) => {
    const snapshot = station.source.push();
    const who = dashboard(station, await station.login('demo'), transports);
    await hears(who, events.snapshot);
    expect(who.heard.map(([event]) => event).slice(0, 4)).toEqual(['connect', events.settings, events.rtc, events.snapshot]);
    const [settings, rtc, whole] = [events.settings, events.rtc, events.snapshot].map((event) => messages(who, event)[0]);
    expect(Object.keys(settings as object).sort()).toEqual(['chart', 'customer', 'print', 'rights', 'time', 'units', 'user']);
    expect(rtc).toEqual({ now_ms: expect.any(Number) });
    const master = { ...snapshot.master, sdCard: sdCardCode('ok') };
    const plant = encodePlant({ ...snapshot, master, thinkGreen: undefined, zone: 'Europe/Berlin' });
    expect(whole).toEqual({ seq: expect.any(Number), plant });
  });

  it('goes on with changes that together are exactly the plant', async () => {
    station.source.push();
    const token = await station.login('read');
    const who = dashboard(station, token);
    await hears(who, events.snapshot);
    for (let i = 0; i < 50; i++) station.source.push();
    await hears(who, events.change, 50);

    const [first] = messages(who, events.snapshot) as SnapshotMessage[];
    const changes = messages(who, events.change) as ChangeMessage[];
    expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, i) => first!.seq + 1 + i));
    const later = dashboard(station, token);
    await hears(later, events.snapshot);
    const [fresh] = messages(later, events.snapshot) as SnapshotMessage[];
    const rebuilt = changes.reduce<unknown>((plant, change) => applyChanges(plant, change.changes), first!.plant);
    expect({ seq: changes.at(-1)!.seq, plant: rebuilt }).toEqual(fresh);
    expect(JSON.stringify(changes[0]).length).toBeLessThan(JSON.stringify(first).length);
  });

  it('sends the clock every second', async () => {
    const who = dashboard(station, await station.login('read'));
    await hears(who, events.rtc, 3);
    const [, second, third] = (messages(who, events.rtc) as { now_ms: number }[]).map(({ now_ms }) => now_ms);
    expect(third! - second!).toBeGreaterThan(500);
  });

  it('sends a whole plant to who asks for it, but not a flood', async () => {
    station.source.push();
    const [asking, other] = [dashboard(station, await station.login('read')), dashboard(station, await station.login('read'))];
    await hears(asking, events.snapshot);
    await hears(other, events.snapshot);
    for (let i = 0; i < 100; i++) asking.socket.emit(events.snapshot);
    await hears(asking, events.snapshot, 3);
    expect(count(asking, events.snapshot)).toBe(3);
    expect(count(other, events.snapshot)).toBe(1);
  });

  it.each([[undefined], [''], ['made-up'], [42], [{ token: 'x' }], ['x'.repeat(5000)]])('is refused for the token %p', async (token) => {
    const who = dashboard(station, token);
    await hears(who, 'connect_error');
    station.source.push();
    expect(who.heard).toEqual([['connect_error', 'unauthorized']]);
  });

  it('[ACC-4] ends with a logout, and is refused from then on', async () => {
    const [token, other] = [await station.login('read'), await station.login('read')];
    const [leaving, staying] = [dashboard(station, token), dashboard(station, other)];
    await hears(leaving, events.rtc);
    await hears(staying, events.rtc);
    await station.call('/logout', { method: 'POST', ...withToken(token) });
    await hears(leaving, 'connect_error');
    expect(leaving.heard.at(-1)).toEqual(['connect_error', 'unauthorized']);
    expect(staying.socket.connected).toBe(true);
  });
});

describe('the push connection of a station that comes and goes', () => {
  it('tells that the control is silent, and begins anew when it is back', async () => {
    const station = await startStation({ silentAfterS: 1 });
    station.source.push();
    const token = await station.login('read');
    const who = dashboard(station, token);
    await hears(who, events.disconnected);
    const late = dashboard(station, token);
    await hears(late, events.disconnected);
    expect(count(late, events.snapshot)).toBe(0);
    station.source.push();
    await hears(who, events.snapshot, 2);
    await hears(late, events.snapshot);
    expect([count(who, events.disconnected), count(who, events.change)]).toEqual([1, 0]);
    station.source.push();
    await hears(who, events.change);
    await station.close();
  });

  it('is taken up again by itself after a restart of the station', async () => {
    let station = await startStation();
    const { port } = new URL(station.address);
    const who = dashboard(station, await station.login('read'));
    await hears(who, events.rtc);
    await station.close();
    station = await startStation({ folder: station.folder, port: Number(port) });
    station.source.push();
    await hears(who, 'connect', 2);
    await hears(who, events.snapshot);
    await station.close();
  });
});
