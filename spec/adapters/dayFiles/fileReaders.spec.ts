import { availableParallelism } from 'node:os';
import { expect, it, test } from '@jest/globals';
import { fileReaders } from '../../../adapters/dayFiles/fileReaders.ts';

test.each([
  [0, 0],
  [99_999_999, 1],
  [100_000_000, 2],
  [149_999_999, 2],
  [150_000_000, 3],
  [200_000_000, 4],
  [1e12, 4],
])('files of %d bytes are worth %d threads, as far as there are cores; below two the own one reads them', async (bytes, worth) => {
  const threads = Math.min(worth, availableParallelism());
  const readers = fileReaders(bytes);
  expect(readers.maxTasks).toBe(threads < 2 ? 1 : 2 * threads);
  await readers.close();
});

it.each([0, 1e12])('a file that is not there is answered with the reason, in a thread or in none', async (bytes) => {
  const readers = fileReaders(bytes);
  const answers = await Promise.all(Array.from({ length: 5 }, () => readers.read({ wanted: 'facts', path: 'none/MCHE-20260301.csv' })));
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ failure: 'ENOENT' })));
  await readers.close();
});
