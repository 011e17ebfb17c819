import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { rowsOfFiles } from '../../../adapters/dayFiles/index.ts';
import { channelPosition, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const text = dayFileText(() => 'S-1');
const startMs = Date.parse('2026-03-01T22:59:50Z');
const msOf = (i: number) => startMs + i * 2000;

/** A file with rows 2 s apart. */
function fileOf(folder: string, day: string, rows: readonly number[]) {
  const path = join(folder, `MCHE-${day.replaceAll('-', '')}.csv`);
  const lines = rows.map((i) => {
    const row = emptyRow(msOf(i));
    row.values[channelPosition(plantChannel('systemPressureBar'))] = 7;
    return text.row(row);
  });
  writeFileSync(path, text.head(day) + lines.join(''));
  return { day, path, sizeBytes: 0 };
}

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
