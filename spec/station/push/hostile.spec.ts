import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events } from '../../../adapters/contract/index.ts';
import { Agent, type IncomingMessage, request } from 'node:http';
import { httpLimits } from '../../../server/http/limits.ts';
import { numbersOf } from './dashboard.ts';
import { callAt } from '../../server/http/httpsCall.ts';
import { transports } from '../../server/http/pushBehind.ts';
import { until } from '../until.ts';
import { briskTimeouts, doorWith, endlessTimeouts, type PushStation, pushStation } from './pushStation.ts';
import { rawClient } from './rawClient.ts';

describe.each(transports)('a hostile client of the push connection over %s', (transport) => {
  let station: PushStation;
  beforeAll(async () => {
    station = await pushStation({ transport, timeouts: { ...briskTimeouts, handshakeMs: 300 } });
  });
  afterAll(() => station.close());

  it('that says nothing is left after the handshake time', async () => {
    const raw = await rawClient(station.address, transport);
    await raw.closed;
    await until('room for others', () => station.push.io.engine.clientsCount === 0);
    const login = station.dashboard(station.login('read'));
    await login.hears(events.rtc);
  });

  it('that leaves again but stays connected is left, too', async () => {
    const patient = await pushStation({ timeouts: endlessTimeouts });
    const raw = await rawClient(patient.address, transport);
    await raw.send(`40${JSON.stringify({ token: patient.login('read') })}`);
    await until('the settings', () => raw.heard.some((packet) => packet.startsWith('42')));
    await raw.send('41');
    await raw.closed;
    await until('room for others', () => patient.push.io.engine.clientsCount === 0);
  });

  it('that sends more than a dashboard ever would is cut', async () => {
    const who = station.dashboard(station.login('read'));
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
    const other = station.dashboard(station.login('read'));
    await other.hears(events.snapshot);
    // this station's short time for a handshake may have made it begin again
    const cuts = other.count('disconnect');
    const attacks = Object.values(nonsense).map(async (packetsOf) => {
      const raw = await rawClient(station.address, transport);
      for (const packet of packetsOf(station.login('demo'))) {
        await raw.send(packet);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return raw;
    });
    const raws = await Promise.all(attacks);
    await other.hears(events.rtc, other.count(events.rtc) + 2);
    station.sample();
    await other.hears(events.change);
    expect(numbersOf(other)).toEqual([1, 2]);
    expect(other.count('disconnect')).toBe(cuts);
    for (const raw of raws) raw.close();
  });
});

describe('a hostile client that polls', () => {
  const path = '/socket.io/?EIO=4&transport=polling';
  const sidIn = (text: string) => /"sid":"([^"]+)"/.exec(text)?.[1];
  const opens = async (address: string) => {
    const answer = await fetch(address + path);
    return { status: answer.status, sid: sidIn(await answer.text()) };
  };

  it('and that only begins is left after the handshake time, though nothing else would end it', async () => {
    const station = await pushStation({ timeouts: { ...endlessTimeouts, handshakeMs: 100 } });
    let begun = 0;
    station.push.io.engine.on('connection', () => begun++);
    expect(await opens(station.address)).toMatchObject({ status: 200 });
    expect(begun).toBe(1);
    await until('room for others', () => station.push.io.engine.clientsCount === 0);
  });

  it('and does not even ask for the heartbeat that waits for it is left, too', async () => {
    const station = await pushStation({ timeouts: { ...endlessTimeouts, handshakeMs: 300, heartbeatMs: 50 } });
    await opens(station.address);
    await until('room for others', () => station.push.io.engine.clientsCount === 0);
  });

  const doorFor = (connectionsPerAddress: number) => doorWith({ limits: { ...httpLimits, connectionsPerAddress }, exemptsLoopback: false });

  it('holds no more connections of its address than one that connects, until it gives them up', async () => {
    const station = await pushStation({ door: doorFor(3), timeouts: endlessTimeouts });
    // One place is that of the connection that they all come by.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = (query = '', options = {}) => callAt(station.address + path + query, { agent, ...options });
    expect((await call()).status).toBe(200);
    const { status, body } = await call();
    expect(status).toBe(200);
    expect((await call()).status).toBe(503);
    expect(station.push.io.engine.clientsCount).toBe(2);
    await call(`&sid=${sidIn(body)}`, { method: 'POST', body: '1' });
    expect((await call()).status).toBe(200);
    agent.destroy();
  });

  it('holds no place when it was refused', async () => {
    const station = await pushStation({ door: doorFor(2), timeouts: endlessTimeouts });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const old = path.replace('EIO=4', 'EIO=3');
    for (let tries = 0; tries < 3; tries++) expect((await callAt(station.address + old, { agent })).status).toBe(400);
    expect((await callAt(station.address + path, { agent })).status).toBe(200);
    agent.destroy();
  });

  it('and goes on as WebSocket holds one place only', async () => {
    const station = await pushStation({ door: doorFor(8) });
    for (let clients = 0; clients < 4; clients++) {
      const who = station.dashboard(station.login('read'), { transports: ['polling', 'websocket'] });
      await who.hears(events.rtc);
      await until('the WebSocket', () => who.socket.io.engine.transport.name === 'websocket');
    }
    expect(station.push.io.engine.clientsCount).toBe(4);
  });

  it('and sends more than a dashboard ever would, in pieces of unknown number, is cut', async () => {
    const station = await pushStation({ timeouts: endlessTimeouts });
    const { sid } = await opens(station.address);
    const body = new Blob(['4'.repeat(10_000)]).stream();
    const call: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    await fetch(`${station.address}${path}&sid=${sid}`, call).catch(() => undefined);
    await until('room for others', () => station.push.io.engine.clientsCount === 0);
  });

  it('from a foreign page gets nothing of a connection that is not its own', async () => {
    const station = await pushStation();
    const { sid } = await opens(station.address);
    const address = `${station.address}${path}&sid=${sid}`;
    const headers = { origin: 'http://evil.example' };
    for (const method of ['GET', 'POST']) {
      expect((await fetch(address, { method, headers, ...(method === 'POST' ? { body: '3' } : {}) })).status).toBe(403);
    }
    expect((await fetch(address, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('and reads no answer gets no further one, so that the station keeps no more for it than for others', async () => {
    // it answers no heartbeat either
    const station = await pushStation({ timeouts: endlessTimeouts });
    station.sample();
    const reading = station.dashboard(station.login('read'));
    await reading.hears(events.snapshot);
    const { sid } = await opens(station.address);
    const poll = (): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const call = request(`${station.address}${path}&sid=${sid}`, { agent: false }, resolve);
        call.on('error', reject).end();
      });
    await fetch(`${station.address}${path}&sid=${sid}`, { method: 'POST', body: `40${JSON.stringify({ token: station.login('read') })}` });
    (await poll()).resume();
    // Far more than the system takes for a reader that stands still.
    for (let i = 0; i < 20; i++) {
      const { compressors } = station.sample();
      station.sample({ compressors: compressors.map((compressor) => ({ ...compressor, name: String(i).repeat(50_000) })) });
    }
    const unread = await poll();
    let isAnswered = false;
    const next = poll().then((answer) => {
      isAnswered = true;
      answer.resume();
    });
    station.sample();
    await reading.hears(events.rtc, reading.count(events.rtc) + 2);
    expect(isAnswered).toBe(false);
    unread.resume();
    await next;
  });
});
