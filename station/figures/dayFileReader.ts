import { availableParallelism } from 'node:os';
import { readerProcess, type ReaderProcess } from './readerProcess.ts';

/** Reads day files in processes of their own, so that nothing waits for the reading but who asked for it, and its memory goes when it is done. */
export interface DayFileReader extends Pick<ReaderProcess, 'read' | 'close'> {
  /** So many read at a time. */
  readonly processes: number;
  /** So many tasks keep all of them busy. */
  readonly maxTasks: number;
}

/** More would take memory from what else runs on a controller. */
const maxProcesses = 2;
/** The next task lies ready. */
const tasksAProcess = 2;

export function dayFileReader(): DayFileReader {
  const processes = Array.from({ length: Math.min(maxProcesses, availableParallelism()) }, readerProcess);
  return {
    read: (task, signal) => processes.reduce((least, each) => (each.pending < least.pending ? each : least)).read(task, signal),
    processes: processes.length,
    maxTasks: processes.length * tasksAProcess,
    async close() {
      await Promise.all(processes.map((each) => each.close()));
    },
  };
}
