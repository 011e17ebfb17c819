import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { rowsOfFiles } from '../../../adapters/dayFiles/index.ts';
import { plantChannel } from '../../../core/samples/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { loggedFile } from './loggedFile.ts';

const startMs = Date.parse('2026-03-01T22:59:50Z');
const msOf = (i: number) => startMs + i * 2000;

/** A file with rows 2 s apart. */
const fileOf = (folder: string, day: string, rows: readonly number[]) =>
  loggedFile(folder, day, rows.map(msOf), new Map([[plantChannel('systemPressureBar'), 7]]));

it('the rows of files that overlap are there once, up to the end of the range', async () => {
  const folder = temporaryFolder();
  const files = [fileOf(folder, '2026-03-01', [0, 1, 2, 3]), fileOf(folder, '2026-03-02', [2, 3, 4, 5, 6])];
  const broken = { day: '2026-03-03', path: join(folder, 'missing.csv'), sizeBytes: 0 };
  const [progress, unreadable]: [number[], string[]] = [[], []];
  const rows = await rowsOfFiles(
    [...files, broken],
    { fromMs: msOf(1), untilMs: msOf(6) },
    { progress: (done) => progress.push(done), unreadable: (path) => unreadable.push(path) },
  );
  expect(Array.from(rows.timesMs, (atMs) => (atMs - startMs) / 2000)).toEqual([1, 2, 3, 4, 5]);
  expect([progress, unreadable]).toEqual([[1, 2, 3], [broken.path]]);
});
