import { describe, expect, it } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import { memoryDayLogParser } from '../fakes/index.ts';
import type { DayLogAnswer } from '../../adapters/worker/dayLogTask.ts';
import { type DayLogThread, workerDayLogParser } from '../../adapters/worker/index.ts';
import { dayLogParserContract } from './dayLogParserContract.ts';

/** The worker of the page in a thread of Node. */
function nodeThread(file = new URL('../../adapters/worker/dayLogWorker.ts', import.meta.url)): DayLogThread {
  const thread = new Worker(new URL('./dayLogThread.ts', import.meta.url), { workerData: file.href });
  return {
    postMessage: (task, transfer) => thread.postMessage(task, transfer as ArrayBuffer[]),
    addEventListener: (type: 'message' | 'error' | 'messageerror', listener: (event: { readonly data: DayLogAnswer }) => void) => {
      thread.on(type, (data: unknown) => listener({ data: data as DayLogAnswer }));
    },
    terminate: () => void thread.terminate(),
  };
}

dayLogParserContract('the fake', memoryDayLogParser);
dayLogParserContract('a worker', () => workerDayLogParser(() => nodeThread()));

describe('a worker that can not start', () => {
  it('reads nothing and says so', async () => {
    const reading = workerDayLogParser(() => nodeThread(new URL('./none.ts', import.meta.url))).open(1);
    expect(await reading.add(new Uint8Array([1]))).toBeUndefined();
    expect(await reading.joined()).toBeUndefined();
  });
});
