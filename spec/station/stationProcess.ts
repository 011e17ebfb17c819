import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from '../programFile.ts';

/** A station in a process of its own. */
export interface StationProcess {
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Its address; rejects when it ends before it is ready. */
  readonly ready: Promise<string>;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

const main = programFile('station');

/** `errorFile` is an open file to log to instead of what `errors()` gives; `program` is started instead of the station's own. */
export function stationProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  errorFile?: number,
  program = main,
): StationProcess {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', errorFile ?? 'pipe'],
  });
  let output = '';
  let errors = '';
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const ready = new Promise<string>((settle, fail) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready: (http\S+)\n[^]*\n/.exec(output)?.[1];
      if (address !== undefined) settle(address);
    });
    void ended.then((code) => {
      fail(new Error(`ended with ${code}: ${output}${errors}`));
    });
  });
  ready.catch(() => undefined);
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return { child, output: () => output, errors: () => errors, ready, ended };
}

/** A demo station without history on a free port. */
export const demoProcess = (folder: string, ...more: readonly string[]): StationProcess =>
  stationProcess(['--demo', '--port', '0', '--history-days', '0', '--data', folder, ...more]);

/** What a station has logged. */
export const loggedBy = (station: StationProcess): readonly string[] =>
  station
    .errors()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
