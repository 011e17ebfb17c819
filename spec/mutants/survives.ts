import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const longestMs = { nearest: 2 * 60_000, related: 10 * 60_000 } as const;
const testTimeoutMs = 60_000;

/** Whether all tests pass; those that never end don't. */
async function passes(copy: string, longest: keyof typeof longestMs, args: readonly string[]): Promise<boolean> {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--config', 'spec/jest.config.js'];
  const limits = ['--bail', '--silent', '--forceExit', '--passWithNoTests', '--testTimeout', String(testTimeoutMs)];
  const child = spawn(process.execPath, [...jest, ...limits, ...args], { cwd: copy, stdio: 'ignore', detached: true });
  const end = () => process.kill(-child.pid!, 'SIGKILL');
  const stop = setTimeout(end, longestMs[longest]);
  process.once('exit', end);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(stop);
  process.off('exit', end);
  return code === 0;
}

/** The tests nearest to a source: its own, else those of its folder. */
function nearest(copy: string, file: string): string {
  const own = join('spec', file.replace(/\.tsx?$/, '.spec.ts'));
  return [own, `${own}x`].find((spec) => existsSync(join(copy, spec))) ?? `${join('spec', dirname(file))}/`;
}

/** Whether a changed source passes the tests nearest to it, then all that load it. */
export const survives = async (copy: string, file: string): Promise<boolean> =>
  (await passes(copy, 'nearest', ['--runInBand', nearest(copy, file)])) && (await passes(copy, 'related', ['--findRelatedTests', file]));
