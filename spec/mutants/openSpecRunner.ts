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
const longestMs = 60_000;

/** Runs the specs of a copy of the sources in a process that stays as long as none spoils it. */
export function openSpecRunner(copy: string): SpecRunner {
  let process: ChildProcess | undefined;

  const close = () => {
    const { pid, exitCode } = process ?? {};
    // what a station's spec has started goes with it
    if (pid !== undefined && exitCode === null) globalThis.process.kill(-pid, 'SIGKILL');
    process = undefined;
  };
  globalThis.process.once('exit', close);

  const opened = async () => {
    if (process !== undefined) return process;
    const started = fork(join(copy, 'spec/mutants/specProcess.js'), {
      cwd: copy,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=48'],
    });
    await once(started, 'message');
    return (process = started);
  };

  async function run(spec: string): Promise<Verdict> {
    const asked = await opened();
    const ended = new AbortController();
    const report = once(asked, 'message', { signal: ended.signal }).then(([said]) => said as SpecReport);
    const lost = once(asked, 'exit', { signal: ended.signal }).then(() => 'lost' as const);
    asked.send(spec);
    let stop: NodeJS.Timeout;
    const late = new Promise<'late'>((resolve) => (stop = setTimeout(resolve, longestMs, 'late')));
    const answer = await Promise.race([report, lost, late]);
    clearTimeout(stop!);
    for (const each of [report, lost]) each.catch(() => undefined);
    ended.abort();
    if (answer === 'late' || answer === 'lost' || answer.isUsedUp) close();
    if (answer === 'late') return 'unending';
    return answer !== 'lost' && answer.hasPassed ? 'passed' : 'failed';
  }

  return { run, close };
}
