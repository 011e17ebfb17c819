import { afterEach, describe, expect, it, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serialLine, tcpLine } from '../../../../adapters/modbus/index.ts';
import type { ModbusLine, ModbusQuestion } from '../../../../core/ports/index.ts';
import { temporaryFolder } from '../../../station/temporaryFolder.ts';
import { until } from '../../../station/until.ts';
import { freePort } from '../../../freePort.ts';
import { endPeers, libmodbus, pymodbus, ser2net, serialPair } from './peers.ts';

const lines: ModbusLine[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close();
  await endPeers();
});

const amplyMs = 60_000;
function lineTo(port: number, framing: 'tcp' | 'rtu'): ModbusLine {
  const line = tcpLine({ host: '127.0.0.1', port, framing, timeoutMs: amplyMs, isAllowed: () => true });
  lines.push(line);
  return line;
}

function lineAt(device: string, timeoutMs = amplyMs): ModbusLine {
  const line = serialLine({ device, baud: 9600, parity: 'none', stopBits: 1, timeoutMs });
  lines.push(line);
  return line;
}

const words = (unit: number, from: number, count: number) => ({
  ok: true,
  words: Array.from({ length: count }, (_, i) => 1000 * unit + from + i),
});
const bits = (from: number, count: number) => ({ ok: true, words: Array.from({ length: count }, (_, i) => Number((from + i) % 3 === 0)) });

/** As soon as the peer listens, and has answered what was asked before it did. */
async function started(line: ModbusLine, timeoutMs = 1000): Promise<void> {
  const first: ModbusQuestion = { unit: 1, table: 'holding', at: 0, count: 1 };
  while (!(await line.read(first, { timeoutMs })).ok) await delay(50);
  // late answers to the first question do not fit this one
  while (!(await line.read({ ...first, count: 2 }, { timeoutMs })).ok) await delay(50);
}

/** What every device of others gives. */
async function readsAll(line: ModbusLine, unit = 1): Promise<void> {
  expect(await line.read({ unit, table: 'holding', at: 0, count: 125 })).toEqual(words(unit, 0, 125));
  expect(await line.read({ unit, table: 'input', at: 7, count: 2 })).toEqual(words(unit, 7, 2));
  expect(await line.read({ unit, table: 'coil', at: 5, count: 21 })).toEqual(bits(5, 21));
  expect(await line.read({ unit, table: 'discrete', at: 0, count: 200 })).toEqual(bits(0, 200));
  expect(await line.read({ unit, table: 'holding', at: 299, count: 2 })).toEqual({ ok: false, reason: 'exception', code: 2 });
  for (let at = 0; at < 50; at++) expect(await line.read({ unit, table: 'holding', at, count: 2 })).toEqual(words(unit, at, 2));
}

describe('a line reads the devices of pymodbus', () => {
  test.each(['tcp', 'rtu'] as const)('[FIELD-9] over TCP with frames of %s, two units behind one connection', async (framing) => {
    const port = await freePort();
    pymodbus(framing, port);
    const line = lineTo(port, framing);
    await started(line);
    await readsAll(line);
    await readsAll(line, 2);
    const asked = [1, 2, 1, 2].map((unit) => line.read({ unit, table: 'input', at: 9, count: 1 }));
    expect(await Promise.all(asked)).toEqual([1, 2, 1, 2].map((unit) => words(unit, 9, 1)));
    expect(await line.identify(1)).toEqual({ ok: true, identity: { vendor: 'Somebody', product: 'PM', revision: '3.0' } });
  });

  it('[FIELD-9] at a serial port', async () => {
    const { near, far } = await serialPair();
    pymodbus('serial', far);
    const line = lineAt(near);
    await started(line);
    await readsAll(line);
    await readsAll(line, 2);
  });
});

describe('a line reads the device of libmodbus', () => {
  it('over TCP', async () => {
    const port = await freePort();
    libmodbus('tcp', port);
    const line = lineTo(port, 'tcp');
    await started(line);
    await readsAll(line);
  });

  it('[FIELD-9] at a serial port', async () => {
    const { near, far } = await serialPair();
    libmodbus('serial', far);
    const line = lineAt(near);
    await started(line);
    await readsAll(line);
  });

  it('[FIELD-9] behind ser2net, with frames of RTU over TCP', async () => {
    const { near, far } = await serialPair();
    libmodbus('serial', far);
    const line = lineTo(await ser2net(near), 'rtu');
    await started(line);
    await readsAll(line);
  });

  it('[FIELD-7] again after it was gone, over TCP', async () => {
    const port = await freePort();
    const first = libmodbus('tcp', port);
    const line = lineTo(port, 'tcp');
    await started(line);
    first.kill('SIGKILL');
    const question = { unit: 1, table: 'holding', at: 3, count: 1 } as const;
    while ((await line.read(question)).ok) await delay(10);
    libmodbus('tcp', port);
    await started(line);
    expect(await line.read(question)).toEqual(words(1, 3, 1));
    expect(line.state()).toMatchObject({ isConnected: true, problem: undefined });
  });
});

describe('a serial port', () => {
  const question = { unit: 1, table: 'holding', at: 0, count: 1 } as const;

  it('that is not there, or is no serial port, or may not be set as wanted, says so', async () => {
    const { near } = await serialPair();
    const problemOf = async (line: ModbusLine) => {
      expect(await line.read(question)).toEqual({ ok: false, reason: 'disconnected' });
      return line.state().problem;
    };
    expect(await problemOf(lineAt('/dev/no-such-port'))).toBe('noDevice');
    expect(await problemOf(lineAt('/dev/null'))).toBe('deviceFails');
    const even = serialLine({ device: near, baud: 9600, parity: 'even', stopBits: 1 });
    lines.push(even);
    // A pseudo terminal has no parity.
    expect(await problemOf(even)).toBe('deviceFails');
  });

  it('that is silent stays open, and answers when the device is back', async () => {
    const { near, far } = await serialPair();
    const line = lineAt(near);
    for (let tries = 0; tries < 4; tries++) expect(await line.read(question, { timeoutMs: 50 })).toEqual({ ok: false, reason: 'timeout' });
    libmodbus('serial', far);
    await started(line);
    expect(line.state().generation).toBe(1);
  });

  it('[FIELD-7] that is unplugged is opened again when it is back, and leaves no file open', async () => {
    const files = () => readdirSync('/proc/self/fd').length;
    const folder = temporaryFolder();
    const before = files();
    const line = lineAt(join(folder, 'near'));
    for (let times = 1; times <= 3; times++) {
      const { far, unplug } = await serialPair(folder);
      libmodbus('serial', far);
      await started(line);
      await unplug();
      await until('the port is lost', () => !line.state().isConnected);
      expect(line.state()).toMatchObject({ isConnected: false, problem: 'deviceFails', generation: times });
      await endPeers();
    }
    await until('all files are closed', () => files() <= before);
    expect((await line.read(question)).ok).toBe(false);
    expect(line.state().problem).toBe('noDevice');
  });
});
