import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { pino } from 'pino';
import { emptyRow } from '../../../core/samples/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { cardFiles } from '../../../adapters/card/cardFiles.ts';
import { cardKeeper, type CardKeeperParts } from '../../../station/card/cardKeeper.ts';
import { cardHistory } from '../../../station/card/cardHistory.ts';
import { inputFileKind } from '../../../adapters/card/DatedKind.ts';
import { datedFilePath, dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { keepRoom } from '../../../adapters/card/keepRoom.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { itWithDisk, tinyDisk } from '../../station/tinyDisk.ts';
import { until } from '../../station/until.ts';
import { asNobody } from './asNobody.ts';
import { hangingDisk, itWithHangingDisk } from '../../station/card/hangingDisk.ts';

const today = '2026-03-10';
const daysAgo = (days: number) => shiftDay(today, -days);

function put(path: string, bytes: number): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  truncateSync(path, bytes);
}

/** A day file of `bytes` on each of the days. */
function cardWith(days: readonly string[], bytes: number, cardDir = temporaryFolder()): string {
  for (const day of days) put(dayFilePath(cardDir, day), bytes);
  return cardDir;
}
const daysOn = async (cardDir: string) => (await cardFiles(cardDir).dayFiles.list()).map(({ day }) => day);

describe('room on the card', () => {
  const days = Array.from({ length: 12 }, (_, i) => daysAgo(11 - i));

  it('is made by removing the oldest days, and no more of them than needed', async () => {
    const cardDir = cardWith(days, 1000);
    const kept = await keepRoom(cardDir, { today, maxBytes: 9500 });
    expect(kept).toEqual({
      removed: ['hedata/2026/02/MCHE-20260227.csv', 'hedata/2026/02/MCHE-20260228.csv', 'hedata/2026/03/MCHE-20260301.csv'],
      removedBytes: 3000,
      usedBytes: 9000,
      limitBytes: 9500,
      error: undefined,
    });
    expect(await daysOn(cardDir)).toEqual(days.slice(3));
    expect(await keepRoom(cardDir, { today, maxBytes: 9500 })).toMatchObject({ removed: [], usedBytes: 9000 });
  });

  it('costs whole days: with a day file its file of analog inputs, and what was put aside or left unfinished of them', async () => {
    const cardDir = cardWith(days, 1000);
    for (const day of days) put(datedFilePath(inputFileKind, cardDir, day), 100);
    const folder = dirname(dayFilePath(cardDir, days[0]!));
    for (const name of [`unreadable-INPUTS-${days[0]}-1.csv`, `.unfinished-INPUTS-${days[0]}.csv`]) put(join(folder, name), 10);
    const { removed, removedBytes } = await keepRoom(cardDir, { today, maxBytes: 12 * 1100 + 19 });
    expect(removed.map((path) => basename(path)).sort()).toEqual([
      `.unfinished-INPUTS-${days[0]}.csv`,
      `INPUTS-${days[0]}.csv`,
      `MCHE-${days[0]!.replaceAll('-', '')}.csv`,
      `unreadable-INPUTS-${days[0]}-1.csv`,
    ]);
    expect(removedBytes).toBe(1120);
    await keepRoom(cardDir, { today, maxBytes: 0 });
    expect((await cardFiles(cardDir).inputFiles.list()).map(({ day }) => day)).toEqual(days.slice(-2));
  });

  it('is not made while there is enough', async () => {
    const cardDir = cardWith(days, 1000);
    expect(await keepRoom(cardDir, { today, maxBytes: 12_000 })).toMatchObject({ removed: [], usedBytes: 12_000 });
    expect(await keepRoom(cardDir, { today })).toMatchObject({ removed: [], usedBytes: 12_000 });
  });

  it("never costs today's file, yesterday's, or one of a later day", async () => {
    const cardDir = cardWith([...days, shiftDay(today, 1), '2099-01-01'], 1000);
    expect(await keepRoom(cardDir, { today, maxBytes: 0 })).toMatchObject({ usedBytes: 4000 });
    expect(await daysOn(cardDir)).toEqual([daysAgo(1), today, shiftDay(today, 1), '2099-01-01']);
  });

  it('costs nothing while the clock of the station has lost its date', async () => {
    const cardDir = cardWith(days, 1000);
    expect(await keepRoom(cardDir, { today: '1970-01-01', maxBytes: 0 })).toMatchObject({ removed: [] });
  });

  it('counts everything on the card, and costs nothing but day files and what is left of them', async () => {
    const cardDir = cardWith([daysAgo(40), today], 1000);
    const outside = cardWith([daysAgo(50)], 1000);
    const others = [
      'archive/GLW_2025-01.csv',
      'archive/Comp1_2025-01.csv',
      'notes.txt',
      'hedata/notes.txt',
      'hedata/2020/01/notes.csv',
      'deep/er/MCHE-20200101.csv',
    ];
    const remains = ['hedata/2026/01/unreadable-20260129-1.csv', 'hedata/2025/12/.unfinished-MCHE-20251231.csv'];
    for (const path of [...others, ...remains]) put(join(cardDir, path), 100);
    symlinkSync(join(outside, 'hedata'), join(cardDir, 'linked'));
    symlinkSync(join(outside, 'hedata/2026'), join(cardDir, 'hedata/2024'));
    const kept = await keepRoom(cardDir, { today, maxBytes: 0 });
    expect(kept.removed).toEqual([
      'hedata/2025/12/.unfinished-MCHE-20251231.csv',
      'hedata/2026/01/MCHE-20260129.csv',
      'hedata/2026/01/unreadable-20260129-1.csv',
    ]);
    expect(kept.usedBytes).toBe(1000 + others.length * 100);
    for (const path of others) expect(existsSync(join(cardDir, path))).toBe(true);
    expect(await daysOn(outside)).toEqual([daysAgo(50)]);
  });

  it('leaves no empty folder behind', async () => {
    const cardDir = cardWith(['2024-12-31', '2025-01-01', '2025-02-01', today], 1000);
    put(join(cardDir, 'hedata/2025/02/notes.txt'), 1);
    await keepRoom(cardDir, { today, maxBytes: 1001 });
    expect(readdirSync(join(cardDir, 'hedata')).sort()).toEqual(['2025', '2026']);
    expect(readdirSync(join(cardDir, 'hedata/2025'))).toEqual(['02']);
    await keepRoom(cardDir, { today: '2027-01-01', maxBytes: 0 });
    expect(readdirSync(join(cardDir, 'hedata'))).toEqual(['2025']);
  });

  it('is within the limit afterwards, or nothing older than yesterday is left, whatever was there', async () => {
    const file = fc.record({ daysAgo: fc.integer({ min: -3, max: 400 }), bytes: fc.integer({ min: 0, max: 5000 }) });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(file, { selector: (of) => of.daysAgo, maxLength: 15 }), fc.nat(30_000), async (list, maxBytes) => {
        const cardDir = temporaryFolder();
        for (const of of list) cardWith([daysAgo(of.daysAgo)], of.bytes, cardDir);
        const { removed, usedBytes } = await keepRoom(cardDir, { today, maxBytes });
        const left = await daysOn(cardDir);
        const sizeOf = (day: string) => list.find((of) => daysAgo(of.daysAgo) === day)!.bytes;
        expect(usedBytes).toBe(left.reduce((sum, day) => sum + sizeOf(day), 0));
        if (usedBytes > maxBytes) expect(left.every((day) => day >= daysAgo(1))).toBe(true);
        const all = list.map((of) => daysAgo(of.daysAgo)).sort();
        expect(left).toEqual(all.slice(removed.length));
        const last = removed.length > 0 ? sizeOf(all[removed.length - 1]!) : Infinity;
        expect(usedBytes + last).toBeGreaterThan(maxBytes);
      }),
      { numRuns: 60 },
    );
  });

  itWithDisk('is 64 MB of a small disk when nothing else is said, however much others take of it', async () => {
    const disk = tinyDisk('size=200m');
    const cardDir = join(disk, 'card');
    for (const day of days) {
      mkdirSync(dirname(dayFilePath(cardDir, day)), { recursive: true });
      writeFileSync(dayFilePath(cardDir, day), Buffer.alloc(14_000_000));
    }
    const { limitBytes, usedBytes } = await keepRoom(cardDir, { today });
    expect(limitBytes / 1e6).toBeCloseTo(209.7 - 64, 0);
    expect(usedBytes).toBe(140_000_000);
    expect(await daysOn(cardDir)).toEqual(days.slice(-10));
    writeFileSync(join(disk, 'of others'), Buffer.alloc(30_000_000));
    expect(await keepRoom(cardDir, { today, maxBytes: 1e12 })).toMatchObject({ usedBytes: 112_000_000 });
  });

  itWithDisk('is half of a tiny disk', async () => {
    const disk = tinyDisk('size=20m');
    const { limitBytes } = await keepRoom(disk, { today });
    expect(limitBytes / 1e6).toBeCloseTo(20.97 / 2, 1);
  });

  itWithDisk('is a tenth of a large disk', async () => {
    const disk = tinyDisk('size=2g');
    const cardDir = cardWith(days, 1_000_000_000, join(disk, 'card'));
    const { limitBytes, usedBytes } = await keepRoom(cardDir, { today });
    const roomBytes = 12_000_000_000 + 2 * 1024 ** 3;
    expect(limitBytes / roomBytes).toBeCloseTo(0.9, 4);
    expect(usedBytes).toBe(12_000_000_000);
  });

  itWithHangingDisk('is made of what can be removed when a file can not', async () => {
    const disk = hangingDisk();
    const cardDir = cardWith(days, 1000, join(disk.folder, 'card'));
    const stubborn = dayFilePath(cardDir, days[0]!);
    execFileSync('chattr', ['+i', stubborn]);
    const kept = await keepRoom(cardDir, { today, maxBytes: 10_500 });
    execFileSync('chattr', ['-i', stubborn]);
    expect(kept).toMatchObject({ removedBytes: 2000, usedBytes: 10_000, error: expect.stringContaining('EPERM') });
    expect(await daysOn(cardDir)).toEqual([days[0], ...days.slice(3)]);
  });

  it('is made on a card with folders that are closed to the station', () => {
    const cardDir = cardWith([daysAgo(5), today], 1000);
    mkdirSync(join(cardDir, 'lost+found'), { mode: 0o000 });
    const kept = asNobody('keepRoom.ts', `keepRoom(cardDir, { today: '${today}' })`, cardDir);
    chmodSync(join(cardDir, 'lost+found'), 0o700);
    expect(kept).toMatchObject({ removed: [], usedBytes: 2000 });
  });

  it('can not be made on a card that is not there', async () => {
    await expect(keepRoom(join(temporaryFolder(), 'card'), { today })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the keeper of the card', () => {
  const nowMs = Date.parse(`${today}T23:30:00Z`);
  function keeper(cardDir: string, more: Partial<CardKeeperParts> = {}) {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push((JSON.parse(chunk.toString()) as { msg: string }).msg);
        done();
      },
    });
    const parts = {
      card: folderCard(cardDir),
      maxBytes: undefined,
      zone: () => 'UTC',
      clock: { nowMs: () => nowMs },
      log: pino(stream),
      everyMs: 5,
    };
    return { kept: cardKeeper({ ...parts, ...more }), lines };
  }

  it("makes room at the start and again and again, for the plant's day, and states what it removed", async () => {
    const cardDir = cardWith([daysAgo(3), daysAgo(2), daysAgo(1), today], 1_000_000);
    const { kept, lines } = keeper(cardDir, { maxBytes: 0, zone: () => 'Europe/Berlin' });
    await until('room', () => lines.length > 0);
    expect(lines[0]).toBe(
      'SD card: 3 old day files removed to keep room, hedata/2026/03/MCHE-20260307.csv to hedata/2026/03/MCHE-20260309.csv (3 MB)',
    );
    cardWith([daysAgo(5)], 1_000_000, cardDir);
    await until('room again', () => lines.some((line) => line.includes('1 old day files') && line.includes('20260305')));
    await kept.close();
    expect(await daysOn(cardDir)).toEqual([today]);
  });

  it('says once that there is nothing left to remove, and nothing of a card that is not there', async () => {
    const cardDir = cardWith([today], 1_000_000);
    let turns = 0;
    const clock = { nowMs: () => (turns++, nowMs) };
    const { kept, lines } = keeper(cardDir, { maxBytes: 0, clock });
    await until('some turns', () => turns > 5);
    rmSync(cardDir, { recursive: true });
    await until('some more turns', () => turns > 10);
    await kept.close();
    expect(lines).toEqual(['SD card: no room can be made (only the latest days and other files are left)']);
  });

  itWithDisk('lets a card that ran full be written again, without a restart', async () => {
    const disk = tinyDisk('size=78m');
    const cardDir = join(disk, 'card');
    mkdirSync(cardDir);
    const log = pino({ level: 'silent' });
    const folder = folderCard(cardDir);
    const card = cardHistory({ card: folder, text: dayFileText(() => 'S-1'), zone: () => 'UTC', log, retryAfterMs: 0 });
    for (const day of [daysAgo(9), daysAgo(8), daysAgo(7)]) {
      mkdirSync(dirname(dayFilePath(cardDir, day)), { recursive: true });
      writeFileSync(dayFilePath(cardDir, day), Buffer.alloc(26_000_000));
    }
    let atMs = nowMs - 3_600_000;
    card.append(emptyRow(atMs));
    await card.written();
    expect(card.state()).toBe('full');
    const { kept } = keeper(cardDir, { card: folder });
    await until('the card is written again', () => {
      card.append(emptyRow((atMs += 2000)));
      return card.state() === 'ok';
    });
    await kept.close();
    await card.close();
    expect(await daysOn(cardDir)).toEqual([daysAgo(7), today]);
    expect(readFileSync(dayFilePath(cardDir, today), 'utf8').split('\n').length).toBeGreaterThan(2);
  });
});
