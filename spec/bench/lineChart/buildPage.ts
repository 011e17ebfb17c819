import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = join(import.meta.dirname, '../../../dist/bench/lineChart');

/** Builds the page of the chart benchmarks and tests in a process of its own; resolves to its folder. */
export async function buildPage(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts'), folder]);
  return folder;
}
