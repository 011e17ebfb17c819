/** Closes readers whose process has answered but has not been heard yet, with nothing else that keeps the process alive: `node readerThatCloses.ts TIMES`. */
import { dayFileReader } from '../../../station/figures/dayFileReader.ts';

/** Far longer than a process that runs already needs for a file that is not there. */
const answeredMs = 100;
const still = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const task = { wanted: 'rows', path: '/nowhere', span: { fromMs: -Infinity, untilMs: Infinity } } as const;
const never = new AbortController().signal;
const times = Number(process.argv[2]);

for (let closed = 0; closed < times; closed++) {
  const reader = dayFileReader();
  await reader.read(task, never);
  const reading = reader.read(task, never).catch(() => undefined);
  // The task goes out in the next turn; then this thread stands still while the answer comes.
  await Promise.resolve();
  await Promise.resolve();
  Atomics.wait(still, 0, 0, answeredMs);
  await reader.close();
  await reading;
}
process.stdout.write(`closed ${times}`);
