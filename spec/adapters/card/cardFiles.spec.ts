import { beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { shiftDay } from '../../../core/time/index.ts';
import { cardFiles, type CardFile, type CardFiles, type PlacedDayFile } from '../../../adapters/card/cardFiles.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { openCardFile } from '../../../adapters/card/openCardFile.ts';
import { anyText } from '../../core/anyText.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { asNobody } from './asNobody.ts';

const secret = 'not to be seen';

function put(path: string, content = ''): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const days = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-11-19', '2026-11-20'];
const archived = [
  'GLW_2026-10.csv',
  'Comp1_2026-10.csv',
  'Comp2_2026-10.csv',
  'Comp10_2026-10.csv',
  'GLW_2025-12.csv',
  'Comp3_2025-12.csv',
];

function cardWithFiles(cardDir: string): void {
  for (const day of days) put(dayFilePath(cardDir, day), `rows of ${day}\n`);
  for (const file of archived) put(join(cardDir, 'archive', file), `totals of ${file}\n`);
}

const content = (chunks: AsyncIterable<Uint8Array>) => text(chunks as Readable);
const daysOf = async (files: CardFiles) => (await files.dayFiles.list()).map(({ day }) => day);

const served = async (found: CardFile | undefined) => {
  const opened = found && (await openCardFile(found));
  return opened && { name: opened.name, sizeBytes: opened.sizeBytes, content: await content(opened.chunks) };
};

describe('the files of a card', () => {
  const cardDir = temporaryFolder();
  const files = cardFiles(cardDir);
  beforeAll(() => {
    cardWithFiles(cardDir);
  });

  it('are its day files by day, each with the path it is asked for by', async () => {
    const list = await files.dayFiles.list();
    expect(list.map(({ day, name, path }) => ({ day, name, path }))).toEqual([
      { day: '2025-12-31', name: 'MCHE-20251231.csv', path: '2025/12/MCHE-20251231.csv' },
      { day: '2026-01-01', name: 'MCHE-20260101.csv', path: '2026/01/MCHE-20260101.csv' },
      { day: '2026-01-02', name: 'MCHE-20260102.csv', path: '2026/01/MCHE-20260102.csv' },
      { day: '2026-11-19', name: 'MCHE-20261119.csv', path: '2026/11/MCHE-20261119.csv' },
      { day: '2026-11-20', name: 'MCHE-20261120.csv', path: '2026/11/MCHE-20261120.csv' },
    ]);
    expect(await daysOf(files)).toEqual(days);
    for (const { day, path } of list) {
      const content = `rows of ${day}\n`;
      expect(await served(await files.dayFiles.find(path))).toMatchObject({ sizeBytes: content.length, content });
    }
  });

  it('are its archives by month and machine, with their sizes', async () => {
    const { GLW, Comp } = await files.listArchive();
    expect(GLW.map(({ file }) => file)).toEqual(['GLW_2025-12.csv', 'GLW_2026-10.csv']);
    expect(Comp.map(({ file }) => file)).toEqual(['Comp3_2025-12.csv', 'Comp1_2026-10.csv', 'Comp2_2026-10.csv', 'Comp10_2026-10.csv']);
    for (const { file, size } of [...GLW, ...Comp]) {
      const content = `totals of ${file}\n`;
      expect(size).toBe(content.length);
      expect(await served(await files.findArchiveFile(file))).toEqual({ name: file, sizeBytes: size, content });
    }
  });

  it.each(['missing', 'a file'])('of a card that is %s are none', async (kind) => {
    const path = join(temporaryFolder(), 'card');
    if (kind === 'a file') writeFileSync(path, '');
    const none = cardFiles(path);
    expect(await none.dayFiles.list()).toEqual([]);
    expect(await daysOf(none)).toEqual([]);
    expect(await none.listArchive()).toEqual({ GLW: [], Comp: [] });
    expect(await none.dayFiles.find('2026/11/MCHE-20261119.csv')).toBeUndefined();
    expect(await none.findArchiveFile('GLW_2026-10.csv')).toBeUndefined();
  });

  it('are also those of a card that is reached by a link', async () => {
    const link = join(temporaryFolder(), 'card');
    symlinkSync(cardDir, link);
    const linked = cardFiles(link);
    expect(await served(await linked.dayFiles.find('2026/11/MCHE-20261119.csv'))).toMatchObject({ content: 'rows of 2026-11-19\n' });
  });
});

describe('what lies on a card but is none of its files', () => {
  const cardDir = temporaryFolder();
  const outside = temporaryFolder();
  const files = cardFiles(cardDir);
  const hedata = join(cardDir, 'hedata');
  const archive = join(cardDir, 'archive');
  beforeAll(() => {
    cardWithFiles(cardDir);
    const other = [
      '2026/11/MCHE-20261118.csv.tmp',
      '2026/11/.MCHE-20261117.csv',
      '2026/11/.unfinished-MCHE-20261116.csv',
      '2026/11/unreadable-20261115-1.csv',
      '2026/11/mche-20261114.csv',
      '2026/11/MCHE-20261113.CSV',
      '2026/11/MCHE-20261112.csv ',
      '2026/11/MCHE-20261111.csv.',
      '2026/11/MCHE-20261131.csv',
      '2026/11/MCHE-2026111.csv',
      '2026/11/copy MCHE-20261110.csv',
      '2026/11/MCHE-20261009.csv',
      '2026/11/deeper/MCHE-20261108.csv',
      '2026/MCHE-20261107.csv',
      'MCHE-20261106.csv',
      '2026/1/MCHE-20260105.csv',
      '26/11/MCHE-20261105.csv',
      '２０２６/11/MCHE-20261104.csv',
    ];
    for (const path of other) put(join(hedata, path), secret);
    const notArchives = [
      'GLW.csv',
      'GLW_2026-13.csv',
      'GLW_2026-1.csv',
      'Comp_2026-10.csv',
      'Comp0_2026-10.csv',
      'Comp11_2026-10.csv',
      'Comp01_2026-10.csv',
    ];
    for (const file of [...notArchives, 'glw_2026-10.csv', '.unfinished-GLW_2026-10.csv', 'GLW_2026-10.csv.bak', 'year/GLW_2026-09.csv'])
      put(join(archive, file), secret);
    put(join(outside, 'secret.csv'), secret);
    put(join(outside, 'MCHE-20260501.csv'), secret);
    symlinkSync(join(outside, 'secret.csv'), join(hedata, '2026/11/MCHE-20261101.csv'));
    symlinkSync(outside, join(hedata, '2026/05'));
    symlinkSync(join(hedata, '2026'), join(hedata, '2027'));
    symlinkSync(join(outside, 'secret.csv'), join(archive, 'GLW_2026-08.csv'));
    mkdirSync(join(hedata, '2026/11/MCHE-20261102.csv'));
    mkdirSync(join(archive, 'GLW_2026-07.csv'));
    execFileSync('mkfifo', [join(hedata, '2026/11/MCHE-20261103.csv')]);
  });

  it('is not listed', async () => {
    expect(await daysOf(files)).toEqual(days);
    const { GLW, Comp } = await files.listArchive();
    expect([...GLW, ...Comp].map(({ file }) => file).sort()).toEqual([...archived].sort());
  });

  const good = '2026/11/MCHE-20261119.csv';
  const hostile: readonly string[] = [
    '',
    '.',
    '..',
    '/',
    '../hedata/2026/11/MCHE-20261119.csv',
    '2026/../2026/11/MCHE-20261119.csv',
    '2026/11/../11/MCHE-20261119.csv',
    './2026/11/MCHE-20261119.csv',
    '/2026/11/MCHE-20261119.csv',
    '//2026/11/MCHE-20261119.csv',
    '2026//11/MCHE-20261119.csv',
    '2026/11/MCHE-20261119.csv/',
    '2026/11/MCHE-20261119.csv/.',
    '2026\\11\\MCHE-20261119.csv',
    '..\\..\\secret.csv',
    '%2e%2e/%2e%2e/secret.csv',
    '%252e%252e%252fsecret.csv',
    '2026%2f11%2fMCHE-20261119.csv',
    '2026/11/MCHE-20261119.csv\0',
    '2026/11/MCHE-20261119.csv\0.png',
    '\0',
    '2026/11/mche-20261119.csv',
    '2026/11/MCHE-20261119.CSV',
    '2026/11/MCHE-20261119.csv.',
    '2026/11/MCHE-20261119.csv ',
    ' 2026/11/MCHE-20261119.csv',
    '2026/11/MCHE-20261119.csv\n',
    '2026/11/MCHE-20261119.csv::$DATA',
    '２０２６/11/MCHE-20261119.csv',
    '2026/11/MCHE‐20261119.csv',
    '2026∕11∕MCHE-20261119.csv',
    '2026/11/МCHE-20261119.csv',
    '2026/11/MCHE-20261119.csv\u202e',
    '2026/11/MCHE-20261101.csv',
    '2026/11/MCHE-20261102.csv',
    '2026/11/MCHE-20261103.csv',
    '2026/05/MCHE-20260501.csv',
    '2027/11/MCHE-20261119.csv',
    'file:///etc/passwd',
    '/etc/passwd',
    '/proc/self/environ',
    '../../../../../../../../etc/passwd',
    '__proto__',
    'constructor',
    'length',
    '0',
    'x'.repeat(1_000_000),
    '../../station/'.repeat(100_000),
  ];
  it.each(hostile.map((path) => [path.length > 60 ? `${path.slice(0, 20)}... of ${path.length}` : JSON.stringify(path), path]))(
    'is not found by %s',
    async (_, path) => {
      expect(await files.dayFiles.find(path)).toBeUndefined();
      for (const archivePath of [path, path.replaceAll('2026/11/MCHE-20261119', 'GLW_2026-10')].filter((each) => !archived.includes(each)))
        expect(await files.findArchiveFile(archivePath)).toBeUndefined();
    },
  );
  it.each([
    'GLW_2026-08.csv',
    'GLW_2026-07.csv',
    'glw_2026-10.csv',
    'archive/GLW_2026-10.csv',
    '../archive/GLW_2026-10.csv',
    'year/GLW_2026-09.csv',
    '.unfinished-GLW_2026-10.csv',
    'toString',
  ])('is not found among the archives by %s', async (file) => {
    expect(await files.findArchiveFile(file)).toBeUndefined();
  });

  it('is not found by any path; only the listed ones find their own file', async () => {
    const pieces = [
      '..',
      '.',
      '/',
      '//',
      '\\',
      '%2e',
      '%2f',
      '%252f',
      '\0',
      ' ',
      'hedata',
      'archive',
      '2026',
      '11',
      '05',
      'MCHE-',
      '20261119',
      '20261101',
      '.csv',
      'GLW_2026-10.csv',
      'GLW_2026-08.csv',
      'secret.csv',
      outside,
    ];
    const path = fc.oneof(
      anyText(),
      fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((all) => all.join('')),
      fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => all.join('/')),
      fc.constant(good),
    );
    const listed = new Set((await files.dayFiles.list()).map((file) => file.path));
    let found = 0;
    await fc.assert(
      fc.asyncProperty(path, async (asked) => {
        const dayFile = await served(await files.dayFiles.find(asked));
        const archiveFile = await served(await files.findArchiveFile(asked));
        expect([asked, dayFile !== undefined, archiveFile !== undefined]).toEqual([asked, listed.has(asked), archived.includes(asked)]);
        expect([dayFile?.content, archiveFile?.content]).not.toContain(secret);
        if (dayFile !== undefined) found++;
      }),
      { numRuns: 500 },
    );
    expect(found).toBeGreaterThan(0);
  });
});

describe('a file that was found', () => {
  let cardDir: string;
  let files: CardFiles;
  const outside = temporaryFolder();
  const swapped: readonly [string, (path: string) => void][] = [
    ['is removed', (path) => rmSync(path)],
    ['becomes a link', (path) => (rmSync(path), symlinkSync(join(outside, 'MCHE-20261119.csv'), path))],
    ['becomes a link to a device', (path) => (rmSync(path), symlinkSync('/dev/zero', path))],
    ['becomes a folder', (path) => (rmSync(path), mkdirSync(path))],
    ['becomes a pipe', (path) => (rmSync(path), execFileSync('mkfifo', [path]))],
    ['lies below what becomes a link', (path) => (renameSync(dirname(path), `${dirname(path)}-old`), symlinkSync(outside, dirname(path)))],
    ['lies on a card that becomes a link', () => (renameSync(cardDir, `${cardDir}-old`), symlinkSync(outside, cardDir))],
    ['lies on a card that is taken out', () => rmSync(cardDir, { recursive: true })],
  ];
  beforeAll(() => {
    put(join(outside, 'MCHE-20261119.csv'), secret);
    put(join(outside, 'hedata/2026/11/MCHE-20261119.csv'), secret);
  });

  it.each(swapped)('and then %s is not opened', async (_, change) => {
    cardDir = join(temporaryFolder(), 'card');
    files = cardFiles(cardDir);
    cardWithFiles(cardDir);
    const found = await files.dayFiles.find('2026/11/MCHE-20261119.csv');
    expect(await served(found)).toMatchObject({ content: 'rows of 2026-11-19\n' });
    change(found!.absolutePath);
    expect(await openCardFile(found!)).toBeUndefined();
  });

  it('is read up to the size it had when it was opened, also when it grows meanwhile', async () => {
    cardDir = temporaryFolder();
    cardWithFiles(cardDir);
    const found = (await cardFiles(cardDir).dayFiles.find('2026/11/MCHE-20261119.csv'))!;
    const { sizeBytes, chunks } = (await openCardFile(found))!;
    appendFileSync(found.absolutePath, 'more');
    expect([sizeBytes, await content(chunks)]).toEqual([19, 'rows of 2026-11-19\n']);
  });

  it('may be empty, and may have a second name', async () => {
    cardDir = temporaryFolder();
    put(dayFilePath(cardDir, '2026-11-19'));
    put(join(cardDir, 'backup'), 'rows');
    linkSync(join(cardDir, 'backup'), dayFilePath(cardDir, '2026-11-18'));
    files = cardFiles(cardDir);
    expect(await served(await files.dayFiles.find('2026/11/MCHE-20261119.csv'))).toMatchObject({ sizeBytes: 0, content: '' });
    expect(await served(await files.dayFiles.find('2026/11/MCHE-20261118.csv'))).toMatchObject({ sizeBytes: 4, content: 'rows' });
  });
});

describe('the list of a card', () => {
  it('follows every change at once, whatever the times of its folders say', async () => {
    const cardDir = temporaryFolder();
    const files = cardFiles(cardDir);
    const month = dirname(dayFilePath(cardDir, '2026-11-01'));
    const change = fc.record({
      day: fc.integer({ min: 1, max: 20 }),
      isThere: fc.boolean(),
      ageS: fc.constantFrom(0, 1, 10, 100_000, -10),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        rmSync(month, { recursive: true, force: true });
        const there = new Set<string>();
        for (const { day, isThere, ageS } of changes) {
          const at = shiftDay('2026-10-31', day);
          if (isThere) put(dayFilePath(cardDir, at));
          else rmSync(dayFilePath(cardDir, at), { force: true });
          if (isThere) there.add(at);
          else there.delete(at);
          mkdirSync(month, { recursive: true });
          const time = Date.now() / 1000 - ageS;
          utimesSync(month, time, time);
          expect(await daysOf(files)).toEqual([...there].sort());
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has the new size of an archive that was replaced', async () => {
    const cardDir = temporaryFolder();
    const files = cardFiles(cardDir);
    for (const content of ['one', 'three']) {
      put(join(cardDir, 'archive', 'new'), content);
      renameSync(join(cardDir, 'archive', 'new'), join(cardDir, 'archive', 'GLW_2026-10.csv'));
      expect(await files.listArchive()).toEqual({ GLW: [{ file: 'GLW_2026-10.csv', size: content.length }], Comp: [] });
    }
  });

  it('is complete for ten years of files', async () => {
    const cardDir = temporaryFolder();
    const all = Array.from({ length: 3653 }, (_, i) => shiftDay('2016-12-01', i));
    for (const day of all) put(dayFilePath(cardDir, day));
    const files = cardFiles(cardDir);
    expect(await daysOf(files)).toEqual(all);
    expect(await daysOf(files)).toEqual(all);
    rmSync(dayFilePath(cardDir, '2020-02-29'));
    expect(await daysOf(files)).toEqual(all.filter((day) => day !== '2020-02-29'));
  });

  it('leaves out a folder that may not be read, and has the rest', () => {
    const cardDir = temporaryFolder();
    cardWithFiles(cardDir);
    chmodSync(dirname(dayFilePath(cardDir, '2026-01-01')), 0o000);
    const answer = asNobody('cardFiles.ts', 'cardFiles(cardDir).dayFiles.list()', cardDir) as readonly PlacedDayFile[];
    chmodSync(dirname(dayFilePath(cardDir, '2026-01-01')), 0o755);
    expect(answer.map(({ day }) => day)).toEqual(['2025-12-31', '2026-11-19', '2026-11-20']);
  });
});
