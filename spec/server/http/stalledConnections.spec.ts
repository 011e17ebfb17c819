import { afterAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { createServer as createTlsServer, request as tlsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { httpLimits } from '../../../server/http/limits.ts';
import { stalledConnections } from '../../../server/http/stalledConnections.ts';
import { until } from '../../station/until.ts';
import { tlsFile, trustsTestCertificate } from './testTls.ts';

/** Far more than the system takes for a reader that stands still. */
const body = Buffer.alloc(50_000_000);
const stalledMs = 120_000;

const open: Server[] = [];
afterAll(() => {
  for (const server of open) server.close().closeAllConnections();
});

/** A server with a clock that is set by hand, and a download of it that nobody reads. */
async function download(isSecure: boolean) {
  const handle = (_: IncomingMessage, response: { end(body: Buffer): unknown }) => void response.end(body);
  const server = isSecure
    ? createTlsServer({ cert: readFileSync(tlsFile('station.cert')), key: readFileSync(tlsFile('station.key')) }, handle)
    : createServer(handle);
  open.push(server);
  let nowMs = 0;
  let looks = 0;
  stalledConnections(server, { stalledMs, checkEveryMs: 5 }, () => {
    looks++;
    return nowMs;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const options = { port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false as const };
  const call = isSecure ? tlsRequest({ ...options, ...trustsTestCertificate }) : request(options);
  const [answer] = (await once(call.end(), 'response')) as [IncomingMessage];
  answer.pause();
  let error: Error | undefined;
  answer.on('error', (each) => (error = each));
  /** Sets the clock, and waits until the connections were looked at with it twice. */
  const at = async (ms: number) => {
    nowMs = ms;
    const before = looks;
    await until('a look', () => looks > before + 5);
  };
  return { answer, at, isCut: () => error !== undefined, server };
}

describe.each([
  ['HTTP', false],
  ['HTTPS', true],
])('a download over %s that nobody reads', (_scheme, isSecure) => {
  it('is hung up when the time of a stalled connection is over, not later, and not before', async () => {
    const { answer, at, isCut } = await download(isSecure);
    await at(1000);
    // What the system still takes comes to rest.
    await at(2000);
    await at(2000 + stalledMs - 1);
    answer.read(0);
    expect(isCut()).toBe(false);
    await at(2000 + stalledMs);
    answer.resume();
    await until('the end', isCut);
  });

  it('is not hung up as long as some of it is read', async () => {
    const { answer, at, isCut } = await download(isSecure);
    const readPart = () =>
      new Promise<void>((resolve) => {
        let left = 4_000_000;
        const take = (chunk: Buffer) => {
          left -= chunk.length;
          if (left > 0) return;
          answer.off('data', take).pause();
          resolve();
        };
        answer.on('data', take).resume();
      });
    for (let ms = 0; ms < 4 * stalledMs; ms += stalledMs / 2) {
      await readPart();
      await at(ms);
      expect(isCut()).toBe(false);
    }
  });
});

describe('the limits of a station', () => {
  it('are looked at so often that none lasts longer than a second beyond its time', () => {
    expect(httpLimits.checkEveryMs).toBeLessThanOrEqual(1000);
  });
});
