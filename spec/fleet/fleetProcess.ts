import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { programFile } from '../programFile.ts';

/** A fleet in a process of its own. */
export interface FleetProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<number | string>;
  /** Its address. */
  readonly ready: Promise<string>;
  output(): string;
  errors(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Runs from the sources, on any free port unless the arguments name one. */
export function fleetProcess(...args: readonly string[]): FleetProcess {
  const port = args.includes('--port') ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [programFile('fleet'), ...port, ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
  });
  let [output, errors] = ['', ''];
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  const ready = new Promise<string>((settle, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready: (http\S+)\n/.exec(output)?.[1];
      if (address !== undefined) settle(address);
    });
    void ended.then((code) => fail(new Error(`ended with ${code}: ${output}${errors}`)));
  });
  ready.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    ...{ child, ended, ready, output: () => output, errors: () => errors },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The code that `--code-for` had printed. */
export const codeIn = (fleet: FleetProcess): string => /once: (\S+)/.exec(fleet.output())![1]!;

/** Memory of a process that runs, MB. */
export const residentMB = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

const ticksPerS = 100;
/** Processor time that a process has had, s. */
export function processorS({ pid }: ChildProcess): number {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest!.split(' ').slice(11, 13).map(Number);
  return (user! + system!) / ticksPerS;
}
