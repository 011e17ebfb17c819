import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { until } from '../until.ts';
import { callAt } from '../../server/http/httpsCall.ts';
import { endlessTimeouts, type PushStation, pushStation } from './pushStation.ts';

const path = '/socket.io/?EIO=4&transport=polling';
const sidIn = (text: string) => /"sid":"([^"]+)"/.exec(text)?.[1] ?? '';
const maxBytes = 4096;
const opening = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

describe('a call of the push connection', () => {
  let station: PushStation;
  let sid: string;
  beforeAll(async () => {
    station = await pushStation({ timeouts: endlessTimeouts });
    sid = sidIn(await (await fetch(station.address + path)).text());
  });
  afterAll(() => station.close());

  const call = async (query: string, init: RequestInit = {}) => {
    const answer = await fetch(station.address + path + query, init);
    return [answer.status, await answer.text()] as const;
  };

  test.each<[string, () => Promise<readonly [number, string]>, number, string]>([
    ['of another method', () => call('', { method: 'PUT', body: '1' }), 405, 'The push connection is polled with GET and POST.'],
    ['for a script', () => call('&j=0'), 400, 'The push connection is not given as a script.'],
    ['of a connection that never was', () => call('&sid=madeup'), 400, 'There is no such push connection.'],
    [
      'that is longer than a message',
      () => call(`&sid=${sid}`, { method: 'POST', body: '6'.repeat(maxBytes + 1) }),
      413,
      'A message of the push connection has up to 4096 bytes.',
    ],
  ])('%s is refused with a reason', async (_name, made, status, message) => {
    const [given, body] = await made();
    expect([given, JSON.parse(body)]).toEqual([status, expect.objectContaining({ message })]);
  });

  it('that is as long as a message may be is taken', async () => {
    const own = sidIn((await call(''))[1]);
    expect(await call(`&sid=${own}`, { method: 'POST', body: '6'.repeat(maxBytes) })).toEqual([200, 'ok']);
  });

  it('that is too long ends its connection', async () => {
    const own = sidIn((await call(''))[1]);
    const before = station.push.io.engine.clientsCount;
    await call(`&sid=${own}`, { method: 'POST', body: '6'.repeat(maxBytes + 1) });
    await until('the end of the connection', () => station.push.io.engine.clientsCount < before);
    expect((await call(`&sid=${own}`))[0]).toBe(400);
  });

  it.each([
    ['that names no connection', '&sid=madeup', {}, 400, 'There is no such push connection.'],
    ['from a foreign page', '', { origin: 'http://evil.example' }, 403, 'Calls from pages of other origins are refused.'],
  ])('that opens a WebSocket %s is refused', async (_name, query, headers, status, reason) => {
    const { status: given, body } = await callAt(station.address + path.replace('polling', 'websocket') + query, {
      headers: { ...opening, ...headers },
    });
    expect(given).toBe(status);
    expect(body).toContain(reason);
  });
});

describe('push connections in all', () => {
  it('are as many as there may be, polled or not, and again when one has ended', async () => {
    const station = await pushStation({ timeouts: endlessTimeouts, maxConnections: 2 });
    const begin = async () => {
      const answer = await fetch(station.address + path);
      return { status: answer.status, body: await answer.text() };
    };
    const [first, second, third] = [await begin(), await begin(), await begin()];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 503]);
    expect(third.body).toContain('There are too many push connections.');
    const opened = await callAt(station.address + path.replace('polling', 'websocket'), { headers: opening });
    expect(opened.status).toBe(503);
    await fetch(`${station.address}${path}&sid=${sidIn(first.body)}`, { method: 'POST', body: '1' });
    await until('room', () => station.push.io.engine.clientsCount === 1);
    expect((await begin()).status).toBe(200);
  });
});
