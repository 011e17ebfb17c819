import { it } from '@jest/globals';
import { spawnSync } from 'node:child_process';

/** What a test is declared with. */
export type It = typeof it.skip;

/** Whether tests have to be skipped for want of something, which is said; throws where CI is set, as nothing is skipped there. */
export function lacks(isThere: boolean, needed: string, env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  if (isThere) return false;
  if (env['CI']) throw new Error(`a test needs ${needed}, which this machine lacks; where CI is set no test is skipped`);
  process.stderr.write(`skipped: a test needs ${needed}, which this machine lacks\n`);
  return true;
}

/** `it` where the machine has what a test needs; elsewhere the test is skipped, and counted so. */
export const itWhere = (isThere: boolean, needed: string): It => (lacks(isThere, needed) ? it.skip : it);

const isInstalled = (program: string) => spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0;

/** `it` where programs are installed. */
export const itWith = (...programs: readonly string[]): It => itWhere(programs.every(isInstalled), programs.join(' and '));
