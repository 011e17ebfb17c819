import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const startDeadlineMs = 280_000;

/** The built demo station as a process of its own. */
export interface DemoStation {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it cleanly; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (url: string) =>
  fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  );

/** A folder for stations of this test process alone; another process may run beside it. */
export const dataFolder = (name: string) => `dist/e2e/${name}-${process.env['JEST_WORKER_ID'] ?? '1'}`;

/** The stations of a test process share one data folder, so that history is made once; `more` are further arguments of one with its own. */
export async function demoStation(data = dataFolder('data'), more: readonly string[] = []): Promise<DemoStation> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = (await exited) as [number | null];
    return code;
  };

  return {
    url,
    async start() {
      const output: string[] = [];
      child = spawn(
        'node',
        ['--max-semi-space-size=4', 'dist/station/main.js', '--demo', '--port', String(port), '--data', data, ...more],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      child.stdout?.on('data', (text) => output.push(String(text)));
      child.stderr?.on('data', (text) => output.push(String(text)));
      const deadline = Date.now() + startDeadlineMs;
      while (!(await answers(url))) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the station does not answer:\n${output.join('')}`);
        await pause(100);
      }
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

/** One with two days of history: a page fetches all of it with each login, and is there sooner. */
export const briefStation = (): Promise<DemoStation> => demoStation(dataFolder('data-short'), ['--history-days', '2']);
