import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';

const json = { 'content-type': 'application/json' };
const post = (body: string | undefined, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  ...(body === undefined ? {} : { body }),
});
const passwordExpected = ['password: Invalid input: expected string, received undefined'];

describe('a call that the station refuses', () => {
  let station: RunningStation;
  beforeAll(async () => {
    station = await startStation();
  });
  afterAll(() => station.close());

  it.each<[string, string, RequestInit, number, unknown]>([
    ['half a JSON', '/login', post('{"password":'), 400, undefined],
    ['no JSON at all', '/login', post('\u0000\u0001\u0002'), 400, undefined],
    ['a poisoned prototype', '/login', post('{"__proto__":{"password":"read"}}'), 400, undefined],
    ['no body', '/login', post(undefined), 400, [expect.stringMatching(/^Invalid input: expected object/)]],
    ['null', '/login', post('null'), 400, ['Invalid input: expected object, received null']],
    ['a list', '/login', post('[]'), 400, ['Invalid input: expected object, received array']],
    ['no password', '/login', post('{}'), 400, passwordExpected],
    ['a number as password', '/login', post('{"password":1}'), 400, ['password: Invalid input: expected string, received number']],
    ['an empty password', '/login', post('{"password":""}'), 400, ['password: must have 1 to 128 characters']],
    ['a password of 129 characters', '/login', asJson({ password: 'x'.repeat(129) }), 400, ['password: must have 1 to 128 characters']],
    ['a form', '/login', post('password=read', { 'content-type': 'application/x-www-form-urlencoded' }), 415, undefined],
    ['plain text', '/login', post('read', { 'content-type': 'text/plain' }), 415, undefined],
    ['a body over 64 kB', '/login', asJson({ password: 'x'.repeat(66_000) }), 413, undefined],
    ['an unknown call', '/api/unknown', {}, 404, undefined],
    ['a wrong method', '/login', { method: 'PUT' }, 404, undefined],
    ['a broken address', '/%zz', {}, 400, undefined],
    ['a file outside', '/..%2f..%2fetc%2fpasswd', {}, 404, undefined],
    ['a logout without token', '/logout', { method: 'POST' }, 401, undefined],
    ['a logout with a made-up token', '/logout', { method: 'POST', ...withToken('made-up') }, 401, undefined],
    ['a backlog without token', '/backlog/2026-01-01.jsonarr', {}, 401, undefined],
    ['a backlog of no day without token', '/backlog/yesterday.jsonarr', {}, 401, undefined],
  ])('[API-12] (%s) gets one shape of answer that gives nothing away', async (_what, path, init, status, details) => {
    const answer = await station.call(path, init);
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toEqual({
      error: expect.any(String),
      message: expect.stringMatching(/^[^\n]+$/),
      ...(details === undefined ? {} : { details }),
    });
    expect(text).not.toMatch(/node_modules|\.ts\b|\bat |FST_|\/tmp/);
  });

  it('[API-12] for its input is reported which part and what was expected', async () => {
    const answer = await station.call('/backlog/yesterday.jsonarr', withToken(await station.login('read')));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'Bad Request', message: expect.any(String), details: [expect.stringMatching(/^day: /)] },
    ]);
  });

  it('[API-12] that is no HTTP gets the same shape', async () => {
    const { port } = new URL(station.address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('GARBAGE\r\n\r\n');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'close');
    const [head, body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body!)).toEqual({ error: 'Bad Request', message: expect.any(String) });
  });

  it('[API-12] for a fault of the station itself is reported nothing of it', async () => {
    const broken = await startStation();
    broken.store.close();
    const answer = await broken.call('/login', asJson({ password: 'read' }));
    await broken.close();
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: 'Internal Server Error', message: 'The station could not answer; its log gives the reason.' },
    ]);
  });
});

describe('the health of a station', () => {
  it('[ROUTE-1] says version, name, contact and number of compressors without a session', async () => {
    const station = await startStation();
    station.source.push();
    const answer = await station.call('/health');
    await station.close();
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        status: 'ok',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        station_name: 'Werk Süd, Station 1',
        contact_link: expect.stringMatching(/^mailto:/),
        compressor_count: 7,
        changes_machine: false,
        controller_version: 'V3.21-RC10',
        origin: 'demo',
      },
    ]);
  });
});
