import { describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { fleetCaller } from '../../../../adapters/http/index.ts';
import { localServer } from '../localServer.ts';
import { recordedLog } from '../recordedLog.ts';

const call = { method: 'GET', path: '/fleet/api/x' } as const;

/** A page of a fleet whose server answers so. */
async function pageAt(answer: RequestListener) {
  const server = await localServer(answer);
  const log = recordedLog();
  let unauthorized = 0;
  const caller = fleetCaller({ log, origin: server.address, onUnauthorized: () => unauthorized++ });
  return { caller, server, lines: log.lines, unauthorized: () => unauthorized };
}
const saying =
  (status: number, words = 'words'): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/plain' }).end(words);

describe('a call of a page of a fleet', () => {
  it.each([
    [200, 'succeeded'],
    [299, 'succeeded'],
    [300, 'failed'],
    [399, 'failed'],
    [400, 'refused'],
    [401, 'unauthorized'],
    [402, 'refused'],
    [403, 'forbidden'],
    [404, 'refused'],
    [499, 'refused'],
    [500, 'failed'],
  ])('that is answered with %d is %s, which is logged unless it went through or the session is over', async (status, outcome) => {
    const { caller, lines, unauthorized } = await pageAt(saying(status));
    const logged = outcome !== 'succeeded' && outcome !== 'unauthorized';
    expect(await caller.ask(call, ({ bytes }) => bytes.length)).toStrictEqual(
      outcome === 'succeeded' ? { outcome, value: 5 } : { outcome },
    );
    expect(lines).toEqual(logged ? [`response not ok "GET /fleet/api/x: ${status} words"`] : []);
    expect(unauthorized()).toBe(status === 401 ? 1 : 0);
  });

  it('is logged with the first 300 characters of why it did not go through', async () => {
    const { caller, lines } = await pageAt(saying(500, 'a'.repeat(301)));
    await caller.ask(call, () => 1);
    expect(lines).toEqual([`response not ok "GET /fleet/api/x: 500 ${'a'.repeat(300)}"`]);
  });

  it('fails with an answer that is not what it asks for, which is logged', async () => {
    const { caller, lines } = await pageAt(saying(200));
    expect(await caller.ask(call, () => undefined)).toStrictEqual({ outcome: 'failed' });
    expect(lines).toEqual(['answer not understood "GET /fleet/api/x: 5 bytes of text/plain"']);
  });

  it('that orders something gives what became of it and no value', async () => {
    const { caller } = await pageAt(saying(200));
    expect(await caller.order(call)).toStrictEqual({ outcome: 'succeeded' });
    const page = await pageAt((_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('login'));
    expect(await page.caller.order(call)).toStrictEqual({ outcome: 'failed' });
  });

  it('that nobody answers is logged, and one that its caller ended is not', async () => {
    const { caller, server, lines } = await pageAt(() => undefined);
    const stop = new AbortController();
    const waiting = caller.ask({ ...call, waiting: { signal: stop.signal } }, () => 1);
    stop.abort();
    expect([await waiting, lines]).toEqual([{ outcome: 'aborted' }, []]);
    await server.close();
    expect(await caller.ask(call, () => 1)).toStrictEqual({ outcome: 'unreachable' });
    expect(lines).toEqual([expect.stringContaining('no answer to GET /fleet/api/x')]);
  });
});
