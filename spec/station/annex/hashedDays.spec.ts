import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedDays } from '../../../station/annex/hashedDays.ts';
import { logLines } from '../logLines.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

function setUp() {
  const folder = temporaryFolder();
  const { log, lines } = logLines();
  const path = (day: string) => join(folder, `${day}.csv`);
  const asked: string[] = [];
  const days = hashedDays({
    dayFiles: {
      identity: (day) => {
        const stats = statSync(path(day), { throwIfNoEntry: false });
        return Promise.resolve(stats && { sizeBytes: stats.size, modifiedMs: stats.mtimeMs });
      },
    },
    path: (day) => {
      asked.push(day);
      return path(day);
    },
    log,
  });
  const put = (day: string, text: string) => writeFileSync(path(day), text);
  /** Once all files of the days are read. */
  const all = async (...of: readonly string[]) => {
    await until('all are read', async () => (await days.of(of)).length === of.length);
    return days.of(of);
  };
  return { days, put, all, asked, lines };
}

describe('the hashes of day files', () => {
  it('are of those that are read by now, each read once', async () => {
    const { days, put, all, asked } = setUp();
    put('2026-11-20', 'a');
    put('2026-11-21', 'bc');
    expect(await days.of(['2026-11-20', '2026-11-21', '2026-11-22'])).toEqual([]);
    expect(await all('2026-11-20', '2026-11-21')).toMatchObject([
      { day: '2026-11-20', name: '2026-11-20.csv', sizeBytes: 1, sha256: sha256Of('a') },
      { day: '2026-11-21', name: '2026-11-21.csv', sizeBytes: 2, sha256: sha256Of('bc') },
    ]);
    expect(asked).toEqual(['2026-11-20', '2026-11-21']);
    await days.close();
  });

  it('are made again of a file that has changed', async () => {
    const { days, put, all, asked } = setUp();
    put('2026-11-20', 'a');
    await all('2026-11-20');
    put('2026-11-20', 'abc');
    expect(await days.of(['2026-11-20'])).toEqual([]);
    expect(await all('2026-11-20')).toMatchObject([{ sizeBytes: 3, sha256: sha256Of('abc') }]);
    expect(asked).toHaveLength(2);
    await days.close();
  });

  it('say which file cannot be read, and go on with the others', async () => {
    const { log, lines: said } = logLines();
    const identity = () => Promise.resolve({ sizeBytes: 1, modifiedMs: 1 });
    const gone = hashedDays({ dayFiles: { identity }, path: (day) => join(temporaryFolder(), day), log });
    await gone.of(['2026-11-20', '2026-11-21']);
    await until('both are said', () => said.length === 2);
    expect(said).toEqual(['2026-11-20', '2026-11-21'].map((day) => `the file of ${day} could not be hashed (it does not exist)`));
    await gone.close();
  });

  it('are read no more once they are closed, and nothing is said of that', async () => {
    const { days, put, asked, lines } = setUp();
    for (const day of ['2026-11-20', '2026-11-21']) put(day, 'a'.repeat(100_000));
    await days.of(['2026-11-20', '2026-11-21']);
    await days.close();
    expect([asked, lines]).toEqual([['2026-11-20'], []]);
  });
});
