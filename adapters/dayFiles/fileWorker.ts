import { parentPort } from 'node:worker_threads';
import type { FileTask } from './FileTask.ts';
import { runFileTask } from './runFileTask.ts';

/** Runs in a thread of its own: one task after the other. */
parentPort!.on('message', (task: FileTask) => {
  parentPort!.postMessage(runFileTask(task));
});
