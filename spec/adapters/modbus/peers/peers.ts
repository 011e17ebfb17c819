import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../freePort.ts';
import { temporaryFolder } from '../../../station/temporaryFolder.ts';
import { until } from '../../../station/until.ts';

/** Programs of others, ended by `endPeers`. */
const running: ChildProcess[] = [];

function start(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { stdio: 'ignore' });
  running.push(child);
  return child;
}

export async function endPeers(): Promise<void> {
  for (const child of running.splice(0).reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** Devices 1 and 2 by pymodbus, over TCP with either kind of frames, or at a serial port. */
export const pymodbus = (kind: 'tcp' | 'rtu' | 'serial', where: number | string): ChildProcess =>
  start('/usr/bin/python3', [join(import.meta.dirname, 'pymodbusServer.py'), kind, String(where)]);

let compiled: string | undefined;

/** Device 1 by libmodbus, over TCP or at a serial port. */
export function libmodbus(kind: 'tcp' | 'serial', where: number | string): ChildProcess {
  if (compiled === undefined) {
    compiled = join(temporaryFolder(), 'libmodbusServer');
    const { status, stderr } = spawnSync(
      'cc',
      [join(import.meta.dirname, 'libmodbusServer.c'), '-o', compiled, '-I/usr/include/modbus', '-lmodbus'],
      {
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(stderr);
  }
  return start(compiled, [kind, String(where)]);
}

export interface SerialPair {
  readonly near: string;
  readonly far: string;
  /** Both ports are gone at once. */
  readonly unplug: () => Promise<void>;
}

/** Two serial ports that are connected: what one sends the other gets. In the same folder they have the names that others had. */
export async function serialPair(folder = temporaryFolder()): Promise<SerialPair> {
  const [near, far] = [join(folder, 'near'), join(folder, 'far')];
  const socat = start('socat', [`pty,raw,echo=0,link=${near}`, `pty,raw,echo=0,link=${far}`]);
  await until('socat has made its ports', () => existsSync(near) && existsSync(far));
  return {
    near,
    far: realpathSync(far),
    async unplug() {
      const ended = once(socat, 'exit');
      socat.kill('SIGKILL');
      await ended;
      for (const link of [near, far]) rmSync(link);
    },
  };
}

/** A gateway: what comes to its port goes to the serial port, and back. */
export async function ser2net(device: string): Promise<number> {
  const file = join(temporaryFolder(), 'ser2net.yaml');
  const port = await freePort();
  writeFileSync(file, `connection: &m\n  accepter: tcp,127.0.0.1,${port}\n  connector: serialdev,${device},9600n81,local\n`);
  start('/usr/sbin/ser2net', ['-n', '-c', file]);
  return port;
}
