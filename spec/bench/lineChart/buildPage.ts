import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Test processes run beside each other: each has its own. */
const folder = join(import.meta.dirname, `../../../dist/bench/lineChart${process.env['JEST_WORKER_ID'] ?? ''}`);

/** Builds the page of the chart benchmarks and tests in a process of its own; resolves to its folder. */
export async function buildPage(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts'), folder]);
  return folder;
}
