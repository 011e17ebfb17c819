import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** How a call of the command line ended. */
export interface CliEnd {
  readonly status: number | null;
  readonly stdout: string;
  /** Lines on standard error. */
  readonly notes: readonly string[];
}

const main = resolve('adapters/cli/main.ts');
const mostBytes = 100_000_000;

/** Runs the command line in a process of its own, in a folder. */
export function pressluft(cwd: string, ...args: readonly string[]): CliEnd {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd, encoding: 'utf8', maxBuffer: mostBytes });
  return { status, stdout, notes: stderr.split('\n').filter((line) => line !== '') };
}
