import type { DayLogParser, DayLogReading } from '../../core/ports/index.ts';
import type { DayLogAnswer, DayLogTask } from './dayLogTask.ts';

/** What a reading needs of a worker. */
export interface DayLogThread {
  postMessage(task: DayLogTask, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: DayLogAnswer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

type Waiting = (answer: DayLogAnswer | undefined) => void;

const browserThread = (): DayLogThread => new Worker(new URL('./dayLogWorker.ts', import.meta.url), { type: 'module' });

function reading(thread: DayLogThread, expectedFiles: number): DayLogReading {
  const waiting: Waiting[] = [];
  let isOpen = true;

  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    thread.terminate();
    for (const resolve of waiting.splice(0)) resolve(undefined);
  };
  const ask = (task: DayLogTask, transfer: Transferable[] = []) =>
    new Promise<DayLogAnswer | undefined>((resolve) => {
      if (!isOpen) return resolve(undefined);
      waiting.push(resolve);
      thread.postMessage(task, transfer);
    });

  thread.addEventListener('message', ({ data }) => waiting.shift()?.(data));
  for (const type of ['error', 'messageerror'] as const) thread.addEventListener(type, close);
  thread.postMessage({ expectedFiles }, []);
  return {
    async add(bytes) {
      const answer = await ask({ bytes }, [bytes.buffer]);
      return answer !== undefined && 'facts' in answer ? answer.facts : undefined;
    },
    async joined() {
      const answer = await ask({ wanted: 'joined' });
      return answer !== undefined && 'table' in answer ? answer.table : undefined;
    },
    close,
  };
}

/** Reads day files in a worker, one for each reading. */
export function workerDayLogParser(newThread: () => DayLogThread = browserThread): DayLogParser {
  return { open: (expectedFiles) => reading(newThread(), expectedFiles) };
}
