import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

const startDeadlineMs = 280_000;
const logs = 'dist/e2e/logs';

/** The built demo station as a process of its own. */
export interface DemoStation {
  readonly url: string;
  /** It runs on for the files that follow. */
  readonly isKept?: boolean;
  /** Starts it unless it is running. */
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it cleanly. */
  stop(): Promise<void>;
}

export interface StationProcess {
  readonly port: number;
  readonly pid: number;
}

const answers = (url: string) =>
  fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  );

/** What has ended is no process, or one that nobody has asked how it ended. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** A folder for stations of this test process alone; another process may run beside it. */
export const dataFolder = (name: string) => `dist/e2e/${name}-${process.env['JEST_WORKER_ID'] ?? '1'}`;

/** A station on a port, which may be running already; whoever should know its process is given each new one. */
export function stationAt(
  { port, pid: known }: Pick<StationProcess, 'port'> & Partial<StationProcess>,
  data: string,
  more: readonly string[] = [],
  note: (started: StationProcess) => void = () => undefined,
): DemoStation {
  const url = `http://127.0.0.1:${port}`;
  const log = join(logs, `${basename(data)}.log`);
  let pid = known;

  const end = async (signal: NodeJS.Signals) => {
    if (pid === undefined || !isRunning(pid)) return;
    process.kill(pid, signal);
    while (isRunning(pid)) await pause(20);
  };

  return {
    url,
    async start() {
      if (pid !== undefined && isRunning(pid)) return;
      mkdirSync(logs, { recursive: true });
      const output = openSync(log, 'w');
      const child = spawn(
        'node',
        ['--max-semi-space-size=4', 'dist/station/main.js', '--demo', '--port', String(port), '--data', data, ...more],
        { stdio: ['ignore', output, output] },
      );
      closeSync(output);
      await once(child, 'spawn');
      // a test process ends although its station runs on
      child.unref();
      pid = child.pid!;
      note({ port, pid });
      const deadline = Date.now() + startDeadlineMs;
      while (!(await answers(url))) {
        if (!isRunning(pid) || Date.now() > deadline) throw new Error(`the station does not answer:\n${readFileSync(log, 'utf8')}`);
        await pause(100);
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** A station with a data folder of its own; `more` are further arguments. */
export const demoStation = async (data: string, more: readonly string[] = []): Promise<DemoStation> =>
  stationAt({ port: await freePort() }, data, more);
