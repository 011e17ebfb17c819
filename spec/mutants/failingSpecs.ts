import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** A run of so many specs is given up after this: most changes that never end are in the first, short portion. */
const longestMs = (specCount: number) => Math.min(10, 1 + specCount) * 60_000;
const testTimeoutMs = 60_000;
const workers = Math.ceil(availableParallelism() / 2);
const parallel = workers > 1 ? ['--maxWorkers', String(workers)] : ['--runInBand'];

/** The specs that fail, with `bail` those that failed first; undefined where they never end. One that takes the process with it names none: then all do. */
export async function failingSpecs(copy: string, specs: readonly string[], bail: boolean): Promise<readonly string[] | undefined> {
  if (specs.length === 0) return [];
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--config', 'spec/jest.config.js'];
  const limits = ['--silent', '--forceExit', '--testTimeout', String(testTimeoutMs), ...parallel];
  const args = [...jest, ...limits, ...(bail ? ['--bail'] : []), '--runTestsByPath', ...specs];
  // most of a run of a few specs is jest's own start: it finds its code compiled
  const env = { NODE_COMPILE_CACHE: join(copy, '..', 'compiled'), ...process.env };
  const child = spawn(process.execPath, args, { cwd: copy, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const end = () => process.kill(-child.pid!, 'SIGKILL');
  const stop = setTimeout(end, longestMs(specs.length));
  process.once('exit', end);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(stop);
  process.off('exit', end);
  if (code === 0) return [];
  if (signal === 'SIGKILL') return undefined;
  const failed = specs.filter((spec) => said.includes(`FAIL ${spec}`));
  return failed.length > 0 ? failed : specs;
}
