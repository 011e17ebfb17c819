import type { DayFileParser, DayFileReading } from '../../core/ports/index.ts';
import type { DayFileAnswer, DayFileTask } from './dayFileTask.ts';

/** What a reading needs of a worker. */
export interface DayFileThread {
  postMessage(task: DayFileTask, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: { readonly data: DayFileAnswer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

type Waiting = (answer: DayFileAnswer | undefined) => void;

const browserThread = (): DayFileThread => new Worker(new URL('./dayFileWorker.ts', import.meta.url), { type: 'module' });

function reading(thread: DayFileThread, expectedFiles: number): DayFileReading {
  const waiting: Waiting[] = [];
  let isOpen = true;

  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    thread.terminate();
    for (const resolve of waiting.splice(0)) resolve(undefined);
  };
  const ask = (task: DayFileTask, transfer: Transferable[] = []) =>
    new Promise<DayFileAnswer | undefined>((resolve) => {
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
export function workerDayFileParser(newThread: () => DayFileThread = browserThread): DayFileParser {
  return { open: (expectedFiles) => reading(newThread(), expectedFiles) };
}
