import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cookieHeader, cookiesAfter } from '../../../adapters/fieldHttp/cookies.ts';
import { type ExchangeParts, httpExchange, type HttpQuestion } from '../../../adapters/fieldHttp/exchange.ts';

const never = new AbortController().signal;

describe('one exchange with a controller', () => {
  let server: Server;
  let port = 0;
  let answer: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  });
  const ask = (question: Partial<HttpQuestion> = {}, more: Partial<ExchangeParts> = {}, signal = never) =>
    httpExchange({ host: '127.0.0.1', port, isAllowed: () => true, ...more })(
      { method: 'GET', path: '/a', maxBytes: 100, ...question },
      signal,
    );

  it('sends what it is to send, over a connection of its own', async () => {
    const seen: unknown[] = [];
    answer = (request: IncomingMessage, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, url, headers } = request;
        seen.push([method, url, headers.host, headers['x-own'], headers['content-length'], Buffer.concat(parts).toString()]);
        response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end('said');
      });
    };
    expect(await ask({ method: 'POST', body: 'ä', headers: { 'x-own': 'yes' } })).toMatchObject({
      ...{ status: 201, text: 'said', headers: { 'set-cookie': ['a=1', 'b=2'] } },
    });
    await ask();
    const host = `127.0.0.1:${port}`;
    expect(seen).toEqual([
      ['POST', '/a', host, 'yes', '2', 'ä'],
      ['GET', '/a', host, undefined, undefined, ''],
    ]);
  });

  it.each([
    [99, true],
    [100, true],
    [101, false],
  ])('takes an answer of %p bytes where 100 are the limit: %p', async (bytes, isTaken) => {
    answer = (_, response) => void response.end('x'.repeat(bytes));
    const found = await ask();
    expect(typeof found === 'string' ? found : found.text.length).toBe(isTaken ? bytes : 'notUnderstood');
  });

  it('follows nothing that an answer names', async () => {
    answer = (_, response) => void response.writeHead(302, { location: 'http://192.0.2.1/' }).end();
    expect(await ask()).toMatchObject({ status: 302 });
  });

  it('says why there is no answer', async () => {
    answer = () => undefined;
    expect(await ask({}, { timeoutMs: 50 })).toBe('silent');
    expect(await ask({}, { isAllowed: () => false })).toBe('notAllowed');
    expect(await ask({}, { port: 1 })).toBe('refused');
    answer = ({ socket }) => void socket.end('no HTTP at all\r\n\r\n');
    expect(await ask()).toBe('notUnderstood');
  });
});

describe('the cookies of a controller', () => {
  it.each([
    [undefined, {}],
    [['a=1; path=/', 'b=2'], { a: '1', b: '2' }],
    [['a=1', 'a=2'], { a: '2' }],
    [['a='], { a: '' }],
    [['no cookie', '=1', ' a=1'], {}],
    [[`${'n'.repeat(100)}=1`], { ['n'.repeat(100)]: '1' }],
    [[`${'n'.repeat(101)}=1`], {}],
    [[`a=${'1'.repeat(2000)}`], { a: '1'.repeat(998) }],
  ])('are those that it sets: %#', (set, cookies) => {
    expect(cookiesAfter({}, set)).toEqual(cookies);
    expect(cookiesAfter({ z: '9' }, set)).toEqual({ z: '9', ...cookies });
  });

  it('are sent back together, or not at all', () => {
    expect([cookieHeader({}), cookieHeader({ a: '1', b: '2' })]).toEqual([{}, { cookie: 'a=1; b=2' }]);
  });
});
