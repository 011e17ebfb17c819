import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import {
  fleetCaller,
  type FleetCaller,
  httpFleetInsight,
  httpFleetPeople,
  httpFleetSession,
  httpFleetStations,
} from '../../../adapters/http/index.ts';
import { localServer } from './localServer.ts';
import { recordedLog } from './recordedLog.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: string;
}

const session = {
  ...{ account: 'a', email: 'uta@acme.example', name: 'Uta', role: 'viewer', memberships: [], untilMs: 1, isDemo: false },
};

/** A server that answers each call alike, and what it was asked. */
async function answering(status: number, body: unknown, type = 'application/json') {
  const heard: Heard[] = [];
  let refusals = 0;
  const server = await localServer((request: IncomingMessage, response) => {
    void buffer(request).then((bytes) => {
      heard.push({ method: request.method, url: request.url, body: bytes.toString() });
      response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const caller: FleetCaller = fleetCaller({ log: recordedLog(), origin: server.address, onUnauthorized: () => refusals++ });
  return { caller, heard, close: () => server.close(), refusals: () => refusals };
}

describe('the calls of the pages of a fleet', () => {
  it('name what they are about in address, query and body', async () => {
    const { caller, heard } = await answering(200, []);
    await httpFleetStations(caller).days('a/b ü', { from: '2026-11-01', until: '2026-11-30' });
    await httpFleetPeople(caller).audit(undefined);
    await httpFleetPeople(caller).audit(17);
    await httpFleetInsight(caller).energy('2026-10');
    await httpFleetPeople(caller).removePerson('a', 'acme');
    expect(heard).toEqual([
      { method: 'GET', url: '/fleet/api/stations/a%2Fb%20%C3%BC/days?from=2026-11-01&until=2026-11-30', body: '' },
      { method: 'GET', url: '/fleet/api/audit', body: '' },
      { method: 'GET', url: '/fleet/api/audit?beforeMs=17', body: '' },
      { method: 'GET', url: '/fleet/api/energy?month=2026-10', body: '' },
      { method: 'POST', url: '/fleet/api/people/remove', body: '{"account":"a","organisation":"acme"}' },
    ]);
  });

  it('have what is missing as undefined', async () => {
    const code = { id: 'c', operator: 'acme', owner: 'acme', uses: 1, expiresMs: 5, station: null };
    const { caller } = await answering(200, [code]);
    expect(await httpFleetPeople(caller).codes()).toEqual({ outcome: 'succeeded', value: [{ ...code, station: undefined }] });
  });

  it.each([
    [401, 'unauthorized', 1],
    [403, 'forbidden', 0],
    [404, 'refused', 0],
    [500, 'failed', 0],
  ] as const)('that are answered with %i are %s', async (status, outcome, ended) => {
    const { caller, refusals } = await answering(status, { message: 'No.' });
    expect(await httpFleetStations(caller).stations()).toEqual({ outcome });
    expect(refusals()).toBe(ended);
  });

  it.each([
    ['a page of a proxy', '<!doctype html>', 'text/html'],
    ['no JSON', '[', 'application/json'],
    ['something else', [{ id: 5 }], 'application/json'],
  ])('that are answered by %s have failed', async (_, body, type) => {
    const { caller } = await answering(200, body, type);
    expect(await httpFleetStations(caller).stations()).toEqual({ outcome: 'failed' });
  });

  it('without a server are unreachable', async () => {
    const { caller, close } = await answering(200, []);
    await close();
    expect(await httpFleetStations(caller).stations()).toEqual({ outcome: 'unreachable' });
    expect(await httpFleetSession(caller).login('a', 'b')).toEqual({ outcome: 'unreachable' });
  });

  it.each([
    [200, session, { outcome: 'opened', session }],
    [401, {}, { outcome: 'refused' }],
    [429, {}, { outcome: 'tooMany' }],
    [500, {}, { outcome: 'failed' }],
    [200, {}, { outcome: 'failed' }],
  ])('log in: %i', async (status, body, answer) => {
    const { caller, refusals } = await answering(status, body);
    expect(await httpFleetSession(caller).login('uta@acme.example', 'secret')).toEqual(answer);
    expect(refusals()).toBe(0);
  });

  it('that order something need no words', async () => {
    const { caller } = await answering(200, '', 'text/plain');
    expect(await httpFleetStations(caller).acknowledge({ station: 'a', source: 2, bitIndex: 20, why: 'ordered' })).toEqual({
      outcome: 'succeeded',
    });
  });
});
