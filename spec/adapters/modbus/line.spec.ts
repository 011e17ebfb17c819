import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { tcpLine, type TcpLineOptions } from '../../../adapters/modbus/index.ts';
import { fieldNetworks } from '../../../adapters/networks/index.ts';
import type { ModbusLine } from '../../../core/ports/index.ts';
import { type Exchange, type FaultyDevice, faultyDevice, type FrameKind, truth } from './faultyDevice.ts';
import { until } from '../../station/until.ts';
import { virtualTimers } from './virtualTimers.ts';

const kinds = ['tcp', 'rtu'] as const;
const holding = 3;
/** For answers that come; nothing waits for it. */
const amplyMs = 60_000;
const asks = (at: number, unit = 1, count = 1) => ({ unit, table: 'holding', at, count }) as const;
const isTrue = (at: number, unit = 1) => ({ ok: true, words: [truth(unit, holding, at)] });
const failed = (reason: string) => ({ ok: false, reason });

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function device(kind: FrameKind, behave: (exchange: Exchange) => void): Promise<FaultyDevice> {
  const made = await faultyDevice(kind, behave);
  open.push(made);
  return made;
}

function lineTo(port: number, framing: FrameKind, options: Partial<TcpLineOptions> = {}): ModbusLine {
  const line = tcpLine({ host: '127.0.0.1', port, framing, timeoutMs: amplyMs, isAllowed: () => true, ...options });
  open.push(line);
  return line;
}

const answer = ({ socket, right }: Exchange) => void socket.write(right);
const refuse = ({ socket, frame, functionCode }: Exchange, code: number) => void socket.write(frame(Buffer.of(functionCode | 0x80, code)));

/** How many sockets, timers and look-ups of names this process has. */
const resourceCount = () => process.getActiveResourcesInfo().filter((name) => /TCP|Timeout|Connect|GetAddr/.test(name)).length;

describe('an answer', () => {
  it.each([
    ['tcp', 1000],
    ['rtu', 2000],
  ] as const)('of %s may take %d ms, as serial frames come through a gateway', async (framing, limitMs) => {
    let questions = 0;
    const { port } = await device(framing, () => void questions++);
    const timers = virtualTimers();
    const line = tcpLine({ host: '127.0.0.1', port, framing, isAllowed: () => true }, { timers });
    open.push(line);
    let outcome: unknown = 'waits';
    void line.read(asks(7)).then((given) => (outcome = given));
    await until('the question', () => {
      void timers.pass(framing === 'rtu' ? 1 : 0);
      return questions === 1;
    });
    await timers.pass(limitMs - 100);
    expect(outcome).toBe('waits');
    await timers.pass(100);
    expect(outcome).toEqual(failed('timeout'));
  });
});

describe('how long a connect took', () => {
  it('is what the connect took, not the first answer', async () => {
    const { port } = await device('tcp', answer);
    const timers = virtualTimers();
    const slow = await device('tcp', (exchange) => void timers.pass(400).then(() => answer(exchange)));
    for (const to of [port, slow.port]) {
      const line = tcpLine({ host: '127.0.0.1', port: to, framing: 'tcp', isAllowed: () => true }, { timers });
      open.push(line);
      expect(await line.read(asks(7))).toEqual(isTrue(7));
      expect(line.state().connectMs).toBe(0);
    }
  });
});

describe.each(kinds)('a line of %s', (kind) => {
  it('gives what a busy device and a gateway say, and keeps its connection', async () => {
    const { port, accepted } = await device(kind, (exchange) => {
      if (exchange.unit === 3) refuse(exchange, 11);
      else if (exchange.unit === 4) refuse(exchange, 6);
      else answer(exchange);
    });
    const line = lineTo(port, kind);
    const units = [1, 2, 3, 4, 5];
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(units.map((unit) => line.read(asks(7, unit))));
      expect(answers).toEqual([
        isTrue(7, 1),
        isTrue(7, 2),
        { ok: false, reason: 'exception', code: 11 },
        { ok: false, reason: 'exception', code: 6 },
        isTrue(7, 5),
      ]);
    }
    expect(accepted()).toBe(1);
  });

  it('[FIELD-7] leaves a device that accepts and never answers, and comes back to it', async () => {
    let isDead = true;
    const { port, accepted } = await device(kind, (exchange) => {
      if (!isDead) answer(exchange);
    });
    const line = lineTo(port, kind);
    for (let tries = 0; tries < 3; tries++) expect(await line.read(asks(1), { timeoutMs: 20 })).toEqual(failed('timeout'));
    expect(line.state()).toMatchObject({ isConnected: false, problem: 'silent' });
    isDead = false;
    const before = accepted();
    expect(await line.read(asks(1))).toEqual(isTrue(1));
    expect(accepted()).toBe(before + 1);
  });

  it('[FIELD-7] comes back two hundred times and leaves no socket, timer or listener', async () => {
    const { port, accepted, sockets } = await device(kind, (exchange) => exchange.socket.end(exchange.right));
    const before = resourceCount();
    const listeners = process.eventNames().map((name) => process.listenerCount(name));
    const line = lineTo(port, kind);
    const signal = new AbortController().signal;
    for (let at = 0; accepted() < 200; at++) {
      const read = await line.read(asks(at), { signal });
      if (read.ok) expect(read).toEqual(isTrue(at));
      else {
        expect(read).toEqual(failed('disconnected'));
        await delay(1);
      }
    }
    expect(line.state().generation).toBeGreaterThanOrEqual(200);
    await line.close();
    await until('the device has no socket', () => sockets.size === 0);
    // Without a timer of its own.
    while (resourceCount() > before) await new Promise((resolve) => setImmediate(resolve));
    expect(process.eventNames().map((name) => process.listenerCount(name))).toEqual(listeners);
  });

  it('reads a long answer that comes in pieces of one byte', async () => {
    const { port } = await device(kind, ({ socket, right }) => {
      const send = (at: number) => {
        if (at < right.length) socket.write(right.subarray(at, at + 1), () => setImmediate(() => send(at + 1)));
      };
      send(0);
    });
    const words = Array.from({ length: 125 }, (_, i) => truth(1, holding, i));
    expect(await lineTo(port, kind).read(asks(0, 1, 125))).toEqual({ ok: true, words });
  });

  it('[FIELD-1] lets nothing out but functions 1 to 4, and 43 of kind 14', async () => {
    const { port, received } = await device(kind, answer);
    const line = lineTo(port, kind);
    for (const table of ['coil', 'discrete', 'holding', 'input'] as const) await line.read({ unit: 1, table, at: 5, count: 3 });
    const asked = line.identify(1, { timeoutMs: 20 });
    await until('all is sent', () => received().length === (kind === 'tcp' ? 4 * 12 + 11 : 4 * 8 + 7));
    const [length, functionAt] = kind === 'tcp' ? [12, 7] : [8, 1];
    const sent = received();
    expect([0, 1, 2, 3].map((i) => sent[i * length + functionAt])).toEqual([1, 2, 3, 4]);
    expect([...sent.subarray(4 * length + functionAt, 4 * length + functionAt + 4)]).toEqual([43, 14, 1, 0]);
    await asked;
  });
});

describe('the connection of a line', () => {
  it('[FIELD-8] is not made to an address that is not allowed, which is asked each time after the name is resolved', async () => {
    const { port, accepted } = await device('tcp', answer);
    const addresses: string[] = [];
    let isAllowed = false;
    const line = lineTo(port, 'tcp', {
      host: 'localhost',
      isAllowed(address) {
        addresses.push(address);
        return isAllowed && address === '127.0.0.1';
      },
    });
    expect(await line.read(asks(1))).toEqual(failed('disconnected'));
    expect(line.state()).toEqual({ isConnected: false, problem: 'notAllowed', generation: 0 });
    expect([accepted(), addresses.every((address) => ['127.0.0.1', '::1'].includes(address))]).toEqual([0, true]);
    isAllowed = true;
    const other = lineTo(port, 'tcp', { host: 'localhost', isAllowed: () => false });
    expect(await other.read(asks(1))).toEqual(failed('disconnected'));
    const asked = addresses.length;
    while (!(await line.read(asks(1))).ok) await delay(50);
    expect(addresses.length).toBeGreaterThan(asked);
    expect(accepted()).toBe(1);
  });

  it('[FIELD-8] is not made to this machine unless that is named', async () => {
    const { port, accepted } = await device('tcp', answer);
    const line = lineTo(port, 'tcp', { isAllowed: fieldNetworks() });
    await line.read(asks(1));
    expect([line.state().problem, accepted()]).toEqual(['notAllowed', 0]);
    expect(await lineTo(port, 'tcp', { isAllowed: fieldNetworks(['127.0.0.1']) }).read(asks(1))).toEqual(isTrue(1));
  });

  it('says why it is not there: no such host, nobody listens', async () => {
    const gone = createServer().listen(0, '127.0.0.1');
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await once(gone, 'close');
    const refused = lineTo(port, 'tcp');
    expect(await refused.read(asks(1))).toEqual(failed('disconnected'));
    expect(refused.state().problem).toBe('refused');
    const nowhere = lineTo(port, 'tcp', { host: 'machine.invalid' });
    expect(await nowhere.read(asks(1))).toEqual(failed('disconnected'));
    expect(nowhere.state().problem).toBe('noSuchHost');
  });

  it('is given up when nobody takes it, and the late one is not kept', async () => {
    // Listens without ever accepting; two fill its queue.
    const full = spawn('python3', [
      '-c',
      'import socket,sys\ns=socket.create_server(("127.0.0.1",0),backlog=0)\nprint(s.getsockname()[1],flush=True)\nsys.stdin.read()',
    ]);
    open.push({
      async close() {
        full.kill();
        await once(full, 'exit');
      },
    });
    const [bytes] = (await once(full.stdout, 'data')) as [Buffer];
    const port = Number(bytes.toString());
    const fillers = [1, 2, 3].map(() => lineTo(port, 'tcp'));
    for (const filler of fillers) void filler.read(asks(1));
    const line = lineTo(port, 'tcp');
    expect(await line.read(asks(1))).toEqual(failed('disconnected'));
    expect(line.state()).toEqual({ isConnected: false, problem: 'connectTimeout', generation: 0 });
  });

  it('ends at once when the line is closed meanwhile', async () => {
    const { port, sockets } = await device('tcp', answer);
    const line = lineTo(port, 'tcp');
    const read = line.read(asks(1));
    await line.close();
    expect(await read).toEqual(failed('closed'));
    await until('the device has no socket', () => sockets.size === 0);
  });
});

describe('a line of rtu behind a gateway', () => {
  it('sees a frame that nobody asked for before it asks the next question', async () => {
    let unasked: () => void = () => undefined;
    const { port } = await device('rtu', ({ socket, right, count }) => {
      socket.write(right);
      if (count === 0) unasked = () => socket.write(right);
    });
    const line = lineTo(port, 'rtu');
    expect(await line.read(asks(1))).toEqual(isTrue(1));
    const next = line.read(asks(2), { pauseMs: 3_600_000 });
    unasked();
    expect(await next).toEqual(failed('disconnected'));
    expect(line.state().problem).toBe('damaged');
    expect(await line.read(asks(3))).toEqual(isTrue(3));
  });
});
