import { parentPort, workerData } from 'node:worker_threads';
import { type AnnexTask, runAnnexTask } from './annexTask.ts';

/** Runs in a thread of its own: one file. */
parentPort!.postMessage(await runAnnexTask(workerData as AnnexTask));
