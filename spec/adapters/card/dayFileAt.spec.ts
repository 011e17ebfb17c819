import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyRow } from '../../../core/samples/index.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { dayFileAt } from '../../../adapters/card/dayFileAt.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const text = dayFileText(() => 'S-1');
const startMs = Date.parse('2026-03-01T08:00:00Z');

describe('the samples of a day file', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'day.csv');

  it('are its rows, however many pieces it is read in', async () => {
    const times = Array.from({ length: 5000 }, (_, i) => startMs + i * 2000);
    writeFileSync(path, text.head('2026-03-01') + times.map((atMs) => text.row(emptyRow(atMs))).join(''));
    expect([...(await dayFileAt(path))!.samples.timesMs]).toEqual(times);
  });

  it.each<[string, (at: string) => void]>([
    ['is missing', () => undefined],
    ['is below a file', () => undefined],
    ['is a link', (at) => symlinkSync(path, at)],
    ['is a link to an endless device', (at) => symlinkSync('/dev/zero', at)],
    ['is a folder', (at) => mkdirSync(at)],
    ['is a pipe that nobody writes to', (at) => execFileSync('mkfifo', [at])],
  ])('are none of one that %s', async (what, make) => {
    const at = what === 'is below a file' ? join(path, 'day.csv') : join(folder, what);
    make(at);
    expect(await dayFileAt(at)).toBeUndefined();
  });
});
