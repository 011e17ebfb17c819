import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Written to standard output before it resolves, so that a kill loses no line; waits while the pipe is full. */
export async function notify(line: string): Promise<void> {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      await wait(1);
    }
  }
}
