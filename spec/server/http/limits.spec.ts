import { describe, expect, it } from '@jest/globals';
import { connect, type Socket } from 'node:net';
import { httpLimits } from '../../../server/http/limits.ts';
import { until } from '../../station/until.ts';
import { guardedServer } from './guardedServer.ts';

const quick = { ...httpLimits, headersMs: 100, requestMs: 200, idleMs: 100, checkEveryMs: 20 };
const head = 'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()));

/** Writes a character at a time for as long as it may; resolves to what was answered. */
async function dribble(port: number, begin: string, endless: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(begin);
  const writing = setInterval(() => socket.write(endless), 10);
  await closed(socket);
  clearInterval(writing);
  return answer;
}

const opened = async (port: number, from: string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
};
/** Whether a call over a connection is answered; a connection that was hung up answers none. */
const answers = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    if (!socket.writable) resolve(false);
    else socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });

/** Others are served; one that a busy machine holds up for longer than these short times is hung up too, and calls again. */
const servesOthers = (address: string) =>
  until('others are served', async () => (await fetch(`${address}/health`).catch(() => undefined))?.status === 200);

describe('a caller that is slow', () => {
  it.each([
    ['sends nothing', '', ''],
    ['sends its headers without end', head, 'X-A: b\r\n'],
    ['never ends its first line', 'GET /', 'a'],
    ['never ends its body', `${head}Content-Length: 60000\r\n\r\n`, ' '],
    ['sends chunks without end', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ])('and %s is hung up', async (_what, begin, endless) => {
    const station = await guardedServer({ limits: quick });
    const answer = await dribble(station.port, begin, endless);
    if (answer !== '') {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({ error: 'Request Timeout', message: expect.any(String) });
    }
    await servesOthers(station.address);
  });

  it('and keeps a connection without using it is hung up', async () => {
    const station = await guardedServer({ limits: quick });
    let socket = await opened(station.port, '127.0.0.1');
    // one that a busy machine held up was hung up before its first call
    while (!(await answers(socket))) socket = await opened(station.port, '127.0.0.1');
    await closed(socket);
    await servesOthers(station.address);
  });

  it('and never reads its answer is hung up', async () => {
    const large = 'x'.repeat(50_000_000);
    const station = await guardedServer({
      limits: { ...httpLimits, stalledMs: 100 },
      routes: (server) => void server.get('/large', () => large),
    });
    const socket = await opened(station.port, '127.0.0.1');
    const counted = () => new Promise<number>((resolve) => station.server.server.getConnections((_error, count) => resolve(count)));
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    while ((await counted()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  });
});

describe('connections', () => {
  const few = { ...httpLimits, connections: 8, connectionsPerAddress: 3 };

  it('of one address beyond their limit are hung up, and others are served', async () => {
    const station = await guardedServer({ limits: few, exemptsLoopback: false });
    const greedy = await Promise.all(Array.from({ length: 5 }, () => opened(station.port, '127.0.0.1')));
    const served = await Promise.all(greedy.map(answers));
    expect(served.filter(Boolean)).toHaveLength(3);
    expect(await answers(await opened(station.port, '127.0.0.2'))).toBe(true);

    greedy.find((socket) => !socket.destroyed)!.destroy();
    while (!(await answers(await opened(station.port, '127.0.0.1'))));
  });

  it('in all beyond their limit are hung up', async () => {
    const station = await guardedServer({ limits: few, exemptsLoopback: false });
    const sockets: Socket[] = [];
    for (let last = 1; last <= 5; last++) {
      for (let i = 0; i < 3; i++) sockets.push(await opened(station.port, `127.0.0.${last}`));
    }
    const served = await Promise.all(sockets.map(answers));
    expect(served.filter(Boolean)).toHaveLength(few.connections);
  });

  it('of loopback and of trusted proxies are not counted by address', async () => {
    for (const options of [{}, { exemptsLoopback: false, trustedProxies: ['127.0.0.0/8'] }]) {
      const station = await guardedServer({ limits: { ...few, connections: 100 }, ...options });
      const sockets = await Promise.all(Array.from({ length: 20 }, () => opened(station.port, '127.0.0.1')));
      expect(await Promise.all(sockets.map(answers))).toEqual(sockets.map(() => true));
    }
  });
});
