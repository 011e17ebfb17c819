import { describe, expect, it } from '@jest/globals';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readNamedDayFile } from '../../../core/dayFile/index.ts';
import { channelPosition, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { folderCard } from '../../../adapters/card/index.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import type { GrowingDayFile } from '../../../core/ports/index.ts';
import { dayFileKind } from '../../../adapters/card/DatedKind.ts';
import { openDatedFile } from '../../../adapters/card/openDatedFile.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { itWithDisk, tinyDisk } from '../../station/tinyDisk.ts';
import { hangingDisk, itWithHangingDisk } from '../../station/card/hangingDisk.ts';

const day = '2026-03-01';
const text = dayFileText(() => 'S-1');
const head = text.head(day);
const startMs = Date.parse('2026-03-01T08:00:00Z');
const msOf = (i: number) => startMs + i * 2000;

function rowAt(i: number): string {
  const row = emptyRow(msOf(i));
  row.values[channelPosition(plantChannel('systemPressureBar'))] = 7 + i / 1000;
  return text.row(row);
}

const append = (file: GrowingDayFile, i: number) => file.append(rowAt(i), msOf(i));

interface Written {
  readonly cardDir: string;
  readonly path: string;
}

async function fileWith(rows: number): Promise<Written> {
  const cardDir = temporaryFolder();
  const file = await openDatedFile(dayFileKind, cardDir, day, head);
  for (let i = 0; i < rows; i++) await append(file, i);
  await file.close();
  return { cardDir, path: dayFilePath(cardDir, day) };
}

async function continueWith({ cardDir }: Written, i: number): Promise<number> {
  const file = await openDatedFile(dayFileKind, cardDir, day, head);
  const { lastMs } = file;
  await append(file, i);
  await file.close();
  return lastMs;
}

const logOf = (path: string) => readNamedDayFile(path, readFileSync(path))!;
const pressures = (path: string) => Array.from(logOf(path).samples.columns.get('systemPressureBar@0')!, (bar) => Math.round(bar * 1000));
const quarantine = (path: string) =>
  readdirSync(dirname(path))
    .filter((name) => !name.includes('MCHE-'))
    .sort();

describe('a day file on the card', () => {
  it('[LOG-5] states its day, its place, the header and the data', async () => {
    const { path } = await fileWith(3);
    expect(path).toMatch(/hedata\/2026\/03\/MCHE-20260301\.csv$/);
    expect(logOf(path)).toMatchObject({
      year: 2026,
      month: 3,
      day: 1,
      path,
      header: { date: '2026-03-01', schematicNumber: 'S-1', softwareVersion: 'V3.21-RC10', periodS: 2 },
      problemCount: 0,
    });
    expect(pressures(path)).toEqual([7000, 7001, 7002]);
  });

  it('is continued where it ends', async () => {
    const written = await fileWith(3);
    expect(await continueWith(written, 3)).toBe(msOf(2));
    expect(pressures(written.path)).toEqual([7000, 7001, 7002, 7003]);
    expect(logOf(written.path).problemCount).toBe(0);
  });

  it('knows its last row while it is written', async () => {
    const file = await openDatedFile(dayFileKind, temporaryFolder(), day, head);
    expect(file.lastMs).toBe(-Infinity);
    await append(file, 4);
    expect(file.lastMs).toBe(msOf(4));
    await file.close();
  });

  it('loses a cut-off last row and nothing else, wherever the cut is', async () => {
    const whole = await fileWith(3);
    const bytes = readFileSync(whole.path);
    for (let cut = 1; cut <= rowAt(2).length; cut++) {
      writeFileSync(whole.path, bytes);
      truncateSync(whole.path, bytes.length - cut);
      expect(await continueWith(whole, 3)).toBe(msOf(1));
      expect(pressures(whole.path)).toEqual([7000, 7001, 7003]);
      expect(logOf(whole.path).problemCount).toBe(0);
    }
  });

  it.each([
    ['a few', 100],
    ['a minute of', 20_000],
    ['many', 300_000],
  ])('loses %s zeros that a power cut left at its end, and nothing else', async (_, zeros) => {
    const written = await fileWith(3);
    appendFileSync(written.path, Buffer.alloc(zeros));
    expect(await continueWith(written, 3)).toBe(msOf(2));
    expect(pressures(written.path)).toEqual([7000, 7001, 7002, 7003]);
    expect(logOf(written.path).problemCount).toBe(0);
  });

  it.each([
    ['a few lines', 'garbage\n'.repeat(3)],
    ['more lines than are looked at', 'garbage\n'.repeat(5000)],
  ])('knows its last row behind %s that are no rows', async (_, garbage) => {
    const written = await fileWith(3);
    appendFileSync(written.path, garbage);
    expect(await continueWith(written, 3)).toBe(msOf(2));
    expect(pressures(written.path)).toEqual([7000, 7001, 7002, 7003]);
  });

  it.each([
    ['with a cut-off head', head.slice(0, 40)],
    ['with other columns', 'date;01.03.2026\ntimestamp;netzdruck\n01.03.2026 08:00:00;7,0\n'],
    ['of zeros', '\u0000'.repeat(5000)],
    ['of one endless line', 'x'.repeat(100_000)],
  ])('%s is put aside unchanged, and a new one begins', async (_what, content) => {
    const written = await fileWith(0);
    for (const name of ['unreadable-20260301-1.csv', 'unreadable-20260301-2.csv']) {
      writeFileSync(written.path, content);
      expect(await continueWith(written, 0)).toBe(-Infinity);
      expect(pressures(written.path)).toEqual([7000]);
      expect(quarantine(written.path)).toContain(name);
      expect(readFileSync(join(dirname(written.path), name), 'utf8')).toBe(content);
    }
  });

  it('is never written through a link, nor into a folder that has its name', async () => {
    const outside = join(temporaryFolder(), 'outside.csv');
    writeFileSync(outside, 'mine\n');
    const written = await fileWith(0);
    const blocked: readonly (() => void)[] = [() => symlinkSync(outside, written.path), () => mkdirSync(written.path)];
    for (const block of blocked) {
      rmSync(written.path);
      block();
      expect(await continueWith(written, 0)).toBe(-Infinity);
      expect(pressures(written.path)).toEqual([7000]);
    }
    expect(readFileSync(outside, 'utf8')).toBe('mine\n');
    expect(quarantine(written.path)).toHaveLength(2);
  });

  it('is not written below a folder that is a link', async () => {
    const [cardDir, outside] = [temporaryFolder(), temporaryFolder()];
    symlinkSync(outside, join(cardDir, 'hedata'));
    await expect(openDatedFile(dayFileKind, cardDir, day, head)).rejects.toMatchObject({ code: 'EPERM' });
    expect(readdirSync(outside)).toEqual([]);
  });

  itWithDisk('is not begun at all on a disk that has no room for its head', async () => {
    const disk = tinyDisk('size=1m');
    expect(() => {
      writeFileSync(join(disk, 'filler'), Buffer.alloc(2_000_000));
    }).toThrow('ENOSPC');
    await expect(openDatedFile(dayFileKind, disk, day, head)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(join(disk, 'hedata/2026/03'))).toEqual([]);
  });

  itWithHangingDisk(
    'has every row that was brought to the disk after a power cut, also in new folders, and goes on behind them',
    async () => {
      const disk = hangingDisk();
      const file = await openDatedFile(dayFileKind, join(disk.folder, 'card'), day, head);
      for (let i = 0; i < 3; i++) await append(file, i);
      await file.flush();
      for (let i = 3; i < 100; i++) await append(file, i);
      const cardDir = join(disk.afterPowerCut(), 'card');
      await file.close();
      const written = { cardDir, path: dayFilePath(cardDir, day) };
      expect(await continueWith(written, 200)).toBeGreaterThanOrEqual(msOf(2));
      expect(pressures(written.path).slice(0, 3)).toEqual([7000, 7001, 7002]);
      expect(logOf(written.path).problemCount).toBe(0);
    },
  );

  it('keeps what others wrote after it in the meantime', async () => {
    const { cardDir, path } = await fileWith(1);
    const file = await openDatedFile(dayFileKind, cardDir, day, head);
    appendFileSync(path, rowAt(1));
    await append(file, 2);
    await file.close();
    expect(pressures(path)).toEqual([7000, 7001, 7002]);
  });

  it('says when its name stands for another file, or for none', async () => {
    const { cardDir, path } = await fileWith(1);
    const file = await openDatedFile(dayFileKind, cardDir, day, head);
    expect(await file.isInPlace()).toBe(true);
    renameSync(path, `${path}-old`);
    expect(await file.isInPlace()).toBe(false);
    writeFileSync(path, 'another');
    expect(await file.isInPlace()).toBe(false);
    renameSync(`${path}-old`, path);
    expect(await file.isInPlace()).toBe(true);
    await file.close();
  });

  describe('that gets another head', () => {
    const longer = text.headWith(head, ['electricalPowerKW@2']);

    it('is one whole file for whoever reads it meanwhile, by its name or as a download', async () => {
      const rows = 3000;
      const { cardDir, path } = await fileWith(rows);
      const card = folderCard(cardDir);
      const file = await openDatedFile(dayFileKind, cardDir, day, head);
      let isDone = false;
      const replacing = (async () => {
        for (let i = 0; i < 20; i++) await file.replaceHead(i % 2 === 0 ? longer : head);
      })().finally(() => (isDone = true));
      const counts = new Set<number>();
      const rowsIn = (bytes: Uint8Array) => readNamedDayFile(path, bytes)!.lines.record;
      while (!isDone) {
        counts.add(rowsIn(readFileSync(path)));
        const download = await card.dayFiles.download('2026/03/MCHE-20260301.csv');
        const chunks: Uint8Array[] = [];
        for await (const chunk of download!.chunks) chunks.push(chunk);
        counts.add(rowsIn(Buffer.concat(chunks)));
      }
      await replacing;
      await file.close();
      card.close();
      expect([...counts]).toEqual([rows]);
      expect(readdirSync(dirname(path))).toEqual(['MCHE-20260301.csv']);
    });

    it('keeps rows that are longer than what is copied at a time, and what others wrote after it', async () => {
      const { cardDir, path } = await fileWith(1);
      const file = await openDatedFile(dayFileKind, cardDir, day, head);
      const many = Array.from({ length: 30_000 }, (_, i) => rowAt(i + 1)).join('');
      await file.append(many, msOf(30_000));
      appendFileSync(path, rowAt(30_001));
      await file.replaceHead(longer);
      await append(file, 30_002);
      await file.close();
      expect(readFileSync(path, 'utf8') === longer + rowAt(0) + many + rowAt(30_001) + rowAt(30_002)).toBe(true);
    });

    itWithDisk('stays as it is on a disk without room for both, and goes on', async () => {
      const disk = tinyDisk('size=1m');
      const file = await openDatedFile(dayFileKind, disk, day, head);
      for (let i = 0; i < 100; i++) await append(file, i);
      const filler = join(disk, 'filler');
      expect(() => {
        writeFileSync(filler, Buffer.alloc(2_000_000));
      }).toThrow('ENOSPC');
      await expect(file.replaceHead(longer)).rejects.toMatchObject({ code: 'ENOSPC' });
      rmSync(filler);
      expect([file.head, await file.isInPlace()]).toEqual([head, true]);
      await append(file, 100);
      await file.close();
      const path = dayFilePath(disk, day);
      expect([pressures(path).length, readdirSync(dirname(path)).length]).toEqual([101, 1]);
    });

    itWithHangingDisk('has all its rows and the head after a power cut', async () => {
      const disk = hangingDisk();
      const file = await openDatedFile(dayFileKind, join(disk.folder, 'card'), day, head);
      for (let i = 0; i < 100; i++) await append(file, i);
      await file.flush();
      await file.replaceHead(longer);
      const path = dayFilePath(join(disk.afterPowerCut(), 'card'), day);
      await file.close();
      expect(pressures(path)).toHaveLength(100);
      expect(logOf(path).header.estimated).toEqual(['electricalPowerKW@2']);
    });
  });
});
