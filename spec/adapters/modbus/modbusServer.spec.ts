import { afterEach, describe, expect, it, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { modbusServer, type ModbusServer, type RegisterBank, tcpLine } from '../../../adapters/modbus/index.ts';
import { until } from '../../station/until.ts';
import { memoryBank } from './memoryBank.ts';
import { openJsmodbus, openModbusSerial } from './trial/clients.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const holding = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [at, at * 3]));
const bank = memoryBank(new Map([[1, { holding, input: { 5: 55 }, coil: { 0: 1, 1: 0, 2: 1 } }]]));
const limits = { connections: 4, connectionsPerAddress: 3, idleMs: 60_000 };

async function serve(
  more: Partial<typeof limits> = {},
  shown: RegisterBank = bank,
): Promise<{ readonly server: ModbusServer; readonly port: number }> {
  const server = modbusServer(shown, { ...limits, ...more });
  open.push(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, port: (server.server.address() as AddressInfo).port };
}

interface Client {
  readonly socket: Socket;
  readonly received: () => Buffer;
  readonly isOver: () => boolean;
}

function client(port: number): Client {
  const socket = connect(port, '127.0.0.1');
  open.push({ close: () => socket.destroy() });
  let received = Buffer.alloc(0);
  let isOver = false;
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => (received = Buffer.concat([received, bytes])));
  socket.once('close', () => (isOver = true));
  return { socket, received: () => received, isOver: () => isOver };
}

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const request = hex('0007 0000 0006 01 03 0005 0002');
const response = '000700000007010304000f0012';

describe('a server of registers', () => {
  it('answers as many questions as come, in their order, also in pieces', async () => {
    const { port } = await serve();
    const { socket, received } = client(port);
    for (const byte of Buffer.concat([request, request])) socket.write(Buffer.of(byte));
    await until('two answers', () => received().length === 26);
    expect(received().toString('hex')).toBe(response + response);
  });

  test.each([
    ['5', 'a coil', '05 0000 ff00'],
    ['6', 'a register', '06 0000 0001'],
    ['15', 'coils', '0f 0000 0001 01 01'],
    ['16', 'registers', '10 0000 0001 02 0001'],
    ['22', 'with a mask', '16 0000 0000 0000'],
    ['23', 'and reading', '17 0000 0001 0000 0001 02 0001'],
    ['8', 'nothing, but for tests', '08 0000 0000'],
  ])('refuses function %s, writing %s, as one that it does not have', async (_code, _title, pdu) => {
    const { port } = await serve();
    const { socket, received } = client(port);
    const bytes = hex(pdu);
    socket.write(Buffer.concat([hex('0001 0000'), Buffer.of(0, bytes.length + 1, 1), bytes]));
    await until('an answer', () => received().length === 9);
    expect(received().toString('hex')).toBe(`000100000003 01 ${(bytes[0]! | 0x80).toString(16)} 01`.replaceAll(' ', ''));
  });

  test.each([
    ['of another protocol', '0001 0001 0006 01 03 0000 0001'],
    ['without a function', '0001 0000 0001 01'],
    ['that are too long', '0001 0000 0100 01'],
    ['of a browser', Buffer.from('GET / HTTP/1.1\r\n\r\n').toString('hex')],
  ])('hangs up on frames %s', async (_title, bytes) => {
    const { port } = await serve();
    const { socket, isOver, received } = client(port);
    socket.write(hex(bytes));
    await until('it is hung up', isOver);
    expect(received().length).toBe(0);
  });

  it('hangs up on who asks nothing whole for a while, and not on who asks', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'nextTick', 'queueMicrotask'] });
    try {
      const idleMs = 300;
      const { port } = await serve({ idleMs });
      const [silent, asking] = [client(port), client(port)];
      const answered = async ({ socket }: Client) => {
        const answer = once(socket, 'data');
        socket.write(request);
        await answer;
      };
      for (const each of [silent, asking]) await answered(each);
      // also where its byte comes to a server that has hung up
      const hungUp = new Promise<void>((resolve) => silent.socket.once('close', () => resolve()));
      for (let round = 0; round < 3; round++) {
        jest.advanceTimersByTime(idleMs - 2);
        silent.socket.write(Buffer.of(0));
        await answered(asking);
        jest.advanceTimersByTime(1);
      }
      await hungUp;
      await answered(asking);
      expect(asking.isOver()).toBe(false);
      expect(asking.received().toString('hex')).toBe(response.repeat(5));
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes so many connections of one address, and again when one is free', async () => {
    const { port } = await serve();
    const clients = [client(port), client(port), client(port)];
    for (const { socket } of clients) socket.write(request);
    await until('all are served', () => clients.every(({ received }) => received().length === 13));
    const fourth = client(port);
    await until('the fourth is hung up', fourth.isOver);
    clients[0]!.socket.destroy();
    await until('there is room again', () => {
      const next = client(port);
      next.socket.write(request);
      open.push({ close: () => next.socket.destroy() });
      clients.push(next);
      return clients.slice(3).some(({ received }) => received().length === 13);
    });
  });

  it('takes so many connections in all', async () => {
    const { port } = await serve({ connections: 2, connectionsPerAddress: 9 });
    const clients = [client(port), client(port)];
    for (const { socket } of clients) socket.write(request);
    await until('both are served', () => clients.every(({ received }) => received().length === 13));
    const third = client(port);
    await until('the third is hung up', third.isOver);
    expect(clients.map(({ isOver }) => isOver())).toEqual([false, false]);
  });

  it('takes 16 connections of one address where it is not told otherwise', async () => {
    const server = modbusServer(bank);
    open.push(server);
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const clients = Array.from({ length: 16 }, () => client(port));
    for (const { socket } of clients) socket.write(request);
    await until('all are served', () => clients.every(({ received }) => received().length === 13));
    const next = client(port);
    await until('the next one is hung up', next.isOver);
    expect(clients.some(({ isOver }) => isOver())).toBe(false);
  });

  it('hangs up on who takes no answers', async () => {
    const { port } = await serve();
    const { socket, isOver } = client(port);
    socket.pause();
    const long = hex('0001 0000 0006 01 03 0000 007d');
    const flood = Buffer.concat(Array.from({ length: 2000 }, () => long));
    const writing = setInterval(() => socket.write(flood), 5);
    open.push({ close: () => clearInterval(writing) });
    await until('it is hung up', isOver);
  });

  it('leaves nothing open when it is closed', async () => {
    const { server, port } = await serve();
    const { socket, received, isOver } = client(port);
    socket.write(request);
    await until('an answer', () => received().length === 13);
    await server.close();
    await until('it is hung up', isOver);
    await server.close();
  });
});

describe('a server of registers is read', () => {
  const words = Array.from({ length: 125 }, (_, at) => at * 3);
  const amplyMs = 60_000;

  it('by mbpoll', async () => {
    const { port } = await serve();
    // the longest that it may wait for an answer, in seconds
    const waits = ['-o', '10'] as const;
    const poll = async (...args: readonly string[]) =>
      (await promisify(execFile)('mbpoll', ['-m', 'tcp', '-p', String(port), '-a', '1', '-1', ...waits, ...args, '127.0.0.1'])).stdout;
    const shown = [...(await poll('-t', '4', '-r', '1', '-c', '125')).matchAll(/^\[(\d+)\]:\s+(\d+)/gm)].map(([, , value]) =>
      Number(value),
    );
    expect(shown).toEqual(words);
    expect(await poll('-t', '3', '-r', '6', '-c', '1')).toMatch(/^\[6\]:\s+55$/m);
    expect(await poll('-t', '0', '-r', '1', '-c', '3')).toMatch(/\[1\]:\s+1\n\[2\]:\s+0\n\[3\]:\s+1/);
  });

  it.each([
    ['jsmodbus', openJsmodbus],
    ['modbus-serial', openModbusSerial],
  ] as const)('by %s', async (_name, openClient) => {
    const { port } = await serve();
    const peer = await openClient('tcp', port, amplyMs);
    open.push(peer);
    expect(await peer.read(1, 0, 125)).toEqual(words);
    await expect(peer.read(1, 200, 1)).rejects.toBeDefined();
  });

  it('by the own line', async () => {
    const { port } = await serve();
    const line = tcpLine({ host: '127.0.0.1', port, framing: 'tcp', timeoutMs: amplyMs, isAllowed: () => true });
    open.push(line);
    expect(await line.read({ unit: 1, table: 'holding', at: 0, count: 125 })).toEqual({ ok: true, words });
  });
});
