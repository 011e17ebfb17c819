/** A process that reads day files for the station: one task after the other, until the station is gone or ends it. */
import { type DayFileTask, runDayFileTask } from './dayFileTask.ts';
import type { ReaderAnswer } from './readerProcess.ts';

function answerTo(task: DayFileTask): ReaderAnswer {
  try {
    return { result: runDayFileTask(task) };
  } catch (error) {
    const { message, code, syscall } = error as NodeJS.ErrnoException;
    return { failure: { message, code, syscall } };
  }
}

// Sent to all processes of a service or a terminal, where the station decides what ends when.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (task: DayFileTask) => process.send!(answerTo(task)));
process.on('disconnect', () => process.exit());
