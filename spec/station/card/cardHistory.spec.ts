import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { pino } from 'pino';
import { readDayFile } from '../../../core/dayFile/index.ts';
import type { SdCardState } from '../../../core/master/index.ts';
import { type Channel, compressorChannel, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { plantDayOf, plantDayRange } from '../../../core/time/index.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { cardHistory, type CardHistory, type CardHistoryParts } from '../../../station/card/cardHistory.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { itWithDisk, tinyDisk } from '../tinyDisk.ts';
import { until } from '../until.ts';
import { hangingDisk, itWithHangingDisk } from './hangingDisk.ts';

interface Logged {
  readonly card: CardHistory;
  readonly lines: string[];
}

function card(cardDir: string, more: Partial<CardHistoryParts> = {}): Logged {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push((JSON.parse(chunk.toString()) as { msg: string }).msg);
      done();
    },
  });
  const folder = folderCard(cardDir);
  const log = cardHistory({ card: folder, text: dayFileText(() => 'S-1'), zone: () => 'UTC', log: pino(stream), retryAfterMs: 0, ...more });
  const close = async () => {
    await log.close();
    folder.close();
  };
  return { card: { ...log, close }, lines };
}

function timesIn(cardDir: string, day: string): number[] {
  const { samples, problemCount } = readDayFile(readFileSync(dayFilePath(cardDir, day)));
  expect(problemCount).toBe(0);
  return [...samples.timesMs];
}
const everyTwoSeconds = (fromMs: number, length: number) => Array.from({ length }, (_, i) => fromMs + i * 2000);
const isAscending = (times: readonly number[]) => times.every((atMs, i) => i === 0 || atMs > times[i - 1]!);

const day = '2026-03-01';
const startMs = Date.parse('2026-03-01T08:00:00Z');

/** Each row waits for the one before, as it does in a station. */
async function appendAll(log: CardHistory, times: readonly number[]): Promise<SdCardState[]> {
  const states: SdCardState[] = [];
  for (const atMs of times) {
    log.append(emptyRow(atMs));
    await log.written();
    states.push(log.state());
  }
  return states;
}

async function logged(cardDir: string, times: readonly number[], zone = 'UTC'): Promise<string[]> {
  const { card: log, lines } = card(cardDir, { zone: () => zone });
  await appendAll(log, times);
  await log.close();
  return lines;
}

/** Every day file of a card, its rows in the order of the file. */
function rowsByDay(cardDir: string): Map<string, number[]> {
  const files = readdirSync(join(cardDir, 'hedata'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.csv'));
  return new Map(
    files.map((name) => {
      const path = join(cardDir, 'hedata', name);
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      const rows = lines.slice(lines.findIndex((line) => line.startsWith('timestamp')) + 1);
      return [/MCHE-(\d{8})/.exec(name)![1]!, rows.map((line) => Date.parse(line.split(',')[0]!))];
    }),
  );
}

describe('the samples on the card', () => {
  it("[LOG-4] are rows every 2 s, in the file of the plant's day", async () => {
    const cardDir = temporaryFolder();
    const midnightMs = Date.parse('2026-06-30T22:00:00Z'); // in Berlin
    await logged(cardDir, everyTwoSeconds(midnightMs - 10_000, 10), 'Europe/Berlin');
    expect(timesIn(cardDir, '2026-06-30')).toEqual(everyTwoSeconds(midnightMs - 10_000, 5));
    expect(timesIn(cardDir, '2026-07-01')).toEqual(everyTwoSeconds(midnightMs, 5));
  });

  it('are written once, also when they come again after a restart', async () => {
    const cardDir = temporaryFolder();
    for (const samples of [5, 8]) expect(await logged(cardDir, everyTwoSeconds(startMs, samples))).toEqual([]);
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, 8));
  });

  it('are all written when they come faster than the card takes them, over many days', async () => {
    const cardDir = temporaryFolder();
    const { card: log } = card(cardDir);
    const times = Array.from({ length: 1500 }, (_, i) => startMs + i * 1_000_000);
    for (const atMs of times) log.append(emptyRow(atMs));
    await log.close();
    expect([...rowsByDay(cardDir).values()].flat()).toEqual(times);
  });
});

describe('channels that are estimated', () => {
  const estimatedIn = (cardDir: string, of: string) => readDayFile(readFileSync(dayFilePath(cardDir, of))).header.estimated;
  const power = compressorChannel('electricalPowerKW', 2);
  const flow = compressorChannel('deliveryVolumeM3min', 1);

  it('[FIELD-5] are listed for the whole day, also when they were estimated for a part of it; the next day has its own', async () => {
    const cardDir = temporaryFolder();
    const { card: log } = card(cardDir);
    const append = async (atMs: number, estimated: readonly Channel[]) => {
      log.append(emptyRow(atMs), estimated);
      await log.written();
    };
    await append(startMs, []);
    expect(estimatedIn(cardDir, day)).toBeUndefined();
    await append(startMs + 2000, [power]);
    expect(estimatedIn(cardDir, day)).toEqual([power]);
    await append(startMs + 4000, [flow, power]);
    await append(startMs + 6000, []);
    await append(startMs + 86_400_000, []);
    await append(startMs + 2 * 86_400_000, [flow]);
    await log.close();
    expect([day, '2026-03-02', '2026-03-03'].map((of) => estimatedIn(cardDir, of))).toEqual([[power, flow], undefined, [flow]]);
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, 4));
  });

  it('[FIELD-5] stay listed after a restart', async () => {
    const cardDir = temporaryFolder();
    for (const [i, estimated] of [[power], [], [flow]].entries()) {
      const { card: log } = card(cardDir);
      log.append(emptyRow(startMs + i * 2000), estimated);
      await log.close();
    }
    expect(estimatedIn(cardDir, day)).toEqual([power, flow]);
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, 3));
  });

  it('[FIELD-5] are those of all rows of a file, and no others, in any order, with restarts', async () => {
    const steps = fc.array(
      fc.record({
        afterMs: fc.constantFrom(2000, 2000, 40_000_000, -2000),
        estimated: fc.subarray([power, flow, plantChannel('powerKW')]),
        isRestart: fc.boolean(),
        isAwaited: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const cardDir = temporaryFolder();
        let { card: log } = card(cardDir);
        let atMs = startMs;
        const lastOf = new Map<string, number>();
        const expected = new Map<string, Set<Channel>>();
        for (const { afterMs, estimated, isRestart, isAwaited } of all) {
          atMs += afterMs;
          log.append(emptyRow(atMs), estimated);
          const dayOf = plantDayOf(atMs, 'UTC');
          if (atMs > (lastOf.get(dayOf) ?? -Infinity)) {
            lastOf.set(dayOf, atMs);
            expected.set(dayOf, new Set([...(expected.get(dayOf) ?? []), ...estimated]));
          }
          if (isAwaited) await log.written();
          if (!isRestart) continue;
          await log.close();
          log = card(cardDir).card;
        }
        await log.close();
        for (const [of, channels] of expected) expect(new Set(estimatedIn(cardDir, of))).toEqual(channels);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a clock that is changed', () => {
  it.each<[string, string, string, number]>([
    ['begins', '2026-03-29', 'Europe/Berlin', 23],
    ['ends', '2026-10-25', 'Europe/Berlin', 25],
    ['begins', '2026-03-08', 'America/New_York', 23],
    ['begins at midnight', '2026-09-06', 'America/Santiago', 23],
  ])('where summer time %s, on %s in %s, leaves a day file of %i whole hours', async (_, changeDay, zone, hours) => {
    const { fromMs, untilMs } = plantDayRange(changeDay, zone);
    const cardDir = temporaryFolder();
    const { card: log, lines } = card(cardDir, { zone: () => zone });
    const times = Array.from({ length: hours * 60 + 120 }, (_unused, i) => fromMs - 3_600_000 + i * 60_000);
    for (const atMs of times) log.append(emptyRow(atMs));
    await log.close();
    const inDay = times.filter((atMs) => atMs >= fromMs && atMs < untilMs);
    expect(inDay).toHaveLength(hours * 60);
    expect(timesIn(cardDir, changeDay)).toEqual(inDay);
    expect([...rowsByDay(cardDir).values()].flat().sort()).toEqual(times);
    expect(lines).toEqual([]);
  });

  const hour = 3_600_000;
  const jumps: readonly [string, number][] = [
    ['an hour on', hour],
    ['a day on', 24 * hour],
    ['an hour back', -hour],
    ['a day back', -24 * hour],
  ];
  it.each(jumps)('by %s doubles no row and loses only those that are not later than the last of their day', async (_, jumpMs) => {
    const cardDir = temporaryFolder();
    const before = everyTwoSeconds(startMs + 20 * hour, 50); // 04:00
    const sinceYesterday = everyTwoSeconds(startMs - 4 * hour + 50_000, 25);
    const after = Array.from({ length: 200 }, (_unused, i) => startMs + 20 * hour + 100_000 + jumpMs + i * 60_000);
    const lines = await logged(cardDir, [...sinceYesterday, ...before, ...after]);
    const kept = [...rowsByDay(cardDir).values()];
    expect(kept.every(isAscending)).toBe(true);
    const lastOf = new Map<string, number>();
    const expected = [...sinceYesterday, ...before, ...after].filter((atMs) => {
      const dayOf = plantDayOf(atMs, 'UTC');
      if (atMs <= (lastOf.get(dayOf) ?? -Infinity)) return false;
      lastOf.set(dayOf, atMs);
      return true;
    });
    expect(kept.flat().sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(200);
    expect(lines).toEqual(jumpMs < 0 ? [expect.stringMatching(/^SD card: the clock was set back by \d+ s/)] : []);
  });

  it('in any way, with restarts, leaves ascending files without doubled rows', async () => {
    const steps = fc.array(
      fc.record({
        jumpMs: fc.constantFrom(0, 0, hour, -hour, 24 * hour, -24 * hour, 2000, -2000, -1),
        rows: fc.integer({ min: 1, max: 12 }),
        isRestart: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const cardDir = temporaryFolder();
        let { card: log } = card(cardDir);
        let atMs = startMs;
        const lastOf = new Map<string, number>();
        let expected = 0;
        for (const { jumpMs, rows, isRestart } of all) {
          atMs += jumpMs;
          for (let i = 0; i < rows; i++, atMs += 2000) {
            log.append(emptyRow(atMs));
            const dayOf = plantDayOf(atMs, 'UTC');
            if (atMs <= (lastOf.get(dayOf) ?? -Infinity)) continue;
            lastOf.set(dayOf, atMs);
            expected++;
          }
          if (!isRestart) continue;
          await log.close();
          log = card(cardDir).card;
        }
        await log.close();
        const files = [...rowsByDay(cardDir).values()];
        expect(files.every(isAscending)).toBe(true);
        expect(files.flat()).toHaveLength(expected);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a card that fails', () => {
  it('and comes back gets the rows that had to wait; each change of its state is reported once', async () => {
    const cardDir = join(temporaryFolder(), 'card');
    writeFileSync(cardDir, 'not a folder');
    const { card: log, lines } = card(cardDir);
    expect(await appendAll(log, everyTwoSeconds(startMs, 3))).toEqual(['none', 'none', 'none']);
    renameSync(cardDir, `${cardDir}-away`);
    expect(await appendAll(log, everyTwoSeconds(startMs + 6000, 3))).toEqual(['ok', 'ok', 'ok']);
    await log.close();
    expect(lines).toEqual([expect.stringMatching(/^SD card: none/), 'SD card: written again']);
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, 6));
  });

  it('for more than an hour loses the oldest rows, and states how many', async () => {
    const cardDir = join(temporaryFolder(), 'card');
    writeFileSync(cardDir, 'not a folder');
    const { card: log, lines } = card(cardDir);
    for (const atMs of everyTwoSeconds(startMs, 2000)) log.append(emptyRow(atMs));
    await log.written();
    rmSync(cardDir);
    await appendAll(log, [startMs + 4_000_000]);
    await log.close();
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs + 201 * 2000, 1800));
    expect(lines.at(-1)).toBe('SD card: written again, 201 rows are lost');
  });

  it.each<[string, (path: string) => void]>([
    ['exchanged', (path) => renameSync(dirname(dirname(dirname(path))), join(temporaryFolder(), 'hedata'))],
    ['emptied', (path) => rmSync(path)],
  ])('because it is %s gets the next row in a new file', async (_, change) => {
    const cardDir = temporaryFolder();
    const { card: log } = card(cardDir);
    await appendAll(log, everyTwoSeconds(startMs, 3));
    change(dayFilePath(cardDir, day));
    expect(await appendAll(log, everyTwoSeconds(startMs + 6000, 3))).toEqual(['ok', 'ok', 'ok']);
    await log.close();
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs + 6000, 3));
  });

  itWithDisk('because it is full is reported as full, keeps whole rows, and goes on when there is room, without a restart', async () => {
    const disk = tinyDisk('size=8m');
    const cardDir = join(disk, 'card');
    const { card: log, lines } = card(cardDir);
    expect(await appendAll(log, everyTwoSeconds(startMs, 3))).toEqual(['ok', 'ok', 'ok']);
    const filler = join(disk, 'filler');
    expect(() => {
      writeFileSync(filler, Buffer.alloc(16_000_000));
    }).toThrow('ENOSPC');
    // Until the page of the disk that the file already has is full.
    let i = 3;
    while (log.state() === 'ok' && i < 100) await appendAll(log, [startMs + i++ * 2000]);
    expect(log.state()).toBe('full');
    expect(readFileSync(dayFilePath(cardDir, day), 'utf8').endsWith('\n')).toBe(true);
    await appendAll(log, everyTwoSeconds(startMs + i * 2000, 3));
    expect(log.state()).toBe('full');
    rmSync(filler);
    expect(await appendAll(log, [startMs + (i + 3) * 2000])).toEqual(['ok']);
    await log.close();
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, i + 4));
    expect(lines).toEqual([expect.stringMatching(/^SD card: full/), 'SD card: written again']);
  });

  itWithDisk('because it has no room for a database beside it is reported as full, before it has none at all', async () => {
    const disk = tinyDisk('size=3m');
    const { card: log } = card(join(disk, 'card'));
    expect(await appendAll(log, everyTwoSeconds(startMs, 2))).toEqual(['full', 'full']);
    await log.close();
    expect(readdirSync(join(disk, 'card'))).toEqual(['.pressluft-lock']);
  });

  itWithHangingDisk('to bring to the disk what was written is notified of', async () => {
    const small = tinyDisk('size=8m');
    const disk = hangingDisk(small);
    const { card: log, lines } = card(join(disk.folder, 'card'));
    expect(() => {
      writeFileSync(join(small, 'filler'), Buffer.alloc(16_000_000));
    }).toThrow('ENOSPC');
    expect(await appendAll(log, [startMs])).toEqual(['ok']);
    let i = 1;
    await until('the loss is noticed', () => {
      log.append(emptyRow(startMs + i++ * 2000));
      return log.state() !== 'ok';
    });
    expect(lines[0]).toMatch(/^SD card: (full|notWritable), .*fdatasync/);
    await log.close();
  });

  itWithDisk('because it is write-protected is reported so, and goes on when it no longer is, without a restart', async () => {
    const disk = tinyDisk('size=20m');
    const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, disk], { stdio: 'pipe' });
    const { card: log, lines } = card(join(disk, 'card'));
    mkdirSync(join(disk, 'card'));
    remount('ro');
    expect(await appendAll(log, everyTwoSeconds(startMs, 3))).toEqual(['writeProtected', 'writeProtected', 'writeProtected']);
    remount('rw');
    expect(await appendAll(log, everyTwoSeconds(startMs + 6000, 3))).toEqual(['ok', 'ok', 'ok']);
    await log.close();
    expect(timesIn(join(disk, 'card'), day)).toEqual(everyTwoSeconds(startMs, 6));
    expect(lines).toEqual([expect.stringContaining('SD card: writeProtected'), 'SD card: written again']);
  });

  it('because it does not let itself be written is reported so, and goes on when it does, without a restart', async () => {
    const cardDir = temporaryFolder();
    writeFileSync(join(cardDir, 'hedata'), 'in the way');
    const { card: log, lines } = card(cardDir);
    expect(await appendAll(log, everyTwoSeconds(startMs, 2))).toEqual(['notWritable', 'notWritable']);
    rmSync(join(cardDir, 'hedata'));
    expect(await appendAll(log, everyTwoSeconds(startMs + 4000, 2))).toEqual(['ok', 'ok']);
    await log.close();
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, 4));
    expect(lines).toEqual([expect.stringContaining('SD card: notWritable'), 'SD card: written again']);
  });

  it('is tried again only after a while', async () => {
    const cardDir = join(temporaryFolder(), 'card');
    writeFileSync(cardDir, 'not a folder');
    const { card: log } = card(cardDir, { retryAfterMs: 600_000 });
    await appendAll(log, everyTwoSeconds(startMs, 1));
    rmSync(cardDir);
    await appendAll(log, everyTwoSeconds(startMs + 2000, 3));
    expect([log.state(), existsSync(cardDir)]).toEqual(['none', false]);
    await log.close();
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, 4));
  });

  itWithHangingDisk('by hanging holds nobody up, is reported as not writable, and gets every row when it goes on', async () => {
    const disk = hangingDisk();
    const cardDir = join(disk.folder, 'card');
    const { card: log, lines } = card(cardDir, { hangingAfterMs: 20 });
    await appendAll(log, everyTwoSeconds(startMs, 3));
    disk.hang();
    let rows = 3;
    await until('a row that finds it hanging', () => {
      log.append(emptyRow(startMs + rows++ * 2000));
      return log.state() === 'notWritable';
    });
    disk.goOn();
    await until('the card goes on', () => log.state() === 'ok');
    await log.close();
    expect(timesIn(cardDir, day)).toEqual(everyTwoSeconds(startMs, rows));
    expect(lines).toEqual(['SD card: notWritable, no day file is written (it hangs)', 'SD card: written again']);
  });

  it('with a half row, which a full disk left behind, is continued behind the last whole one', async () => {
    const cardDir = temporaryFolder();
    await logged(cardDir, everyTwoSeconds(startMs, 3));
    const path = dayFilePath(cardDir, day);
    truncateSync(path, readFileSync(path).length - 20);
    await logged(cardDir, everyTwoSeconds(startMs + 6000, 1));
    expect(timesIn(cardDir, day)).toEqual([startMs, startMs + 2000, startMs + 6000]);
  });
});
