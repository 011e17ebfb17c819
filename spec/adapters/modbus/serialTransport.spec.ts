import { afterEach, describe, expect, it, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SerialPort, serialTransport } from '../../../adapters/modbus/serialTransport.ts';
import type { Wire } from '../../../adapters/modbus/Transport.ts';
import type { LineProblem } from '../../../core/ports/index.ts';
import { until } from '../../station/until.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const folderOf = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-serial-'));
  open.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A pair of ports: what is written to one comes out of the other, which echoes what it gets. */
async function echoingPort() {
  const device = join(folderOf(), 'near');
  const socat = spawn('socat', [`pty,raw,echo=0,link=${device}`, 'EXEC:cat']);
  const exited = once(socat, 'exit');
  const kill = async () => {
    socat.kill('SIGKILL');
    await exited;
  };
  open.push(kill);
  await until('the port', () => existsSync(device));
  return { device, kill };
}

const slow: Omit<SerialPort, 'device'> = { baud: 9600, parity: 'none', stopBits: 1 };
function heard(port: SerialPort) {
  const ends: LineProblem[] = [];
  let text = '';
  const events = {
    bytes: (bytes: Uint8Array) => void (text += Buffer.from(bytes).toString('latin1')),
    ended: (problem: LineProblem) => void ends.push(problem),
  };
  return { ends, text: () => text, open: (signal = new AbortController().signal) => serialTransport(port).open(events, signal) };
}
const wireOf = (outcome: Wire | LineProblem): Wire => {
  if (typeof outcome === 'string') throw new Error(`no wire: ${outcome}`);
  open.push(() => outcome.hangUp());
  return outcome;
};

/** How often this process has a file open. */
const opened = (path: string) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      return false;
    }
  }).length;

describe('a wire at a serial port', () => {
  it('carries every byte as it is, both ways', async () => {
    const { device } = await echoingPort();
    const { open: connect, text } = heard({ device, ...slow });
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    wireOf(await connect()).send(bytes);
    await until('the echo', () => text().length >= bytes.length);
    expect(text()).toBe(Buffer.from(bytes).toString('latin1'));
  });

  test.each<[Omit<SerialPort, 'device'>, readonly string[]]>([
    [{ baud: 9600, parity: 'none', stopBits: 1 }, ['speed 9600 baud;', '-cstopb']],
    [{ baud: 19_200, parity: 'none', stopBits: 2 }, ['speed 19200 baud;', 'cstopb', '-echo']],
  ])('is set to %j, eight bits as they come', async (settings, shown) => {
    const { device } = await echoingPort();
    wireOf(await heard({ device, ...settings }).open());
    const fd = openSync(device, constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK);
    open.push(() => closeSync(fd));
    const all = ` ${execFileSync('stty', ['-a'], { stdio: [fd, 'pipe', 'inherit'], encoding: 'utf8' }).replaceAll('\n', ' ')} `;
    for (const each of [...shown, 'cs8', '-icanon', '-opost', 'clocal', '-crtscts', '-ixon']) expect(all).toContain(` ${each}`);
  });

  it('leaves no file open when it is hung up, and reports nothing more', async () => {
    const { device } = await echoingPort();
    const path = realpathSync(device);
    const { open: connect, ends } = heard({ device, ...slow });
    for (let round = 0; round < 3; round++) {
      const wire = wireOf(await connect());
      expect(opened(path)).toBeGreaterThan(0);
      await wire.hangUp();
      await until('that no file is left', () => opened(path) === 0);
    }
    expect(ends).toEqual([]);
  });

  it('reports its end once when the port is gone', async () => {
    const { device, kill } = await echoingPort();
    const { open: connect, ends } = heard({ device, ...slow });
    const wire = wireOf(await connect());
    await kill();
    await until('the end', () => ends.length > 0);
    await wire.hangUp();
    expect(ends).toEqual(['deviceFails']);
  });
});

describe('a serial port that cannot be opened', () => {
  it('says that there is none, or that what is there is no serial port', async () => {
    const folder = folderOf();
    const plain = join(folder, 'plain');
    writeFileSync(plain, 'text');
    expect(await heard({ device: join(folder, 'none'), ...slow }).open()).toBe('noDevice');
    expect(await heard({ device: plain, ...slow }).open()).toBe('deviceFails');
    expect(await heard({ device: folder, ...slow }).open()).toBe('deviceFails');
    await until('that no file is left', () => opened(realpathSync(plain)) === 0);
  });

  it('says that it does not take the settings, or that nobody wants it any more, and is not left open', async () => {
    const { device } = await echoingPort();
    const path = realpathSync(device);
    expect(await heard({ device, ...slow, baud: 12_345 }).open()).toBe('deviceFails');
    expect(await heard({ device, ...slow }).open(AbortSignal.abort())).toBe('deviceFails');
    await until('that no file is left', () => opened(path) === 0);
  });
});
