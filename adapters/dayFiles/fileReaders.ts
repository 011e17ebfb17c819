import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FileAnswer, FileTask } from './FileTask.ts';
import { runFileTask } from './runFileTask.ts';

/** Reads files, as many at a time as there are readers. */
export interface FileReaders {
  read<W extends FileTask['wanted']>(task: FileTask & { readonly wanted: W }): Promise<FileAnswer<W>>;
  /** So many tasks keep all readers busy. */
  readonly maxTasks: number;
  close(): Promise<void>;
}

/** A thread must have this much to read to be worth its start. */
const minBytesPerThread = 50_000_000;
const maxThreads = 4;
/** The next task lies ready. */
const tasksAThread = 2;

/** What a file leaves behind is collected soon, before the threads take memory for it. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };

const workerFile = new URL(import.meta.url.endsWith('.ts') ? './fileWorker.ts' : './fileWorker.js', import.meta.url);

/** In this very thread. */
const ownReader: FileReaders = {
  async read(task) {
    await setImmediate();
    return runFileTask(task) as FileAnswer<typeof task.wanted>;
  },
  maxTasks: 1,
  close: () => Promise.resolve(),
};

interface ReaderThread {
  readonly worker: Worker;
  readonly waiting: { readonly resolve: (answer: FileAnswer) => void; readonly reject: (error: Error) => void }[];
}

function readerThread(): ReaderThread {
  const thread: ReaderThread = { worker: new Worker(workerFile, { resourceLimits }), waiting: [] };
  thread.worker.on('message', (answer: FileAnswer) => thread.waiting.shift()?.resolve(answer));
  thread.worker.on('error', (error: Error) => {
    for (const { reject } of thread.waiting.splice(0)) reject(error);
  });
  return thread;
}

/** Threads for many bytes, none for few. */
export function fileReaders(bytes: number): FileReaders {
  const count = Math.min(availableParallelism(), maxThreads, Math.floor(bytes / minBytesPerThread));
  if (count < 2) return ownReader;
  const threads = Array.from({ length: count }, readerThread);
  return {
    read: (task) =>
      new Promise((resolve, reject) => {
        const thread = threads.reduce((least, each) => (each.waiting.length < least.waiting.length ? each : least));
        thread.waiting.push({ resolve: resolve as (answer: FileAnswer) => void, reject });
        thread.worker.postMessage(task);
      }),
    maxTasks: count * tasksAThread,
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
