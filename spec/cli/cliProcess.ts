import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { programFile } from '../programFile.ts';
import { type CliEnd, notesIn } from './pressluft.ts';

const main = programFile('cli');

function run(cwd: string, args: readonly string[], output: 'pipe' | number): CliEnd {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['pipe', output, 'pipe'],
  });
  return { status, stdout, notes: notesIn(stderr) };
}

/** Runs the command line in a process of its own, in a folder. */
export const pressluftProcess = (cwd: string, ...args: readonly string[]): CliEnd => run(cwd, args, 'pipe');

/** As `pressluftProcess`, with its standard output on a disk that is full. */
export function pressluftToFullDisk(cwd: string, ...args: readonly string[]): CliEnd {
  const full = openSync('/dev/full', 'w');
  try {
    return run(cwd, args, full);
  } finally {
    closeSync(full);
  }
}
