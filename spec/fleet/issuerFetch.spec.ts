import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIssuerAddress, issuerFetch, IssuerUnreachable } from '../../fleet/access/issuerFetch.ts';

const limit = 256 * 1024;

describe('calls of issuers', () => {
  let server: Server;
  let address = '';
  let answer: RequestListener;
  const connects: string[] = [];
  const environment = { ...process.env };
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    server.on('connect', ({ url = '' }, socket) => {
      connects.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    process.env = { ...environment };
    connects.length = 0;
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, 'close');
  });
  const call = (url: string, allowLocal = true, more: Partial<Parameters<ReturnType<typeof issuerFetch>>[1]> = {}) =>
    issuerFetch(allowLocal)(url, { method: 'GET', headers: {}, body: undefined, redirect: 'manual', ...more });
  const refused = (url: string, allowLocal = true) =>
    call(url, allowLocal).then(
      () => 'answered',
      (error: unknown) => (error instanceof IssuerUnreachable ? (error.isForbidden ? 'forbidden' : 'unreachable') : error),
    );

  it.each([
    ['https://issuer.example/', false, true],
    ['https://issuer.example/', true, true],
    ['http://issuer.example/', true, false],
    ['http://issuer.example/', false, false],
    ['http://127.0.0.1:1/', true, true],
    ['http://localhost:1/', true, true],
    ['http://127.0.0.1:1/', false, false],
    ['ftp://127.0.0.1/', true, false],
    ['javascript:alert(1)', true, false],
  ])('[FLEET-5] go to %s, where this machine is allowed is %p: %p', (url, allowLocal, isIt) => {
    expect(isIssuerAddress(new URL(url), allowLocal)).toBe(isIt);
  });

  it.each([
    ['http://192.0.2.1/', true],
    ['https://127.0.0.1:1/', false],
    ['https://[::1]:1/', false],
    ['https://169.254.169.254/', false],
  ])('[FLEET-5] are not made to %s, where this machine is allowed is %p', async (url, allowLocal) => {
    expect(await refused(url, allowLocal)).toBe('forbidden');
  });

  it('say that nobody answers', async () => {
    expect(await refused('http://127.0.0.1:1/')).toBe('unreachable');
    expect(await refused('https://127.0.0.1:1/')).toBe('unreachable');
  });

  it('send the form, and give the answer with each of its headers', async () => {
    const seen: unknown[] = [];
    answer = (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, headers } = request;
        seen.push([method, headers['x-own'], headers['content-length'], Buffer.concat(parts).toString()]);
        response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'text/plain' }).end('said');
      });
    };
    const form = new URLSearchParams({ grant: 'ä' });
    const got = await call(`${address}/token`, true, { method: 'POST', headers: { 'x-own': 'yes' }, body: form });
    expect([got.status, await got.text(), got.headers.getSetCookie()]).toEqual([201, 'said', ['a=1', 'b=2']]);
    expect(seen).toEqual([['POST', 'yes', String(form.toString().length), form.toString()]]);
    await call(address);
    expect(seen[1]).toEqual(['GET', undefined, '0', '']);
  });

  it.each([
    [204, null],
    [304, null],
    [200, ''],
    [302, ''],
  ])('follow no redirect, and have no body where there is none: %p', async (status, body) => {
    answer = (_, response) => void response.writeHead(status, { location: 'https://elsewhere.example/' }).end();
    const got = await call(address);
    expect([got.status, got.body === null ? null : await got.text()]).toEqual([status, body]);
  });

  it.each([
    [limit, 'answered'],
    [limit + 1, 'unreachable'],
  ])('take an answer of %p bytes as %s', async (bytes, outcome) => {
    answer = (_, response) => void response.end(Buffer.alloc(bytes, 97));
    expect(await refused(address)).toBe(outcome);
  });

  it('go through the proxy of the environment where Node.js is to use it, and to this machine itself without it', async () => {
    answer = (_, response) => void response.end('direct');
    Object.assign(process.env, { HTTPS_PROXY: address, HTTP_PROXY: address, NO_PROXY: '', no_proxy: '', https_proxy: address });
    for (const isUsed of ['', '0']) {
      process.env['NODE_USE_ENV_PROXY'] = isUsed;
      expect([await refused('https://127.0.0.1:1/'), connects]).toEqual(['unreachable', []]);
    }
    process.env['NODE_USE_ENV_PROXY'] = '1';
    expect(await refused('https://127.0.0.1:1/')).toBe('unreachable');
    expect(connects).toEqual(['127.0.0.1:1']);
    expect(await (await call(address)).text()).toBe('direct');
  });
});
