import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';

/** How a call of the command line ended. */
export interface CliEnd {
  readonly status: number | null;
  readonly stdout: string;
  /** Lines on standard error. */
  readonly notes: readonly string[];
}

const main = resolve('cli/main.ts');
const maxBytes = 100_000_000;

function run(cwd: string, args: readonly string[], output: 'pipe' | number): CliEnd {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: maxBytes,
    stdio: ['pipe', output, 'pipe'],
  });
  return { status, stdout, notes: stderr.split('\n').filter((line) => line !== '') };
}

/** Runs the command line in a process of its own, in a folder. */
export const pressluft = (cwd: string, ...args: readonly string[]): CliEnd => run(cwd, args, 'pipe');

/** As `pressluft`, with its standard output on a disk that is full. */
export function pressluftToFullDisk(cwd: string, ...args: readonly string[]): CliEnd {
  const full = openSync('/dev/full', 'w');
  try {
    return run(cwd, args, full);
  } finally {
    closeSync(full);
  }
}
