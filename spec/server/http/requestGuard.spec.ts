import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { Agent, request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { type GuardedServer, guardedServer } from './guardedServer.ts';
import { securityHeaders } from './securityHeaders.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const answerIn = (text: string): Answer => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
};

describe('everything that comes over the network', () => {
  let station: GuardedServer;
  beforeAll(async () => {
    station = await guardedServer({ allowHosts: ['Kompressor.Werk.example', '192.0.2.7'], names: () => ['pressluft'] });
  });
  afterAll(() => station.close());

  const send = async (lines: readonly string[], from?: string) =>
    answerIn(await station.raw([...lines, 'Connection: close', '', ''].join('\r\n'), from));
  const get = (...headers: readonly string[]) => send(['GET /health HTTP/1.1', ...headers]);

  const machineAddress = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));

  test.each([
    ['localhost', 200],
    ['LOCALHOST:8080', 200],
    ['localhost.', 200],
    ['127.0.0.1', 200],
    ['127.0.0.1:80', 200],
    ['127.1.2.3', 200],
    ['[::1]', 200],
    ['[::1]:8080', 200],
    ['[0:0:0:0:0:0:0:1]', 200],
    ...machineAddress.map((address) => [address, 200] as const),
    ['kompressor.werk.example', 200],
    ['KOMPRESSOR.WERK.EXAMPLE.:443', 200],
    ['192.0.2.7:8080', 200],
    ['pressluft', 200],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['kompressor.werk.example.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['evil.example:8080', 421],
    ['evil@localhost', 421],
    ['localhost:8080:9', 421],
    ['localhost:x', 421],
    ['localhost/evil', 421],
    ['', 421],
    ['.', 421],
    ['[', 421],
    ['[::1', 421],
    ['::1', 421],
    ['[::2]', 421],
    ['192.0.2.8', 421],
    ['2130706433', 421],
    ['0x7f.0.0.1', 421],
    ['127.0.0.256', 421],
    ['localhost, evil.example', 421],
    ['löcalhost', 421],
    ['a'.repeat(300), 421],
  ])('that is addressed to %p gets %p', async (host, status) => {
    const answer = await get(`Host: ${host}`);
    expect(answer.status).toBe(status);
    if (status !== 200) {
      expect(JSON.parse(answer.body)).toEqual({
        error: 'Misdirected Request',
        message: expect.stringMatching(/^This station has another name/),
      });
    }
  });

  it('and has any other name is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.domain(), async (host) => {
        expect((await get(`Host: ${host}`)).status).toBe(421);
      }),
      { numRuns: 50 },
    );
  });

  test.each<[string, readonly string[], number]>([
    ['no Host header', ['GET /health HTTP/1.1'], 400],
    ['no Host header in HTTP 1.0', ['GET /health HTTP/1.0'], 400],
    ['two Host headers', ['GET /health HTTP/1.1', 'Host: localhost', 'Host: evil.example'], 400],
    ['two Host headers the other way round', ['GET /health HTTP/1.1', 'Host: evil.example', 'Host: localhost'], 400],
    ['an address of another host in the first line', ['GET http://evil.example/health HTTP/1.1', 'Host: localhost'], 400],
    ['TRACE', ['TRACE /health HTTP/1.1', 'Host: localhost'], 405],
    ['OPTIONS', ['OPTIONS * HTTP/1.1', 'Host: localhost'], 405],
    ['DELETE', ['DELETE /health HTTP/1.1', 'Host: localhost'], 405],
    ['PROPFIND', ['PROPFIND /health HTTP/1.1', 'Host: localhost'], 405],
    ['CONNECT', ['CONNECT evil.example:443 HTTP/1.1', 'Host: localhost'], 405],
    ['a method that nobody knows', ['STEAL /health HTTP/1.1', 'Host: localhost'], 400],
    ['no method', ['/health HTTP/1.1', 'Host: localhost'], 400],
    ['another protocol', ['GET /health HTTP/3.9', 'Host: localhost'], 400],
    ['a header without a colon', ['GET /health HTTP/1.1', 'Host: localhost', 'nonsense'], 400],
    ['a folded header', ['GET /health HTTP/1.1', 'Host: localhost', 'A: b', ' c'], 400],
    ['two lengths of one body', ['POST /echo HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['a length and chunks', ['POST /echo HTTP/1.1', 'Host: localhost', 'Content-Length: 4', 'Transfer-Encoding: chunked'], 400],
    [
      '64 headers and the Connection one',
      ['GET /health HTTP/1.1', 'Host: localhost', ...Array.from({ length: 62 }, (_, i) => `X-${i}: 1`)],
      200,
    ],
    ['too many headers', ['GET /health HTTP/1.1', 'Host: localhost', ...Array.from({ length: 63 }, (_, i) => `X-${i}: 1`)], 431],
    [
      'very many headers before the host',
      ['GET /health HTTP/1.1', ...Array.from({ length: 500 }, (_, i) => `X-${i}: 1`), 'Host: localhost'],
      431,
    ],
    ['too large a header', ['GET /health HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(20_000)}`], 431],
    ['too long an address', [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost'], 431],
    ['a broken address', ['GET /%zz HTTP/1.1', 'Host: localhost'], 400],
    ['an unknown call', ['GET /unknown HTTP/1.1', 'Host: localhost'], 404],
  ])('with %s is answered in one shape', async (_what, lines, status) => {
    const answer = await send(lines);
    expect([answer.status, answer.headers['server'], answer.headers['x-powered-by']]).toEqual([status, undefined, undefined]);
    if (status !== 200) expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String), message: expect.stringMatching(/^[^\n]+$/) });
  });

  it('that is too large a body is refused', async () => {
    const answer = await fetch(`${station.address}/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(70_000)),
    });
    expect([answer.status, await answer.json()]).toEqual([413, { error: 'Payload Too Large', message: expect.any(String) }]);
  });

  it.each(['/health', '/unknown', '/%zz', '/health?evil'])(
    'gets the security headers, at %s and whatever is wrong with it',
    async (path) => {
      for (const host of ['localhost', 'evil.example']) {
        const { headers } = await send([`GET ${path} HTTP/1.1`, `Host: ${host}`]);
        expect(headers).toMatchObject(securityHeaders);
        expect(headers['content-security-policy']).not.toContain('evil');
        expect(headers['strict-transport-security']).toBeUndefined();
      }
    },
  );

  test.each<[Readonly<Record<string, string>>, number]>([
    [{}, 200],
    [{ origin: 'http://localhost:81' }, 200],
    [{ origin: 'http://localhost:81', 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://localhost' }, 403],
    [{ origin: 'http://localhost:82' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 200],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 403],
    [{ origin: 'http://evil.example', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, 403],
  ])('and comes with %p gets %p', async (headers, status) => {
    const answer = await get('Host: localhost:81', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`));
    expect(answer.status).toBe(status);
  });

  it('and is broken in any way never gets a 5xx, and the next one is served', async () => {
    const line = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom('GET / HTTP/1.1', 'Host: localhost', 'Content-Length: -1', 'Upgrade: x', ': x'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 6 }), async (lines) => {
        const answer = await station.raw(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
        if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
      }),
      { numRuns: 100 },
    );
    expect((await get('Host: localhost')).status).toBe(200);
  });

  it('may come in turn over one connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = () =>
      new Promise<readonly [number | undefined, boolean]>((resolve, reject) => {
        const call = httpRequest(`${station.address}/health`, { agent }, (answer) => {
          answer.resume().on('end', () => resolve([answer.statusCode, call.reusedSocket]));
        });
        call.on('error', reject).end();
      });
    expect([await statusOf(), await statusOf()]).toEqual([
      [200, false],
      [200, true],
    ]);
    agent.destroy();
  });
});
