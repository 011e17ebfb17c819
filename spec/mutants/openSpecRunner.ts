import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a spec says of the sources as they are; one that never ends is given up. */
export type Verdict = 'passed' | 'failed' | 'unending';
export type RunSpec = (spec: string) => Promise<Verdict>;

interface SpecReport {
  readonly hasPassed: boolean;
  /** Something of the spec still runs or holds memory, and would disturb the next one. */
  readonly isUsedUp: boolean;
}

export interface SpecRunner {
  readonly run: RunSpec;
  readonly close: () => void;
}

/** A change that never ends is met often; a spec that takes as long without one is not asked. */
const defaultLongestMs = 60_000;

/** Runs the specs of a copy of the sources in a process that stays as long as none spoils it. */
export function openSpecRunner(copy: string, longestMs = defaultLongestMs): SpecRunner {
  let child: ChildProcess | undefined;

  const close = () => {
    // what a station's spec has started goes with it
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  };
  process.once('exit', close);

  const opened = async () => {
    if (child !== undefined) return child;
    child = fork(join(copy, 'spec/mutants/specProcess.js'), {
      cwd: copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=48'],
    });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error(`no process for the specs of ${copy}`)));
    await Promise.race([once(child, 'message'), failed]);
    return child;
  };

  async function run(spec: string): Promise<Verdict> {
    const asked = await opened();
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(longestMs)]);
    asked.send(spec);
    const report = await Promise.race([
      once(asked, 'message', { signal }).then(([said]) => said as SpecReport),
      once(asked, 'exit', { signal }).then(() => 'lost' as const),
    ]).catch(() => 'late' as const);
    ended.abort();
    if (typeof report === 'string' || report.isUsedUp) close();
    if (report === 'late') return 'unending';
    return report !== 'lost' && report.hasPassed ? 'passed' : 'failed';
  }

  return { run, close };
}
