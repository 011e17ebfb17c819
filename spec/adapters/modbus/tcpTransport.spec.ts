import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import type { LineTimers } from '../../../adapters/modbus/index.ts';
import { type TcpTarget, tcpTransport } from '../../../adapters/modbus/tcpTransport.ts';
import type { Wire } from '../../../adapters/modbus/Transport.ts';
import type { LineProblem } from '../../../core/ports/index.ts';
import { until } from '../../station/until.ts';
import { virtualTimers } from './virtualTimers.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A server of this machine and the sockets that it has. */
async function listening(onSocket: (socket: Socket) => void = () => undefined) {
  const sockets = new Set<Socket>();
  let accepted = 0;
  const server: Server = createServer((socket) => {
    accepted++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    onSocket(socket);
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return { sockets, accepted: () => accepted, port: (server.address() as AddressInfo).port };
}

/** What a wire reports, and how it came to be; no time is over for it unless a spec says so. */
function heard(target: Partial<TcpTarget> & { readonly port: number }, timers: LineTimers = virtualTimers()) {
  const ends: LineProblem[] = [];
  let text = '';
  const events = {
    bytes: (bytes: Uint8Array) => void (text += Buffer.from(bytes).toString('latin1')),
    ended: (problem: LineProblem) => void ends.push(problem),
  };
  const transport = tcpTransport({ host: '127.0.0.1', isAllowed: () => true, ...target }, timers);
  return { ends, text: () => text, open: (signal = new AbortController().signal) => transport.open(events, signal) };
}
const wireOf = (outcome: Wire | LineProblem): Wire => {
  if (typeof outcome === 'string') throw new Error(`no wire: ${outcome}`);
  open.push(() => outcome.hangUp());
  return outcome;
};

describe('a wire over TCP', () => {
  it('sends each question at once, and lets the system notice a peer that is gone', async () => {
    const { port } = await listening();
    const spies = [jest.spyOn(Socket.prototype, 'setNoDelay'), jest.spyOn(Socket.prototype, 'setKeepAlive')];
    try {
      wireOf(await heard({ port }).open());
      for (const spy of spies) expect(spy.mock.calls).toEqual([[true]]);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });

  it('carries bytes both ways as they are', async () => {
    const { port } = await listening((socket) =>
      socket.on('data', (bytes: Buffer) => socket.write(Buffer.concat([bytes, Buffer.of(0, 255)]))),
    );
    const { open: connect, text } = heard({ port });
    wireOf(await connect()).send(Buffer.of(1, 128));
    await until('the answer', () => text().length === 4);
    expect(text()).toBe('\x01\x80\x00\xff');
  });

  it.each<[string, (socket: Socket) => void]>([
    ['hangs up', (socket) => socket.end()],
    ['breaks off', (socket) => socket.resetAndDestroy()],
  ])('reports its end once when the other side %s, and nothing is left of it', async (_name, leave) => {
    const { port, sockets } = await listening();
    const { open: connect, ends } = heard({ port });
    const wire = wireOf(await connect());
    await until('the other side', () => sockets.size === 1);
    for (const socket of sockets) leave(socket);
    await until('the end', () => ends.length > 0);
    await wire.hangUp();
    expect(ends).toEqual(['hungUp']);
    wire.send(Buffer.of(1));
    await until('the end of the other side', () => sockets.size === 0);
  });

  it('reports nothing more after it was hung up, which is done when its socket is closed', async () => {
    const { port, sockets } = await listening();
    const { open: connect, ends, text } = heard({ port });
    const wire = wireOf(await connect());
    await until('the other side', () => sockets.size === 1);
    for (const socket of sockets) socket.write('late');
    await wire.hangUp();
    const before = text();
    await until('the end of the other side', () => sockets.size === 0);
    expect([ends, text()]).toEqual([[], before]);
  });
});

describe('a connect over TCP', () => {
  it('tries each address of a name that is allowed, and no other', async () => {
    const { port, sockets } = await listening();
    const asked: string[] = [];
    const { open: connect } = heard({
      port,
      host: 'localhost',
      isAllowed: (address) => asked.push(address) > 0 && address === '127.0.0.1',
    });
    wireOf(await connect());
    await until('the other side', () => sockets.size === 1);
    expect(asked).toContain('127.0.0.1');
  });

  it('is given up after three seconds, and no further address is tried', async () => {
    const { port, accepted } = await listening();
    const alarms: { readonly ms: number; readonly run: () => void }[] = [];
    const timers = { nowMs: () => 0, after: (ms: number, run: () => void) => (alarms.push({ ms, run }), () => undefined) };
    // the time is over while the name is being looked up
    const isAllowed = () => {
      for (const { run } of alarms) run();
      return true;
    };
    const { open: connect, ends } = heard({ port, isAllowed }, timers);
    expect(await connect()).toBe('connectTimeout');
    expect([alarms.map(({ ms }) => ms), ends]).toEqual([[3000], []]);
    // whoever comes next comes alone
    wireOf(await heard({ port }).open());
    await until('the other side', () => accepted() > 0);
    expect(accepted()).toBe(1);
  });

  it('leaves no alarm behind, however it went', async () => {
    const { port } = await listening();
    for (const target of [{ port }, { port, isAllowed: () => false }, { port, host: 'nowhere.invalid' }]) {
      const timers = virtualTimers();
      const outcome = await heard(target, timers).open();
      if (typeof outcome !== 'string') await outcome.hangUp();
      expect(timers.set()).toBe(0);
    }
  });

  it('is given up at once when nobody wants it any more', async () => {
    const { port, sockets } = await listening();
    const stop = new AbortController();
    const { open: connect, ends } = heard({ port }, virtualTimers());
    const outcome = connect(stop.signal);
    stop.abort();
    expect([await outcome, ends]).toEqual(['connectTimeout', []]);
    await until('that the other side has none', () => sockets.size === 0);
  });
});
