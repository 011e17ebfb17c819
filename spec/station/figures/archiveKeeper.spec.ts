import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleRow } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { type ArchiveKeeper, archiveKeeper, type ArchiveKeeperParts } from '../../../station/figures/archiveKeeper.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { archiveWriter } from '../../../station/card/archiveWriter.ts';
import { logLines } from '../logLines.ts';
import { until } from '../until.ts';
import { openTotals } from './openTotals.ts';
import { dayFileOf, plantCard, type PlantCard, simulatedDays, zone } from './plantCard.ts';

let days: ReadonlyMap<PlantDay, readonly SampleRow[]>;
beforeAll(() => {
  days = simulatedDays('2024-03-29', '2024-04-03');
});

const keepers: ArchiveKeeper[] = [];
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.close();
});

const noonOf = (day: PlantDay) => plantDayRange(day, zone).fromMs + 12 * 3_600_000;

function keep(card: PlantCard, over: Partial<ArchiveKeeperParts> & { readonly nowMs: () => number }) {
  const { totals } = openTotals(card.files, { nowMs: over.nowMs });
  const { log, lines } = logLines();
  const station = () => ({ stationName: 'Werk', schematicNumber: 'S-1', zone, compressorNames: [] });
  const folder = folderCard(card.cardDir);
  const write = archiveWriter({ card: folder, station });
  const written: string[] = [];
  const keeper = archiveKeeper({
    files: card.files,
    dayTotals: (day, signal) => totals.dayTotals(day, signal),
    writtenMs: (month) => folder.archives.writtenMs({ slot: 0, month }),
    async write(month, of) {
      await write(month, of);
      written.push(...of.map(({ day }) => day));
    },
    zone: () => zone,
    clock: over,
    log,
    ...over,
  });
  keepers.push(keeper);
  return { keeper, written, lines };
}

const daysIn = (card: PlantCard, name: string) =>
  readFileSync(join(card.cardDir, 'archive', name), 'utf8')
    .split('\n')
    .filter((line) => /^\d{4}-\d{2}-\d{2},/.test(line))
    .map((line) => line.slice(0, 10));

/** So that what is written from now on is newer than the archives. */
const age = (card: PlantCard, ...paths: readonly string[]) => {
  const aMinuteAgo = new Date(Date.now() - 60_000);
  for (const path of paths) utimesSync(join(card.cardDir, path), aMinuteAgo, aMinuteAgo);
};

describe('the keeper of the archives', () => {
  it('writes at the start every day that is over, by month, and not that of today', async () => {
    const card = plantCard(days);
    const { keeper, written } = keep(card, { nowMs: () => noonOf('2024-04-03') });
    await keeper.run();
    expect(written).toEqual(['2024-03-29', '2024-03-30', '2024-03-31', '2024-04-01', '2024-04-02']);
    expect(daysIn(card, 'GLW_2024-03.csv')).toEqual(['2024-03-29', '2024-03-30', '2024-03-31']);
    expect(daysIn(card, 'Comp1_2024-04.csv')).toEqual(['2024-04-01', '2024-04-02']);
  });

  it('writes after a restart only days whose file is newer than the archive', async () => {
    const card = plantCard(days);
    const nowMs = () => noonOf('2024-04-03');
    for (const day of days.keys()) age(card, card.files.path(day).slice(card.cardDir.length));
    await keep(card, { nowMs }).keeper.run();
    const again = keep(card, { nowMs });
    await again.keeper.run();
    expect(again.written).toEqual([]);
    age(card, 'archive/GLW_2024-03.csv', 'archive/GLW_2024-04.csv');
    card.write('2024-03-30', dayFileOf('2024-03-30', days.get('2024-03-30')!.slice(0, 700)));
    const third = keep(card, { nowMs });
    await third.keeper.run();
    expect(third.written).toContain('2024-03-30');
    expect(daysIn(card, 'GLW_2024-03.csv')).toEqual(['2024-03-29', '2024-03-30', '2024-03-31']);
  });

  it('writes all of a month whose archive carries a time of the future', async () => {
    const card = plantCard(days);
    const nowMs = () => noonOf('2024-04-03');
    for (const day of days.keys()) age(card, card.files.path(day).slice(card.cardDir.length));
    await keep(card, { nowMs }).keeper.run();
    const nextYear = new Date(Date.now() + 365 * 86_400_000);
    utimesSync(join(card.cardDir, 'archive/GLW_2024-04.csv'), nextYear, nextYear);
    const again = keep(card, { nowMs });
    await again.keeper.run();
    expect(again.written).toEqual(['2024-04-01', '2024-04-02']);
  });

  it('writes a day once it is over by the clock of the plant', async () => {
    const card = plantCard(days);
    const midnight = plantDayRange('2024-04-02', zone).untilMs;
    let nowMs = midnight - 1;
    const writtenMs = () => Promise.resolve(nowMs);
    const { keeper, written } = keep(card, { nowMs: () => nowMs, everyMs: 5, writtenMs });
    await keeper.run();
    expect(written).not.toContain('2024-04-02');
    nowMs = midnight;
    await until('the day is in the archive', () => written.includes('2024-04-02'));
    expect(daysIn(card, 'GLW_2024-04.csv')).toEqual(['2024-04-01', '2024-04-02']);
  });

  it('says once that an archive cannot be written, and writes it when it can', async () => {
    const card = plantCard(days);
    let isBroken = true;
    const totals = openTotals(card.files).totals;
    const write = () => (isBroken ? Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })) : Promise.resolve());
    let tries = 0;
    const { lines } = keep(card, {
      nowMs: () => noonOf('2024-04-03'),
      everyMs: 5,
      dayTotals: (day, signal) => totals.dayTotals(day, signal),
      write: () => {
        tries++;
        return write();
      },
    });
    await until('three tries', () => tries >= 3);
    expect(lines).toEqual(['archive: it cannot be written (the disk is full)']);
    isBroken = false;
    const before = tries;
    await until('both months', () => tries >= before + 2);
    expect(lines.length).toBe(1);
  });

  it('ends with the station in the middle of its work, without a word', async () => {
    const card = plantCard(days);
    const { keeper, written, lines } = keep(card, { nowMs: () => noonOf('2024-04-03') });
    await keeper.close();
    expect([written, lines]).toEqual([[], []]);
  });

  it('looks at the day files after each midnight, until it is closed', async () => {
    jest.useFakeTimers();
    try {
      let [nowMs, looks] = [noonOf('2024-04-01'), 0];
      const card = plantCard(new Map());
      const files = { ...card.files, days: () => (looks++, Promise.resolve([])) };
      const { keeper } = keep(card, { nowMs: () => nowMs, files });
      const aDayLater = async () => {
        nowMs += 86_400_000;
        await jest.advanceTimersByTimeAsync(300_000);
        return looks;
      };
      expect([await aDayLater(), await aDayLater()]).toEqual([2, 3]);
      await keeper.close();
      expect(await aDayLater()).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes nothing but a file for an archive', async () => {
    const card = plantCard(days);
    await keep(card, { nowMs: () => noonOf('2024-03-30') }).keeper.run();
    const writtenMs = (cardDir: string, month: string) => folderCard(cardDir).archives.writtenMs({ slot: 0, month });
    expect(await writtenMs(card.cardDir, '2024-03')).toBeGreaterThan(0);
    mkdirSync(join(card.cardDir, 'archive', 'GLW_2024-05.csv'));
    expect(await writtenMs(card.cardDir, '2024-05')).toBeUndefined();
    writeFileSync(join(card.cardDir, 'no-folder'), '');
    expect(await writtenMs(join(card.cardDir, 'no-folder'), '2024-03')).toBeUndefined();
  });
});
