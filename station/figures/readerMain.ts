/** A process that reads day files for the station: one task after the other, until the station is gone or ends it. */
import { nextTurn } from '../../server/process/nextTurn.ts';
import { type DayFileTask, runDayFileTask, stepsOf } from './dayFileTask.ts';
import type { ReaderAnswer } from './readerProcess.ts';

const send = (answer: ReaderAnswer) => process.send!(answer);

async function answerTo(task: DayFileTask): Promise<ReaderAnswer> {
  try {
    if (task.wanted !== 'whatIf' && task.wanted !== 'measures') return { result: runDayFileTask(task) };
    const work = stepsOf(task);
    for (;;) {
      const { done, value } = work.next();
      if (done === true) return { result: value };
      send({ done: value });
      // what is said of the progress goes out between two replays
      await nextTurn();
    }
  } catch (error) {
    const { message, code, syscall } = error as NodeJS.ErrnoException;
    return { failure: { message, code, syscall } };
  }
}

// Sent to all processes of a service or a terminal, where the station decides what ends when.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (task: DayFileTask) => void answerTo(task).then(send));
process.on('disconnect', () => process.exit());
