import { afterEach, describe, expect, it, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { digestOf, fleetLink, packDay, unpackDay } from '../../../adapters/fleetlink/index.ts';
import { notAllowedCode } from '../../../adapters/networks/index.ts';
import type { FleetExchange } from '../../../core/fleet/index.ts';
import type { FleetLink } from '../../../core/ports/index.ts';
import { freePort } from '../../freePort.ts';
import { localServer } from '../http/localServer.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const never = new AbortController().signal;
const said: FleetExchange = {
  ...{ sentMs: 1, boot: 'b', software: '1.0', state: undefined, plantRev: 'p', plant: undefined, inventoryRev: 'i', inventory: undefined },
  ...{ eventLog: { epoch: 'e', last: 0 }, events: [], isDigestRefused: false },
};
const enrolment = { code: 'c', installation: 'i', name: 'Hall 3', software: '1.0' };

describe('the way to a fleet', () => {
  const links: FleetLink[] = [];
  afterEach(() => {
    for (const link of links.splice(0)) link.close();
  });
  const linkTo = (options: Parameters<typeof fleetLink>[0]) => {
    const link = fleetLink(options);
    links.push(link);
    return link;
  };

  /** A fleet that answers every call alike, and what it heard. */
  async function answering(status: number, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) {
    const heard: Heard[] = [];
    const { address } = await localServer((request, response) => {
      void buffer(request).then((bytes) => {
        heard.push({ method: request.method, url: request.url, headers: request.headers, body: bytes });
        response.writeHead(status, headers).end(body);
      });
    });
    return { link: linkTo({ url: address }), heard };
  }
  const outcomeOf = async (status: number, body: string, headers?: Readonly<Record<string, string>>) =>
    (await answering(status, body, headers)).link.putDay('2026-11-20', Buffer.of(1), 'token', never);

  it('[FLEET-1] carries the token, the kind and the length of what it brings', async () => {
    const { link, heard } = await answering(200, '{"digest":"abc"}');
    expect(await link.putDay('2026-11-20', Buffer.of(1, 2, 3), 'secret', never)).toEqual({ kind: 'answer', answer: 'abc' });
    const [{ method, url, headers, body }] = heard as [Heard];
    expect([method, url, [...body]]).toEqual(['PUT', '/fleet/v1/days/2026-11-20', [1, 2, 3]]);
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/gzip', 'content-length': '3' });
  });

  it('[FLEET-2] asks for a token without having one', async () => {
    const { link, heard } = await answering(201, '{"station":"s","token":"t"}');
    expect(await link.enrol(enrolment, never)).toEqual({ kind: 'answer', answer: { station: 's', token: 't' } });
    expect([heard[0]!.method, heard[0]!.url, heard[0]!.headers.authorization]).toEqual(['POST', '/fleet/v1/enrol', undefined]);
    expect(JSON.parse(heard[0]!.body.toString())).toMatchObject(enrolment);
  });

  test.each<[string, number, string, (link: FleetLink) => Promise<unknown>]>([
    ['a digest', 200, '{"digest":7}', (link) => link.putDay('2026-11-20', Buffer.of(1), 't', never)],
    ['a token', 200, '{"station":"s"}', (link) => link.enrol(enrolment, never)],
    ['a station', 201, '{"token":"t"}', (link) => link.enrol(enrolment, never)],
    ['what it wants', 200, '{"now_ms":1}', (link) => link.exchange(said, 't', never)],
    ['a record', 200, '["want"]', (link) => link.exchange(said, 't', never)],
    ['a record, but nothing', 200, 'null', (link) => link.exchange(said, 't', never)],
    ['JSON', 200, '<html>', (link) => link.exchange(said, 't', never)],
  ])('[FLEET-1] takes for no fleet who answers without %s', async (_what, status, body, call) => {
    const { link } = await answering(status, body);
    expect(await call(link)).toEqual({ kind: 'unreachable', problem: 'notUnderstood', reason: 'the answer is not that of a fleet' });
  });

  test.each<[number, string, Readonly<Record<string, string>>, object]>([
    [200, '{"digest":"d"}', {}, { kind: 'answer', answer: 'd' }],
    [201, '{"digest":"d"}', {}, { kind: 'answer', answer: 'd' }],
    [202, '{"digest":"d"}', {}, { kind: 'unreachable', problem: 'notUnderstood', reason: 'it answered with 202' }],
    [302, '', { location: '/elsewhere' }, { kind: 'unreachable', problem: 'notUnderstood', reason: 'it answered with 302' }],
    [400, '{"message":"too old"}', {}, { kind: 'refused', reason: 'too old' }],
    [409, '{"message":7}', {}, { kind: 'refused', reason: '409' }],
    [413, 'no JSON', {}, { kind: 'refused', reason: '413' }],
    [415, '{}', {}, { kind: 'refused', reason: '415' }],
    [401, '', {}, { kind: 'unknown' }],
    [404, '', {}, { kind: 'unknown' }],
    [429, '', { 'retry-after': '17' }, { kind: 'busy', retryAfterS: 17 }],
    [503, '', { 'retry-after': '0' }, { kind: 'busy', retryAfterS: 0 }],
    [503, '', {}, { kind: 'busy', retryAfterS: 5 }],
    [503, '', { 'retry-after': 'Sun, 22 Nov 2026 12:00:00 GMT' }, { kind: 'busy', retryAfterS: 5 }],
    [503, '', { 'retry-after': '999999999999' }, { kind: 'busy', retryAfterS: 3600 }],
    [503, '', { 'retry-after': 'Infinity' }, { kind: 'busy', retryAfterS: 3600 }],
    [503, '', { 'retry-after': '-1' }, { kind: 'busy', retryAfterS: 5 }],
    [500, '{"message":"broken"}', {}, { kind: 'unreachable', problem: 'notUnderstood', reason: 'it answered with 500' }],
  ])('[FLEET-1] takes %d %j %j as what it is', async (status, body, headers, expected) => {
    expect(await outcomeOf(status, body, headers)).toEqual(expected);
  });

  it('[FLEET-1] reads an answer up to 256 KiB', async () => {
    const answer = (length: number) => JSON.stringify({ digest: 'd' }).padEnd(length);
    expect(await outcomeOf(200, answer(256 * 1024))).toEqual({ kind: 'answer', answer: 'd' });
    expect(await outcomeOf(200, answer(256 * 1024 + 1))).toEqual({
      kind: 'unreachable',
      problem: 'unreachable',
      reason: 'the answer is too large',
    });
  });

  it('[FLEET-1] calls again over the connection that it has, until that is closed', async () => {
    const ports = new Set<number | undefined>();
    const { address } = await localServer((request, response) => {
      ports.add(request.socket.remotePort);
      request.resume().once('end', () => response.end('{"digest":"d"}'));
    });
    const link = linkTo({ url: address });
    for (let call = 0; call < 3; call++) await link.putDay('2026-11-20', Buffer.of(1), 't', never);
    expect(ports.size).toBe(1);
    link.close();
    await link.putDay('2026-11-20', Buffer.of(1), 't', never);
    expect(ports.size).toBe(2);
  });

  it('[FLEET-1] says why nobody answers', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const put = (link: FleetLink) => link.putDay('2026-11-20', Buffer.of(1), 't', never);
    expect(await put(linkTo({ url }))).toMatchObject({ kind: 'unreachable', problem: 'refused' });
    for (const [code, problem] of [
      [notAllowedCode, 'notAllowed'],
      ['ENOTFOUND', 'noSuchHost'],
      ['EAI_AGAIN', 'noSuchHost'],
      ['EAI_FAIL', 'unreachable'],
    ] as const) {
      const failing = linkTo({
        url: 'http://fleet.example:1',
        lookup: (_host, _options, done) => done(Object.assign(new Error('no name'), { code }), []),
      });
      expect(await put(failing)).toEqual({ kind: 'unreachable', problem, reason: 'no name' });
    }
  });

  it('[FLEET-1] gives a call up as soon as it is wanted no more', async () => {
    const wanted = new AbortController();
    const { address } = await localServer(() => wanted.abort());
    const link = linkTo({ url: address });
    expect(await link.putDay('2026-11-20', Buffer.of(1), 't', wanted.signal)).toMatchObject({ kind: 'unreachable' });
    expect(await link.putDay('2026-11-20', Buffer.of(1), 't', wanted.signal)).toMatchObject({ kind: 'unreachable' });
  });

  it('[FLEET-1] leaves nothing behind at the signal of a call that is over', async () => {
    const listeners = new Set<() => void>();
    const signal = {
      aborted: false,
      addEventListener: (_type: 'abort', listener: () => void) => void listeners.add(listener),
      removeEventListener: (_type: 'abort', listener: () => void) => void listeners.delete(listener),
    };
    const { link } = await answering(200, '{"digest":"d"}');
    const call = link.putDay('2026-11-20', Buffer.of(1), 't', signal);
    expect(listeners.size).toBe(1);
    await call;
    expect(listeners.size).toBe(0);
    await linkTo({ url: `http://127.0.0.1:${await freePort()}` }).putDay('2026-11-20', Buffer.of(1), 't', signal);
    expect(listeners.size).toBe(0);
  });
});

describe('a packed day record', () => {
  const longest = 4 * 1024 * 1024;

  it('[FLEET-1] has 12 digits of its hash for a name', () => {
    expect(digestOf('')).toBe('e3b0c44298fc');
    expect(digestOf('a')).not.toBe(digestOf('b'));
  });

  it('[FLEET-1] is packed as small as it gets', async () => {
    const text = randomBytes(3000).toString('hex');
    const packed = await packDay(text);
    expect(gunzipSync(packed).toString()).toBe(text);
    expect(packed.length).toBeLessThanOrEqual(gzipSync(text, { level: 9 }).length);
  });

  it('[FLEET-1] is unpacked up to 4 MiB, and no further', async () => {
    const texts = await Promise.all([longest, longest + 1].map(async (length) => unpackDay(await packDay('x'.repeat(length)))));
    expect(texts.map((unpacked) => (typeof unpacked === 'string' ? unpacked : unpacked.text.length))).toEqual([longest, 'tooLarge']);
  });

  it('[FLEET-1] that is none is broken', async () => {
    const packed = await packDay('text');
    expect(await Promise.all([Buffer.from('text'), packed.subarray(0, -9)].map(unpackDay))).toEqual(['broken', 'broken']);
  });
});
