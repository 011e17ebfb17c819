import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { close, constants, open } from 'node:fs';
import { isatty, ReadStream } from 'node:tty';
import { promisify } from 'node:util';
import type { LineProblem } from '../../core/ports/index.ts';
import { isObject } from '../../core/records/index.ts';
import { codeOf } from '../systemError/index.ts';
import type { Transport, Wire, WireEvents } from './Transport.ts';

export type Parity = 'none' | 'even' | 'odd';

export interface SerialPort {
  /** Its file: `/dev/ttyUSB0`. */
  readonly device: string;
  /** Bits a second. */
  readonly baud: number;
  readonly parity: Parity;
  readonly stopBits: 1 | 2;
}

const openFile = promisify(open);
const closeFile = promisify(close);
/** Opened without waiting for a modem, and not as the terminal of this process. */
const flags = constants.O_RDWR | constants.O_NOCTTY | constants.O_NONBLOCK;
const longestSettingMs = 3000;

const problems: Readonly<Record<string, LineProblem>> = {
  ENOENT: 'noDevice',
  ENODEV: 'noDevice',
  ENXIO: 'noDevice',
  EACCES: 'noRight',
  EPERM: 'noRight',
};
const problemOf = (error: unknown): LineProblem => problems[codeOf(error)] ?? 'deviceFails';

const parityFlags: Readonly<Record<Parity, readonly string[]>> = {
  none: ['-parenb'],
  even: ['parenb', '-parodd'],
  odd: ['parenb', 'parodd'],
};

/** What `stty` is given: eight bits as they come, no echo, no flow control, no modem lines. */
const settingsOf = ({ baud, parity, stopBits }: SerialPort): readonly string[] => [
  String(baud),
  'cs8',
  ...parityFlags[parity],
  stopBits === 2 ? 'cstopb' : '-cstopb',
  'raw',
  '-echo',
  'clocal',
  '-crtscts',
];

/** Sets the port that is open as `fd`; false when it does not take the settings. */
async function set(fd: number, port: SerialPort, signal: AbortSignal): Promise<boolean> {
  const stty = spawn('stty', settingsOf(port), { stdio: [fd, 'ignore', 'ignore'], timeout: longestSettingMs, signal });
  try {
    const [code]: unknown[] = await once(stty, 'exit');
    return code === 0;
  } catch {
    return false;
  }
}

/** Node opens a terminal a second time and leaves the file that it was given open. */
async function closeGiven(fd: number, port: ReadStream): Promise<void> {
  const handle: unknown = Reflect.get(port, '_handle');
  const own = isObject(handle) ? handle['fd'] : undefined;
  if (own !== undefined && own !== fd) await closeFile(fd);
}

/** Takes over the file. */
function wireOf(fd: number, events: WireEvents): Wire {
  const port = new ReadStream(fd);
  void closeGiven(fd, port);
  const closed = new Promise<void>((resolve) => port.once('close', () => resolve()));
  let isOpen = true;
  const ended = () => {
    if (isOpen) events.ended('deviceFails');
    isOpen = false;
  };
  port.on('error', ended);
  port.once('end', ended);
  port.once('close', ended);
  port.on('data', (bytes: Uint8Array) => {
    if (isOpen) events.bytes(bytes);
  });
  return {
    send: (bytes) => void port.write(bytes),
    hangUp() {
      isOpen = false;
      port.destroy();
      return closed;
    },
  };
}

/** A serial port of this machine, set by `stty`. Linux only; the adapter must switch its direction by itself. */
export function serialTransport(port: SerialPort): Transport {
  return {
    async open(events, signal) {
      let fd: number;
      try {
        fd = await openFile(port.device, flags);
      } catch (error) {
        return problemOf(error);
      }
      if (isatty(fd) && (await set(fd, port, signal)) && !signal.aborted) return wireOf(fd, events);
      await closeFile(fd);
      return 'deviceFails';
    },
  };
}
