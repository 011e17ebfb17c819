import { beforeAll, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headWithEstimated, latestLayout } from '../../../core/dayFile/index.ts';
import { emptyTotals, flowCollector, flowSumsOf, preparedTotals, type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import { quarterSums } from '../../../core/totals/quarterSums.ts';
import { rangeOf, type SampleRow } from '../../../core/samples/index.ts';
import { type TimeRange, type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { leakOfQuarters } from '../../../core/leakage/index.ts';
import { expectConserved } from '../../core/totals/expectConserved.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { until } from '../until.ts';
import { openTotals } from './openTotals.ts';
import { dayFileOf, periodS, plantCard, type PlantCard, simulatedDays, zone } from './plantCard.ts';

type Days = ReadonlyMap<PlantDay, readonly SampleRow[]>;
const rangeOfDays = (first: PlantDay, last: PlantDay = first): TimeRange => ({
  fromMs: plantDayRange(first, zone).fromMs,
  untilMs: plantDayRange(last, zone).untilMs,
});
const only = (days: Days, ...kept: readonly PlantDay[]): Days => new Map([...days].filter(([day]) => kept.includes(day)));
const withoutMs = ({ fromMs, untilMs }: TimeRange, ms: number): TimeRange => ({ fromMs, untilMs: untilMs - ms });

/** What one scan of all rows of the days' files gives. */
const scanOf = (card: PlantCard, range: TimeRange, ...days: readonly PlantDay[]): RangeTotals =>
  totalsOf(card.samples(...days), range, periodS);

let spring: Days;
beforeAll(() => {
  spring = simulatedDays('2026-03-27', '2026-03-31');
});

describe('totals of a station', () => {
  const changes = [
    ['spring', '2026-03-27', '2026-03-31', 23],
    ['autumn', '2026-10-23', '2026-10-27', 25],
  ] as const;

  test.each(changes)(
    'of any range over the change to %s time are those of one scan of all samples, to the last bit, also with a day missing',
    async (_season, first, last, hours) => {
      const all = simulatedDays(first, last);
      const names = [...all.keys()];
      const changed = rangeOfDays(names[2]!);
      expect([names.length, (changed.untilMs - changed.fromMs) / 3_600_000]).toEqual([5, hours]);
      const kept = [names[0]!, names[1]!, names[2]!, names[4]!];
      const card = plantCard(only(all, ...kept));
      const { totals } = openTotals(card.files);
      const samples = card.samples(...kept);
      const { fromMs, untilMs } = rangeOfDays(first, last);
      const expectSame = async (range: TimeRange) => {
        const found = await totals.totals(range);
        expect(found).toEqual(totalsOf(samples, range, periodS));
        if (range.fromMs < range.untilMs) expectConserved(found);
      };
      for (const day of names) await expectSame(rangeOfDays(day));
      await expectSame({ fromMs, untilMs });
      const moment = fc.oneof(
        fc.integer({ min: fromMs - 3_600_000, max: untilMs + 3_600_000 }),
        fc.integer({ min: 0, max: 5 * 96 }).map((quarter) => fromMs + quarter * 900_000),
        fc.constantFrom(...names.map((day) => rangeOfDays(day).fromMs)),
      );
      await fc.assert(
        fc.asyncProperty(moment, moment, async (a, b) => {
          await expectSame({ fromMs: Math.min(a, b), untilMs: Math.max(a, b) });
        }),
        { numRuns: 40 },
      );
    },
  );

  it('of days add up to those of their range', async () => {
    const card = plantCard(spring);
    const { totals } = openTotals(card.files);
    const days = await Promise.all([...spring.keys()].map((day) => totals.dayTotals(day)));
    expectConserved(await totals.totals(rangeOfDays('2026-03-27', '2026-03-31')), days as RangeTotals[]);
    expect(await totals.dayTotals('2026-03-26')).toBeUndefined();
  });

  test.each([
    ['reversed', 5, 4],
    ['empty', 7, 7],
    ['without an end', 7, Infinity],
    ['without samples', 0, 86_400_000],
  ])('of a range that is %s are empty', async (_what, fromMs, untilMs) => {
    const { totals } = openTotals(plantCard(only(spring, '2026-03-27')).files);
    expect(await totals.totals({ fromMs, untilMs })).toEqual(emptyTotals(fromMs, untilMs));
  });

  test.each([
    [5, 4, 0],
    [7, 7, 0],
    [7, Infinity, 0],
    [7, 8, 1],
  ])('look at the card for a range that has a time and an end alone: from %p until %p', async (fromMs, untilMs, count) => {
    let looks = 0;
    const { files } = plantCard(new Map());
    const { totals } = openTotals({
      ...files,
      days() {
        looks++;
        return files.days();
      },
    });
    const before = looks;
    await totals.totals({ fromMs, untilMs });
    expect(looks - before).toBe(count);
  });

  it('[FIELD-5] say which channels were estimated in files and live rows of their range', async () => {
    const card = plantCard(only(spring, '2026-03-27', '2026-03-28'));
    const file = dayFileOf('2026-03-28', spring.get('2026-03-28')!);
    card.write('2026-03-28', headWithEstimated(latestLayout, file, ['electricalPowerKW@2']));
    const { totals } = openTotals(card.files);
    const estimatedIn = async (...days: readonly [PlantDay, PlantDay?]) => (await totals.totals(rangeOfDays(...days))).estimated;
    expect(await estimatedIn('2026-03-27')).toBeUndefined();
    expect(await estimatedIn('2026-03-27', '2026-03-28')).toEqual(['electricalPowerKW@2']);
    const [first, second, ...others] = spring.get('2026-03-29')!;
    totals.add(first!);
    totals.add(second!, ['deliveryVolumeM3min@1']);
    for (const row of others) totals.add(row);
    expect(await estimatedIn('2026-03-29')).toEqual(['deliveryVolumeM3min@1']);
    expect(await estimatedIn('2026-03-27', '2026-03-29')).toEqual(['deliveryVolumeM3min@1', 'electricalPowerKW@2']);
    void totals.close();
  });

  it('[ORIGIN-2] say of a line of the past on how many days it was estimated, the power of the plant with that of a machine', async () => {
    const names = ['2026-03-27', '2026-03-28', '2026-03-29'] as const;
    const card = plantCard(only(spring, names[0], names[2]));
    const powers = ['electricalPowerKW@2', 'electricalPowerKW@1'] as const;
    powers.forEach((channel, i) =>
      card.write(names[i]!, headWithEstimated(latestLayout, dayFileOf(names[i]!, spring.get(names[i]!)!), [channel])),
    );
    const { totals } = openTotals(card.files);
    const asked = ['powerKW@0', 'electricalPowerKW@2', 'systemPressureBar@0'] as const;
    const daysOf = async (range: TimeRange) => (await totals.history.read(range, asked, new AbortController().signal)).estimatedDays;
    expect(await daysOf(rangeOfDays(names[0], names[2]))).toEqual(new Map());
    await totals.sumsKeeper.run();
    expect(await daysOf(rangeOfDays(names[0], names[2]))).toEqual(
      new Map([
        ['powerKW@0', 2],
        ['electricalPowerKW@2', 1],
      ]),
    );
    expect(await daysOf(rangeOfDays(names[2], names[2]))).toEqual(new Map());
    const { untilMs } = rangeOfDays(names[2], names[2]);
    expect(await daysOf({ fromMs: untilMs - 732 * 86_400_000, untilMs })).toEqual(new Map());
    void totals.close();
  });

  it('count a day with the period that its file states, else with 2 s', async () => {
    const rows = (day: PlantDay, everyMs: number) => spring.get(day)!.filter(({ atMs }) => atMs % everyMs === 0);
    const card = plantCard();
    card.write('2026-03-27', dayFileOf('2026-03-27', rows('2026-03-27', 300_000), 300));
    card.write('2026-03-28', dayFileOf('2026-03-28', rows('2026-03-28', 60_000), 60));
    card.write('2026-03-29', dayFileOf('2026-03-29', rows('2026-03-29', 120_000), 'none'));
    const { totals } = openTotals(card.files);
    const scan = preparedTotals();
    scan.append(card.samples('2026-03-27'), 300);
    scan.append(card.samples('2026-03-28'), 60);
    scan.append(card.samples('2026-03-29'), 2);
    const range = { fromMs: rangeOfDays('2026-03-27').fromMs + 3_333_333, untilMs: rangeOfDays('2026-03-29').untilMs - 777_777 };
    const all = card.samples('2026-03-27', '2026-03-28', '2026-03-29');
    expect(await totals.totals(range)).toEqual(scan.totals(range, ({ fromMs, untilMs }) => rangeOf(all, fromMs, untilMs)));
    const known = ({ plant }: RangeTotals) => plant.pressureS;
    expect(known(await totals.totals(rangeOfDays('2026-03-27')))).toBe(86_400);
    expect(known(await totals.totals(rangeOfDays('2026-03-29')))).toBe((82_800 / 120) * 2);
  });
});

describe('files that are not what they should be', () => {
  it('of one day twice, under another name, count once', async () => {
    const card = plantCard(only(spring, '2026-03-27', '2026-03-28'));
    card.write('2026-03-29', card.read('2026-03-28'));
    const { totals } = openTotals(card.files);
    const range = rangeOfDays('2026-03-27', '2026-03-29');
    expect(await totals.totals(range)).toEqual(scanOf(card, range, '2026-03-27', '2026-03-28'));
  });

  it('that overlap count each moment once, with the rows of the earlier file', async () => {
    const card = plantCard(only(spring, '2026-03-27'));
    const both = [...spring.get('2026-03-27')!.slice(-100), ...spring.get('2026-03-28')!];
    card.write('2026-03-28', dayFileOf('2026-03-28', both));
    const { totals } = openTotals(card.files);
    const whole = plantCard(only(spring, '2026-03-27', '2026-03-28'));
    for (const cutMs of [0, 123_456]) {
      const range = withoutMs(rangeOfDays('2026-03-27', '2026-03-28'), cutMs);
      expect(await totals.totals(range)).toEqual(scanOf(whole, range, '2026-03-27', '2026-03-28'));
    }
  });

  it('with rows of another week count none of them', async () => {
    const card = plantCard(only(spring, '2026-03-30'));
    card.write('2026-03-20', card.read('2026-03-30'));
    const { totals } = openTotals(card.files);
    expect(await totals.totals(rangeOfDays('2026-03-30'))).toEqual(scanOf(card, rangeOfDays('2026-03-30'), '2026-03-30'));
    expect((await totals.totals(rangeOfDays('2026-03-20'))).plant.pressureS).toBe(0);
  });

  test.each<[string, (card: PlantCard) => string | Buffer]>([
    ['empty', () => ''],
    ['garbage', () => Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 256))],
    ['of an unknown version', (card) => card.read('2026-03-28').toString().replaceAll('V3.21', 'V1.01')],
  ])('that are %s are a day without data, and are not read again', async (_what, content) => {
    const card = plantCard(only(spring, '2026-03-27', '2026-03-28', '2026-03-29'));
    card.write('2026-03-28', content(card));
    const { totals, reads } = openTotals(card.files);
    const range = rangeOfDays('2026-03-27', '2026-03-29');
    for (let i = 0; i < 2; i++) expect(await totals.totals(range)).toEqual(scanOf(card, range, '2026-03-27', '2026-03-29'));
    expect(reads.toSorted()).toEqual(['2026-03-27', '2026-03-28', '2026-03-29']);
  });

  it('that state a period beyond an hour count as those that state none', async () => {
    const card = plantCard(only(spring, '2026-03-28'));
    const text = card.read('2026-03-28').toString();
    const range = rangeOfDays('2026-03-28');
    const found = [text.replace('period [s],60', 'period [s],7200'), text.replace(/^period.*\n/m, '')].map(async (content) => {
      const each = plantCard();
      each.write('2026-03-28', content);
      return openTotals(each.files).totals.totals(range);
    });
    const [beyond, none] = await Promise.all(found);
    expect(beyond).toEqual(none);
    expect(beyond!.plant.pressureS).toBe(spring.get('2026-03-28')!.length * 2);
  });

  it('that state an impossible period count as if they stated none, 2 s a row', async () => {
    const range = rangeOfDays('2026-03-28');
    const totalsWith = async (header: string) => {
      const card = plantCard(only(spring, '2026-03-28'));
      const text = card.read('2026-03-28').toString();
      expect(text).toContain('period [s],60\n');
      card.write('2026-03-28', text.replace('period [s],60\n', header));
      return openTotals(card.files).totals.totals(range);
    };
    const found = await totalsWith('period [s],7200\n');
    expect(found.plant.pressureS).toBe(2 * 1440);
    expect(found).toEqual(await totalsWith(''));
  });

  it('with garbled lines count what can be read', async () => {
    const card = plantCard(only(spring, '2026-03-27', '2026-03-28'));
    const lines = card.read('2026-03-28').toString().split('\n');
    card.write('2026-03-28', lines.map((line, i) => (i > 10 && i % 97 === 0 ? line.slice(5, 40) : line)).join('\n'));
    const { totals } = openTotals(card.files);
    const range = rangeOfDays('2026-03-27', '2026-03-28');
    const found = await totals.totals(range);
    expect(found).toEqual(scanOf(card, range, '2026-03-27', '2026-03-28'));
    expectConserved(found);
  });

  it('that cannot be read are reported once and read when they can', async () => {
    const card = plantCard(only(spring, '2026-03-27', '2026-03-28'));
    let isBroken = true;
    const path = (day: PlantDay) => (isBroken && day === '2026-03-28' ? '/proc/self/mem' : card.files.path(day));
    const { totals, lines } = openTotals({ ...card.files, path });
    const range = rangeOfDays('2026-03-27', '2026-03-28');
    for (let i = 0; i < 2; i++) expect(await totals.totals(range)).toEqual(scanOf(card, range, '2026-03-27'));
    expect(lines).toEqual([expect.stringMatching(/^SD card: the file of 2026-03-28 cannot be read \(E/)]);
    isBroken = false;
    expect(await totals.totals(range)).toEqual(scanOf(card, range, '2026-03-27', '2026-03-28'));
  });
});

describe('prepared totals of day files', () => {
  const range = rangeOfDays('2026-03-27', '2026-03-30');
  const days = ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'] as const;
  const cardOfFour = () => plantCard(only(spring, ...days));

  it('are read from the files once, also after a restart', async () => {
    const card = cardOfFour();
    const database = openDatabase();
    const [first, second] = [openTotals(card.files, { database }), openTotals(card.files, { database })];
    const found = await first.totals.totals(range);
    expect(await first.totals.totals(range)).toEqual(found);
    expect(first.reads.toSorted()).toEqual([...days]);
    expect(await second.totals.totals(range)).toEqual(found);
    expect(await second.totals.leak({ ...range, zone })).toEqual(await first.totals.leak({ ...range, zone }));
    expect(second.reads).toEqual([]);
  });

  it('are made again of a file that was changed, replaced or deleted, and only of that', async () => {
    const card = cardOfFour();
    const { totals, reads } = openTotals(card.files);
    await totals.totals(range);
    reads.length = 0;

    const shorter = spring.get('2026-03-28')!.slice(0, 700);
    card.write('2026-03-28', dayFileOf('2026-03-28', shorter));
    expect(await totals.totals(range)).toEqual(scanOf(card, range, ...days));
    expect(reads).toEqual(['2026-03-28']);

    const sameSize = card
      .read('2026-03-29')
      .toString()
      .replace(/,7\.\d\d\d,/g, ',6.000,');
    card.write('2026-03-29', sameSize);
    utimesSync(card.files.path('2026-03-29'), new Date(), new Date(Date.now() - 5000));
    expect(await totals.totals(range)).toEqual(scanOf(card, range, ...days));
    expect(reads).toEqual(['2026-03-28', '2026-03-29']);

    rmSync(card.files.path('2026-03-30'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await totals.totals(range)).toEqual(scanOf(card, range, '2026-03-27', '2026-03-28', '2026-03-29'));
    expect(reads).toEqual(['2026-03-28', '2026-03-29']);
  });

  test.each(['summary', 'quarters'] as const)(
    'are made again where the database has a damaged %s, or none that can be read',
    async (part) => {
      const card = cardOfFour();
      const database = openDatabase();
      const cut = withoutMs(range, 1000);
      const found = await openTotals(card.files, { database }).totals.totals(cut);
      const damage = database.prepare(`UPDATE day_totals SET ${part} = ? WHERE day = ?`);
      damage.run(Buffer.from('damaged'), '2026-03-30');
      damage.run(Buffer.alloc(0), '2026-03-27');
      database.exec("UPDATE day_totals SET format = 0 WHERE day = '2026-03-28'");
      const again = openTotals(card.files, { database });
      expect(await again.totals.totals(cut)).toEqual(found);
      expect(new Set(again.reads)).toEqual(
        new Set(part === 'summary' ? ['2026-03-27', '2026-03-28', '2026-03-30'] : ['2026-03-28', '2026-03-30']),
      );
    },
  );

  it('notify of leaks what the quarter hours of one scan notify, also where the database has damaged flows', async () => {
    const card = cardOfFour();
    const database = openDatabase();
    const question = { ...withoutMs(range, 40_000_000), zone };
    const collector = flowCollector(question);
    for (const part of quarterSums(card.samples(...days), periodS, periodS)) collector.add(flowSumsOf(part));
    const expected = leakOfQuarters(collector.totals, question);
    expect(expected.kind).toBe('upperBound');
    const first = openTotals(card.files, { database });
    await first.totals.totals(range);
    expect(await first.totals.leak(question)).toEqual(expected);
    database.prepare('UPDATE day_totals SET flows = ? WHERE day = ?').run(Buffer.from('damaged'), '2026-03-28');
    const again = openTotals(card.files, { database });
    expect(await again.totals.leak(question)).toEqual(expected);
    expect(again.reads).toEqual(['2026-03-28']);
  });

  it('do without the database when it fails', async () => {
    const card = cardOfFour();
    const database = openDatabase();
    const { totals, lines } = openTotals(card.files, { database });
    database.close();
    expect(await totals.totals(range)).toEqual(scanOf(card, range, ...days));
    expect(lines.every((line) => /^(?:totals|sums): /.test(line))).toBe(true);
    expect(lines).not.toEqual([]);
  });

  it('are kept in the database once their day is over, and dropped when their file is gone', async () => {
    const card = cardOfFour();
    const database = openDatabase();
    const noon = Date.parse('2026-03-30T12:00:00Z');
    const { totals } = openTotals(card.files, { database, nowMs: () => noon });
    const kept = () =>
      database
        .prepare('SELECT day FROM day_totals ORDER BY day')
        .all()
        .map((row) => row['day']);
    await totals.totals(range);
    expect(kept()).toEqual(['2026-03-27', '2026-03-28', '2026-03-29']);
    rmSync(card.files.path('2026-03-27'));
    totals.add(spring.get('2026-03-30')![0]!);
    await totals.totals(range);
    expect(kept()).toEqual(['2026-03-28', '2026-03-29']);
  });

  it.each([
    ['one millisecond before its end', -1, 2],
    ['at its end', 0, 3],
  ])('are kept of a day %s', async (_when, afterEndMs, count) => {
    const database = openDatabase();
    const endMs = Date.parse('2026-03-29T22:00:00Z');
    const { totals } = openTotals(cardOfFour().files, { database, nowMs: () => endMs + afterEndMs });
    await totals.totals(range);
    expect(database.prepare('SELECT count(*) AS count FROM day_totals').get()).toEqual({ count });
  });

  it('are all made again by a rebuild, which states how far it is', async () => {
    const card = cardOfFour();
    const database = openDatabase();
    const { totals, reads } = openTotals(card.files, { database });
    const found = await totals.totals(range);
    database.exec("UPDATE day_totals SET summary = flows, flows = summary WHERE day = '2026-03-28'");
    reads.length = 0;
    const reported: string[] = [];
    await totals.rebuild((done, of) => reported.push(`${done}/${of}`));
    expect([reported, reads]).toEqual([['0/4', '1/4', '2/4', '3/4', '4/4'], [...days]]);
    const again = openTotals(card.files, { database });
    expect([await again.totals.totals(range), again.reads]).toEqual([found, []]);
  });

  it('follow a new zone of the plant from the rows, wherever their file ends', async () => {
    const card = cardOfFour();
    const tokyo = openTotals(card.files, { zone: 'Asia/Tokyo' });
    const day = plantDayRange('2026-03-29', 'Asia/Tokyo');
    expect(await tokyo.totals.dayTotals('2026-03-29')).toEqual(scanOf(card, day, ...days));
  });
});

describe('totals asked for by several at once', () => {
  const days = ['2026-03-27', '2026-03-28', '2026-03-29'] as const;
  const range = rangeOfDays('2026-03-27', '2026-03-29');

  it('read each file once, and give each the same', async () => {
    const card = plantCard(only(spring, ...days));
    const { totals, reads } = openTotals(card.files);
    const cut = withoutMs(range, 1000);
    const all = await Promise.all([totals.totals(range), totals.totals(range), totals.totals(cut), totals.totals(cut)]);
    expect(all.slice(0, 2)).toEqual([scanOf(card, range, ...days), all[0]]);
    expect(all[3]).toEqual(all[2]);
    // once for its sums, and where the range cuts it, once for its quarter hours and once for the rows of the one that is cut
    expect(reads.toSorted()).toEqual(['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-29', '2026-03-29']);
  });

  it('stop when nobody waits any more, and go on for those who do', async () => {
    const card = plantCard(only(spring, ...days));
    const pipe = join(card.cardDir, 'pipe');
    let isEndless = false;
    const { totals, reads } = openTotals({ ...card.files, path: (day) => (isEndless ? pipe : card.files.path(day)) });
    const [leaving, alone] = [new AbortController(), new AbortController()];
    const first = totals.totals(range, leaving.signal);
    const second = totals.totals(range);
    leaving.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect(await second).toEqual(scanOf(card, range, ...days));

    // The file has changed, and reading it never ends by itself: nobody writes to the pipe.
    writeFileSync(card.files.path('2026-03-27'), card.read('2026-03-28'));
    execFileSync('mkfifo', [pipe]);
    isEndless = true;
    reads.length = 0;
    const third = totals.totals(range, alone.signal);
    await until('the reading', () => reads.length > 0);
    alone.abort(new Error('left too'));
    await expect(third).rejects.toThrow('left too');
    await expect(totals.totals(range, alone.signal)).rejects.toThrow('left too');
    expect(reads).toEqual(['2026-03-27']);
  });

  it('end with the station', async () => {
    const card = plantCard(only(spring, ...days));
    const { totals, lines } = openTotals(card.files);
    const asked = totals.totals(range);
    void totals.close();
    await expect(asked).rejects.toThrow(/abort/);
    expect(lines).toEqual([]);
  });
});
