import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { msPerSecond } from '../../core/time/index.ts';
import type { DayFileAnswers, DayFileTask } from './dayFileTask.ts';
import { inTurn } from '../../server/process/inTurn.ts';

/** A process that does one task after the other, begun with the first one. */
export interface ReaderProcess {
  /** Tasks that are not answered yet. */
  readonly pending: number;
  /** Throws the system's error, and the signal's reason when it is given. */
  read<W extends keyof DayFileAnswers>(
    task: DayFileTask<W>,
    signal: AbortSignal,
    onShare?: (done: number) => void,
  ): Promise<DayFileAnswers[W]>;
  close(): Promise<void>;
}

/** What the process answers to a task: how much of it is done, 0..1, any number of times, then what came out. */
export interface ReaderAnswer {
  readonly done?: number;
  readonly result?: DayFileAnswers[keyof DayFileAnswers];
  readonly failure?: { readonly message: string; readonly code: string | undefined; readonly syscall: string | undefined };
}

/** The process ends when it had nothing to do for so long. */
const idleMs = 20 * msPerSecond;
const program = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './readerMain.ts' : './readerMain.js', import.meta.url));
/** What a file leaves behind is collected soon: the unit is MB. */
const execArgv = ['--no-warnings', '--max-semi-space-size=1'];
const compiled = process.env['NODE_COMPILE_CACHE'];
/** Nothing of the station's own but where compiled code is kept; freed memory goes back to the system. */
const env = { ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }), MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };

/** The answer behind what is said of the progress; rejects when the process ends without one. Listeners of its own take less memory than an iterator of events. */
async function answerOf(child: ChildProcess, onShare: (done: number) => void): Promise<ReaderAnswer> {
  const forget: (() => void)[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const take = (message: unknown) => {
        const answer = message as ReaderAnswer;
        if (answer.done === undefined) resolve(answer);
        else onShare(answer.done);
      };
      const end = () => reject(new Error('the reading was ended'));
      child.on('message', take).on('exit', end).on('error', reject);
      forget.push(() => child.off('message', take).off('exit', end).off('error', reject));
    });
  } finally {
    for (const each of forget) each();
  }
}

export function readerProcess(): ReaderProcess {
  const oneAtATime = inTurn();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let pending = 0;

  /** It only reads, so that it may be ended at any moment. */
  const end = async () => {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.ref();
    const gone = once(ending, 'exit');
    ending.kill('SIGKILL');
    await gone;
  };

  /** A process that fails, or that can't be begun, says so to who waits for its answer; the next task gets a new one. */
  const begin = (): ChildProcess => {
    const begun = fork(program, { execArgv, env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const drop = () => {
      if (child === begun) child = undefined;
    };
    begun.on('error', drop).on('exit', drop);
    return begun;
  };

  const run = async (task: DayFileTask, signal: AbortSignal, onShare: (done: number) => void): Promise<ReaderAnswer> => {
    clearTimeout(idle);
    const of = (child ??= begin());
    const stop = () => void end();
    signal.addEventListener('abort', stop);
    of.ref();
    of.channel?.ref();
    try {
      const answer = answerOf(of, onShare);
      of.send(task);
      return await answer;
    } finally {
      signal.removeEventListener('abort', stop);
      // One that is being ended keeps this process alive until it is gone, or nobody would hear of its end.
      if (child === of) {
        of.unref();
        of.channel?.unref();
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    }
  };

  return {
    get pending() {
      return pending;
    },
    async read(task, signal, onShare = () => undefined) {
      pending++;
      try {
        return await oneAtATime(async () => {
          signal.throwIfAborted();
          const { result, failure } = await run(task as DayFileTask, signal, onShare).finally(() => signal.throwIfAborted());
          if (failure !== undefined) throw Object.assign(new Error(failure.message), failure);
          return result as DayFileAnswers[(typeof task)['wanted']];
        });
      } finally {
        pending--;
      }
    },
    close: end,
  };
}
