import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request } from 'node:http';
import { events } from '../../../adapters/contract/index.ts';
import { frontDoor } from '../../../station/http/frontDoor.ts';
import { stationLog } from '../../../station/log.ts';
import { usualPatience } from '../../../station/push/Patience.ts';
import { dashboard, numbersOf } from './dashboard.ts';
import { type PushStation, pushStation } from './pushStation.ts';

const path = '/socket.io/?EIO=4&transport=websocket';
const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** The status that an upgrade is answered with. */
async function statusOf({ address }: PushStation, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const call = request(`${address}${path}`, { headers: { ...upgrade, ...headers } });
  call.end();
  const [answer] = (await Promise.race([once(call, 'upgrade'), once(call, 'response')])) as [{ statusCode?: number }];
  call.destroy();
  return answer.statusCode;
}

async function rawSocket({ address }: PushStation): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`);
  socket.binaryType = 'arraybuffer';
  await once(socket, 'open');
  return socket;
}

const door = (allowHosts: readonly string[] = []) =>
  frontDoor({ host: '127.0.0.1', allowHosts, trustedProxies: [], log: stationLog('silent') });

describe('the origin of a push connection', () => {
  it("is the station's own, or none", async () => {
    const station = await pushStation({ mayConnect: door().mayConnect });
    expect(await statusOf(station, {})).toBe(101);
    expect(await statusOf(station, { origin: station.address })).toBe(101);
    for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:1', 'file://'])
      expect(await statusOf(station, { origin })).toBe(400);
  });

  it('is refused together with a host that the station is not called by', async () => {
    const station = await pushStation({ mayConnect: door(['station.example']).mayConnect });
    expect(await statusOf(station, { host: 'station.example', origin: 'http://station.example' })).toBe(101);
    expect(await statusOf(station, { host: 'evil.example', origin: 'http://evil.example' })).toBe(400);
    expect(await statusOf(station, { host: 'evil.example' })).toBe(400);
  });
});

describe('a hostile client of the push connection', () => {
  let station: PushStation;
  beforeAll(async () => {
    station = await pushStation({ patience: { ...usualPatience, handshakeMs: 300 } });
  });
  afterAll(() => station.close());

  it('that says nothing is left after the handshake time', async () => {
    const raw = await rawSocket(station);
    await once(raw, 'close');
    const login = dashboard(station.address, station.login('read'));
    await login.hears(events.rtc);
  });

  it('that sends more than a dashboard ever would is cut', async () => {
    const who = dashboard(station.address, station.login('read'));
    await who.hears(events.rtc);
    who.socket.emit(events.userInput, 'x'.repeat(5000));
    await who.hears('disconnect');
  });

  const begin = (token: string) => `40${JSON.stringify({ token })}`;
  const nonsense: Readonly<Record<string, (token: string) => readonly (string | Uint8Array<ArrayBuffer>)[]>> = {
    'an unknown packet': () => ['9', 'x', ''],
    bytes: () => [new Uint8Array([0, 255, 7])],
    'half a handshake': () => ['40{'],
    'a handshake of nothing': () => ['40null'],
    'a handshake of a list': () => ['40[]'],
    'a handshake of no token': () => ['40{"token":null}'],
    'a token that is an object': () => ['40{"token":{"__proto__":{"id":"x"}}}'],
    'another namespace': () => ['40/admin,{"token":"x"}'],
    'events before the handshake': () => ['42["ablauf_snapshot"]', '42["user_input"]'],
    "the library's events": (token) => [begin(token), '42["disconnect"]', '42["error"]', '42["connect"]', '42["newListener"]'],
    'no event name': (token) => [begin(token), '42[]', '42{}', '42[null]', '42[{"a":1}]'],
    'names of the prototype': (token) => [begin(token), '42["__proto__"]', '42["constructor",{"__proto__":{}}]', '42["toString"]'],
    'answers to nothing': (token) => [begin(token), '431["x"]', '43999999["x"]', '421["ablauf_snapshot"]'],
    'a binary event without its bytes': (token) => [begin(token), '451-["ablauf_snapshot",{"_placeholder":true,"num":0}]', '42["x"]'],
    'a promise of many bytes': (token) => [begin(token), '4510000000-["x",{"_placeholder":true,"num":0}]'],
    'any payload': (token) => [begin(token), '42["ablauf_snapshot",{"seq":-1}]', '42["user_input",null,[[[]]]]'],
    'two handshakes': (token) => [begin(token), begin(token)],
    'heartbeats of its own': (token) => [begin(token), '2', '3', '3probe', '5', '6'],
  };
  it('that sends nonsense harms nobody', async () => {
    station.sample();
    const other = dashboard(station.address, station.login('read'));
    await other.hears(events.snapshot);
    const attacks = Object.values(nonsense).map(async (packetsOf) => {
      const raw = await rawSocket(station);
      for (const packet of packetsOf(station.login('demo'))) {
        if (raw.readyState === raw.OPEN) raw.send(packet);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return raw;
    });
    const raws = await Promise.all(attacks);
    await other.hears(events.rtc, other.count(events.rtc) + 2);
    station.sample();
    await other.hears(events.change);
    expect(numbersOf(other)).toEqual([1, 2]);
    expect(other.count('disconnect')).toBe(0);
    for (const raw of raws) raw.close();
  });
});
