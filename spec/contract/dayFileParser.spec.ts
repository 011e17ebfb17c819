import { describe, expect, it } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import { memoryDayFileParser } from '../fakes/index.ts';
import type { DayFileAnswer } from '../../adapters/worker/dayFileTask.ts';
import { type DayFileThread, workerDayFileParser } from '../../adapters/worker/index.ts';
import { dayFileParserContract } from './dayFileParserContract.ts';

/** The worker of the page in a thread of Node. */
function nodeThread(file = new URL('../../adapters/worker/dayFileWorker.ts', import.meta.url)): DayFileThread {
  const thread = new Worker(new URL('./dayFileThread.ts', import.meta.url), { workerData: file.href });
  return {
    postMessage: (task, transfer) => thread.postMessage(task, transfer as ArrayBuffer[]),
    addEventListener: (type: 'message' | 'error' | 'messageerror', listener: (event: { readonly data: DayFileAnswer }) => void) => {
      thread.on(type, (data: unknown) => listener({ data: data as DayFileAnswer }));
    },
    terminate: () => void thread.terminate(),
  };
}

dayFileParserContract('the fake', memoryDayFileParser);
dayFileParserContract('a worker', () => workerDayFileParser(() => nodeThread()));

describe('a worker that can not start', () => {
  it('reads nothing and says so', async () => {
    const reading = workerDayFileParser(() => nodeThread(new URL('./none.ts', import.meta.url))).open(1);
    expect(await reading.add(new Uint8Array([1]))).toBeUndefined();
    expect(await reading.joined()).toBeUndefined();
  });
});
