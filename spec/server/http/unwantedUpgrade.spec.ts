import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { itWith } from '../../machine/itWhere.ts';
import { type GuardedServer, guardedServer } from './guardedServer.ts';
import { callAt, sendingJson } from './httpsCall.ts';
import { pushBehind } from './pushBehind.ts';

const run = promisify(execFile);

/** A call that would rather go on in another protocol is answered as if it would not, RFC 9110 7.8. */
describe('a call with a wish for another protocol that the station does not have', () => {
  let station: GuardedServer;
  beforeAll(async () => {
    station = await guardedServer({ routes: (server, door) => void pushBehind(server, door) });
  });
  afterAll(() => station.close());

  const answerIn = (text: string): readonly [string | undefined, unknown] => {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return [head.split(' ')[1], JSON.parse(body)];
  };
  const caller = { address: '127.0.0.1' };

  const webSocket = { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  it.each<[string, Record<string, string>]>([
    ['HTTP/2', { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA' }],
    ['TLS', { connection: 'Upgrade', upgrade: 'TLS/1.2' }],
    ['a WebSocket where there is none', { connection: 'Upgrade', upgrade: 'websocket', ...webSocket }],
  ])('(%s) is answered, with or without a body, and so are the next calls of its connection', async (_what, wish) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers = [];
    for (const path of ['/health', '/echo', '/health']) {
      const { headers = {}, ...options } = path === '/echo' ? sendingJson({ sent: true }) : {};
      const { status, body } = await callAt(station.address + path, { agent, ...options, headers: { ...headers, ...wish } });
      answers.push([status, JSON.parse(body)]);
    }
    agent.destroy();
    expect(answers).toMatchObject([
      [200, caller],
      [200, { ...caller, body: { sent: true } }],
      [200, caller],
    ]);
  });

  itWith('curl')('is answered to curl', async () => {
    const { stdout } = await run('curl', ['--silent', '--http2', '--include', `${station.address}/health`]);
    expect(answerIn(stdout)).toMatchObject(['200', caller]);
    const sent = ['--header', 'content-type: application/json', '--data', '{"from":"curl"}'];
    const echoed = await run('curl', ['--silent', '--http2', '--include', ...sent, `${station.address}/echo`]);
    expect(answerIn(echoed.stdout)).toMatchObject(['200', { body: { from: 'curl' } }]);
  });

  itWith('java')("is answered to Java's own client", async () => {
    const { stdout } = await run('java', [join(import.meta.dirname, 'Client.java'), station.address]);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^HTTP_1_1 200 \{.*"address":"127\.0\.0\.1"/),
      expect.stringMatching(/^HTTP_1_1 200 \{.*"body":\{"from":"Java"\}/),
      expect.stringMatching(/^HTTP_1_1 200 \{.*"address":"127\.0\.0\.1"/),
    ]);
  });
});
