import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { answersOfFiles } from '../../../adapters/dayFiles/answersOfFiles.ts';
import { channelSumsOfFiles } from '../../../adapters/dayFiles/channelSumsOfFiles.ts';
import { fileReaders } from '../../../adapters/dayFiles/fileReaders.ts';
import { plantChannel } from '../../../core/samples/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { loggedFile } from './loggedFile.ts';

const pressure = plantChannel('systemPressureBar');
const quarterMs = 900_000;
const startMs = Date.parse('2026-03-01T22:45:00Z');
const msOf = (i: number) => startMs + i * 2000;
const range = { fromMs: startMs, untilMs: startMs + quarterMs };
const rowsFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => msOf(first + i));
const fileOf = (folder: string, day: string, timesMs: readonly number[], bar: number) =>
  loggedFile(folder, day, timesMs, new Map([[pressure, bar]]));

it('quarter hours of files that overlap count each moment once, as the earlier file has it', async () => {
  const [overlapping, separate] = [temporaryFolder(), temporaryFolder()];
  const first = rowsFrom(0, 3);
  const files = [fileOf(overlapping, '2026-03-01', first, 7), fileOf(overlapping, '2026-03-02', rowsFrom(2, 6), 9)];
  const others = [fileOf(separate, '2026-03-01', first, 7), fileOf(separate, '2026-03-02', rowsFrom(4, 6), 9)];
  const missing = { day: '2026-03-03', path: join(overlapping, 'missing.csv'), sizeBytes: 0 };
  const said: unknown[] = [];
  const sums = await channelSumsOfFiles([...files, missing], range, [pressure], {
    progress: (done, of, path) => said.push([done, of, path]),
    read: (path) => said.push(['read', path]),
    overlap: (path, untilMs) => said.push(['overlap', path, untilMs]),
    unreadable: (path, reason) => said.push(['unreadable', path, reason]),
  });
  const [one, two] = files.map(({ path }) => path);
  expect(said).toEqual([
    ...[
      [1, 3, one],
      ['read', one],
    ],
    ...[
      [2, 3, two],
      ['read', two],
      ['overlap', two, msOf(3)],
    ],
    ...[
      [3, 3, missing.path],
      ['unreadable', missing.path, 'ENOENT'],
    ],
  ]);
  expect(sums).toEqual(await channelSumsOfFiles(others, range, [pressure]));
  expect(sums).not.toEqual(await channelSumsOfFiles(others.slice(0, 1), range, [pressure]));
});

it('quarter hours are those of the range alone', async () => {
  const [both, one] = [temporaryFolder(), temporaryFolder()];
  const inside = rowsFrom(0, 5);
  const beside = inside.map((atMs) => atMs + quarterMs);
  const whole = [fileOf(both, '2026-03-01', [...inside, ...beside], 7)];
  const part = [fileOf(one, '2026-03-01', inside, 7)];
  const empty = await channelSumsOfFiles(part, { fromMs: startMs + 2 * quarterMs, untilMs: startMs + 3 * quarterMs }, [pressure]);
  const sums = await channelSumsOfFiles(whole, range, [pressure]);
  expect(sums).toEqual(await channelSumsOfFiles(part, range, [pressure]));
  expect(sums).not.toEqual(empty);
});

it('files are asked one by one, those that cannot be read are reported and passed over', async () => {
  const files = ['a', 'b', 'c'].map((path) => ({ path, day: '2026-03-01', sizeBytes: 60_000_000 }));
  const good = { problems: [], problemCount: 0, isTooLong: false };
  const said: unknown[] = [];
  const tasks = new Set<number>();
  const answers = await answersOfFiles(
    files,
    ({ maxTasks }, { path }) => {
      tasks.add(maxTasks);
      return Promise.resolve(path === 'b' ? { failure: 'EACCES' } : { ...good, path });
    },
    {
      progress: (done, of, path) => said.push([done, of, path]),
      read: (path) => said.push(['read', path]),
      unreadable: (path, reason) => said.push(['unreadable', path, reason]),
    },
  );
  expect(answers).toEqual([
    { ...good, path: 'a' },
    { ...good, path: 'c' },
  ]);
  expect(said).toEqual([
    [1, 3, 'a'],
    ['read', 'a'],
    [2, 3, 'b'],
    ['unreadable', 'b', 'EACCES'],
    [3, 3, 'c'],
    ['read', 'c'],
  ]);
  const readers = fileReaders(180_000_000);
  expect([...tasks]).toEqual([readers.maxTasks]);
  await readers.close();
});
