import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { msPerSecond } from '../../core/time/index.ts';
import type { DayFileAnswers, DayFileTask } from './dayFileTask.ts';
import { inTurn } from './inTurn.ts';

/** Reads day files in a thread of its own, one after the other, so that nothing waits for the reading but who asked for it. */
export interface DayFileReader {
  /** Throws the system's error, and the signal's reason when it is given. */
  read<W extends keyof DayFileAnswers>(task: DayFileTask<W>, signal: AbortSignal): Promise<DayFileAnswers[W]>;
  close(): Promise<void>;
}

interface Answer {
  readonly result?: DayFileAnswers[keyof DayFileAnswers];
  readonly failure?: { readonly message: string; readonly code?: string; readonly syscall?: string };
}

/** The thread ends when nothing was read for so long. */
const idleMs = 20 * msPerSecond;
const workerFile = new URL(import.meta.url.endsWith('.ts') ? './dayFileWorker.ts' : './dayFileWorker.js', import.meta.url);

/** The worker's next answer; rejects when it ends without one. */
async function answerOf(worker: Worker): Promise<Answer> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([answer]) => answer as Answer),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the reading was ended'))),
    ]);
  } finally {
    settled.abort();
  }
}

export function dayFileReader(): DayFileReader {
  const oneAtATime = inTurn();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    if (ending === undefined) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.ref();
    // It ends by itself between two turns: torn down in the middle of packing, the runtime aborts the whole process.
    ending.postMessage('end');
    await gone;
  };

  /** A thread that fails says so to who waits for its answer; the next task gets a new one. */
  const begin = (): Worker => {
    const begun = new Worker(workerFile);
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (worker === begun) worker = undefined;
    });
    return begun;
  };

  const run = async (task: DayFileTask, signal: AbortSignal): Promise<Answer> => {
    clearTimeout(idle);
    const of = (worker ??= begin());
    const stop = () => {
      of.postMessage('stop');
    };
    signal.addEventListener('abort', stop);
    of.ref();
    try {
      const answer = answerOf(of);
      of.postMessage(task);
      return await answer;
    } finally {
      signal.removeEventListener('abort', stop);
      // A thread that is being ended keeps the process alive until it is gone, or nobody would hear of its end.
      if (worker === of) {
        of.unref();
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    }
  };

  return {
    read: (task, signal) =>
      oneAtATime(async () => {
        signal.throwIfAborted();
        const { result, failure } = await run(task, signal);
        signal.throwIfAborted();
        if (failure !== undefined) throw Object.assign(new Error(failure.message), failure);
        return result as DayFileAnswers[(typeof task)['wanted']];
      }),
    close: end,
  };
}
