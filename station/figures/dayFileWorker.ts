import { parentPort } from 'node:worker_threads';
import { type DayFileTask, runDayFileTask } from './dayFileTask.ts';

/** Runs in a thread of its own: one task at a time, which the word 'stop' ends; the word 'end' ends the thread. */
let stop = new AbortController();

async function answer(task: DayFileTask): Promise<void> {
  stop = new AbortController();
  try {
    parentPort!.postMessage({ result: await runDayFileTask(task, stop.signal) });
  } catch (error) {
    const { message, code, syscall } = error as NodeJS.ErrnoException;
    parentPort!.postMessage({ failure: { message, code, syscall } });
  }
}

parentPort!.on('message', (message: DayFileTask | 'stop' | 'end') => {
  if (message === 'end') process.exit();
  else if (message === 'stop') stop.abort();
  else void answer(message);
});
