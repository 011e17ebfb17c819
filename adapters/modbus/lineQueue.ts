import type { Request } from '../../core/modbus/index.ts';
import type { ModbusManner } from '../../core/ports/index.ts';
import type { Outcome } from './lineConnection.ts';

/** One question that waits or is asked. */
export interface LineJob {
  readonly request: Request;
  readonly manner: ModbusManner;
  /** Whether nobody waits for it any more. */
  readonly isSettled: () => boolean;
}

interface WaitingJob extends LineJob {
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (error: Error) => void;
}

/** More questions than this don't wait. */
const maxWaiting = 100;

export interface LineQueue {
  add(request: Request, manner: ModbusManner): Promise<Outcome>;
  /** Answers all with `closed`, also those that are added later. */
  close(): void;
  /** When nothing is being asked any more. */
  ended(): Promise<void>;
}

/** Questions in their order, one at a time; `abortCurrent` ends the one that `outcomeOf` is busy with. */
export function lineQueue(outcomeOf: (job: LineJob) => Promise<Outcome>, abortCurrent: () => void): LineQueue {
  const waiting: WaitingJob[] = [];
  let current: WaitingJob | undefined;
  let working: Promise<void> | undefined;
  let isClosed = false;

  async function work(): Promise<void> {
    for (current = waiting.shift(); current !== undefined; current = waiting.shift()) {
      const job = current;
      await outcomeOf(job).then(job.settle, job.fail);
    }
    working = undefined;
  }

  function abort(job: WaitingJob): void {
    const isCurrent = job === current;
    if (!isCurrent) waiting.splice(waiting.indexOf(job), 1);
    job.settle('aborted');
    if (isCurrent) abortCurrent();
  }

  return {
    add(request, manner) {
      const { signal } = manner;
      if (isClosed) return Promise.resolve('closed');
      if (signal?.aborted === true) return Promise.resolve('aborted');
      if (waiting.length >= maxWaiting) return Promise.resolve('crowded');
      return new Promise((resolve, reject) => {
        let isSettled = false;
        const onAbort = () => abort(job);
        const settled = (run: () => void) => {
          if (isSettled) return;
          isSettled = true;
          signal?.removeEventListener('abort', onAbort);
          run();
        };
        const job: WaitingJob = {
          request,
          manner,
          isSettled: () => isSettled,
          settle: (outcome) => settled(() => resolve(outcome)),
          fail: (error) => settled(() => reject(error)),
        };
        signal?.addEventListener('abort', onAbort);
        waiting.push(job);
        working ??= work();
      });
    },
    close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.settle('closed');
      current?.settle('closed');
    },
    ended: async () => working,
  };
}
