import { beforeAll, describe, expect, it } from '@jest/globals';
import { rmSync, utimesSync } from 'node:fs';
import { dayFileDamage, readDayFile } from '../../../core/dayFile/index.ts';
import type { SampleRow } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { openTotals } from './openTotals.ts';
import { plantCard, type PlantCard, simulatedDays, zone } from './plantCard.ts';

const days = ['2026-03-27', '2026-03-28', '2026-03-29'] as const;
const [whole, ruined] = days;
const range = { fromMs: plantDayRange(days[0], zone).fromMs, untilMs: plantDayRange(days[2], zone).untilMs };

let rows: ReadonlyMap<PlantDay, readonly SampleRow[]>;
beforeAll(() => {
  rows = simulatedDays(days[0], days[2]);
});

/** In some lines of a day's file the second cell is no number. */
function ruin(card: PlantCard, day: PlantDay, ...lines: readonly number[]): void {
  const text = card.read(day).toString().split('\n');
  for (const line of lines) text[line - 1] = text[line - 1]!.replace(/,[^,]*/, ',ruined');
  card.write(day, text.join('\n'));
}

const logged = (count: string, line: number) =>
  `SD card: MCHE-20260328.csv has ${count} in line ${line}, column 2 (badNumber, expected number); what can be read of it counts`;

describe('the day files that could be read only in part', () => {
  it('are logged and listed with how much is wrong and what first, once they were read', async () => {
    const card = plantCard(rows);
    ruin(card, ruined, 500, 600, 601);
    const { totals, damaged, lines } = openTotals(card.files);
    expect([await damaged.list(), lines]).toEqual([[], []]);
    await totals.totals(range);
    expect(await damaged.list()).toEqual([
      { day: ruined, file: await card.files.identity(ruined), damage: dayFileDamage(readDayFile(card.read(ruined))) },
    ]);
    expect((await damaged.list())[0]!.damage).toMatchObject({ problemCount: 3, first: { line: 500 } });
    expect(lines).toEqual([logged('3 problems, the first', 500)]);
  });

  it('are logged once, also when they are read again after a restart', async () => {
    const card = plantCard(rows);
    ruin(card, ruined, 500);
    const database = openDatabase();
    const first = openTotals(card.files, { database });
    for (let i = 0; i < 2; i++) await first.totals.totals({ ...range, untilMs: range.untilMs - i });
    expect(first.lines).toEqual([logged('1 problem', 500)]);
    const second = openTotals(card.files, { database });
    await second.totals.rebuild(() => undefined);
    expect(second.reads).toEqual([...days]);
    expect([second.lines, (await second.damaged.list()).map(({ day }) => day)]).toEqual([[], [ruined]]);
  });

  it('are logged again when they were replaced by others that are damaged', async () => {
    const card = plantCard(rows);
    ruin(card, ruined, 500);
    const { totals, damaged, lines } = openTotals(card.files);
    await totals.totals(range);
    ruin(card, ruined, 400, 401);
    expect(await damaged.list()).toEqual([]);
    await totals.totals(range);
    utimesSync(card.files.path(ruined), new Date(), new Date(Date.now() - 5000));
    await totals.totals(range);
    expect(lines).toEqual([logged('1 problem', 500), logged('3 problems, the first', 400), logged('3 problems, the first', 400)]);
    expect((await damaged.list()).map(({ damage }) => damage.problemCount)).toEqual([3]);
  });

  it('are none of them when they were mended, or are gone from the card', async () => {
    const card = plantCard(rows);
    const good = card.read(ruined);
    for (const day of [whole, ruined]) ruin(card, day, 500);
    const database = openDatabase();
    const { totals, damaged } = openTotals(card.files, { database });
    const listed = async () => (await damaged.list()).map(({ day }) => day);
    const kept = () =>
      database
        .prepare('SELECT day FROM day_damage ORDER BY day')
        .all()
        .map((row) => row['day']);
    await totals.totals(range);
    expect([await listed(), kept()]).toEqual([
      [ruined, whole],
      [whole, ruined],
    ]);
    card.write(ruined, good);
    await totals.totals(range);
    expect([await listed(), kept()]).toEqual([[whole], [whole]]);
    rmSync(card.files.path(whole));
    expect(await listed()).toEqual([]);
    totals.add(rows.get(days[2])![0]!);
    await totals.totals(range);
    expect(kept()).toEqual([]);
  });

  it('are not those of a day that goes on: the last row may be on its way', async () => {
    const card = plantCard(rows);
    ruin(card, ruined, 500);
    const { totals, damaged, lines } = openTotals(card.files, { nowMs: () => plantDayRange(ruined, zone).untilMs - 1 });
    await totals.totals(range);
    expect([await damaged.list(), lines]).toEqual([[], []]);
  });
});
