import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AnnexTask } from './annexTask.ts';

const threadFile = new URL(import.meta.url.endsWith('.ts') ? './annexThread.ts' : './annexThread.js', import.meta.url);

/** Makes a file of an annex in a thread of its own, so that nothing else waits; rejects with what went wrong, or the signal's reason when it is given. */
export async function annexFile(task: AnnexTask, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(threadFile, { workerData: task });
  try {
    const [file]: readonly unknown[] = await once(worker, 'message', { signal });
    if (!(file instanceof Uint8Array)) throw new Error('the annex has no file');
    return new Uint8Array(file);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    await worker.terminate();
  }
}
