import { beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { latestLayout } from '../../core/dayFile/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { channelPosition, compressorChannel, type SampleRow } from '../../core/samples/index.ts';
import { shiftDay, weekdayOf } from '../../core/time/index.ts';
import { numberOrNull } from './findingShape.ts';
import { pressluft } from './pressluft.ts';
import { dayText, daysOf, periodS, plantFolder, rowOf, zone } from './plantDays.ts';

const days = Array.from({ length: 14 }, (_, i) => shiftDay('2026-03-16', i));

const asked = { of: z.string(), fromMs: z.number(), untilMs: z.number() };
const calendar = z.array(z.strictObject({ id: z.string(), days: z.int(), hours: z.array(numberOrNull) }));
const hourly = z.array(z.number()).check(z.length(24));
const share = z.nullable(z.strictObject({ least: z.number(), most: z.number() }));
const shapes = {
  heatmap: z.strictObject({ ...asked, days: z.array(z.strictObject({ day: z.string(), means: z.array(numberOrNull) })) }),
  duration: z.strictObject({ ...asked, hours: z.number(), steps: z.array(z.strictObject({ mean: z.number(), hours: z.number() })) }),
  daytypes: z.strictObject({ ...asked, kind: z.literal('none'), reason: z.string(), days: z.int(), calendar }),
  pressure: z.strictObject({
    ...asked,
    pressure: z.strictObject({
      band: z.strictObject({ low: numberOrNull, high: numberOrNull }),
      ...{ hours: z.number(), p1: z.number(), p50: z.number(), p99: z.number(), least: z.number(), greatest: z.number() },
      classes: z.strictObject({
        ...{ fromBar: z.number(), stepBar: z.number(), beneath: z.number(), beyond: z.number() },
        shares: z.array(z.number()),
      }),
      ...{ below: share, above: share, inside: share },
      low: z.array(z.strictObject({ fromMs: z.number(), untilMs: z.number(), least: z.number(), ran: z.array(z.int()) })),
    }),
  }),
  machines: z.strictObject({
    ...asked,
    hours: z.array(z.strictObject({ fromMs: z.number(), kW: z.record(z.string(), z.number()) })),
  }),
} as const;
const foundTypes = z.strictObject({
  ...asked,
  kind: z.literal('found'),
  types: z.array(
    z.strictObject({
      ...{ days: z.array(z.string()), weekdays: z.array(z.int()), mean: z.number() },
      ...{ hours: hourly, low: hourly, high: hourly },
    }),
  ),
  unusual: z.array(z.string()),
  silhouette: z.number(),
  calendar,
});

/** The same with machine 3 at 0 kW. */
function idle(row: SampleRow): SampleRow {
  row.values[channelPosition(compressorChannel('electricalPowerKW', 3))] = 0;
  return row;
}

describe('pressluft profile', () => {
  let folder: string;
  beforeAll(() => {
    folder = plantFolder(daysOf(...days));
  });
  const run = (...more: readonly string[]) => pressluft(folder, 'profile', 'card', '--zone', zone, '--of', 'power', ...more);
  const linesOf = (text: string) => text.trim().split(/\r?\n/);

  it('has the mean of each hour of each day, and none where the clock skips it', async () => {
    const lines = linesOf((await run('--what', 'heatmap', '--format', 'csv')).stdout).map((line) => line.split(','));
    expect(lines.map(([day]) => day)).toEqual(['day', ...days]);
    expect(lines[1]!.slice(0, 4)).toEqual(['2026-03-16', 'Mon', '82.500', '82.500']);
    expect(lines.find(([day]) => day === '2026-03-29')!.slice(2, 6)).toEqual(['82.500', '82.500', '', '82.500']);
    expect((await run()).stdout).toMatch(/^2026-03-29 +Sun +82\.5 +82\.5 +--- +82\.5 /m);
  });

  it('has what was reached for how long: three quarters of the time 100 kW, the rest 30', async () => {
    const { stdout } = await run('--what', 'duration');
    expect(stdout).toMatch(/^ +75 +251\.3 +100\.0$/m);
    expect(stdout).toMatch(/^ +90 +301\.5 +30\.0$/m);
    const { hours, steps } = JSON.parse((await run('--what', 'duration', '--format', 'json')).stdout) as {
      readonly hours: number;
      readonly steps: readonly unknown[];
    };
    expect([hours, steps.length]).toEqual([14 * 24 - 1, 4 * (14 * 24 - 1)]);
  });

  it.each(keysOf(shapes))('has a %s as JSON of a fixed shape, without other fields', async (what) => {
    const read: unknown = JSON.parse((await run('--what', what, '--format', 'json')).stdout);
    expect(z.safeParse(shapes[what], read)).toMatchObject({ success: true });
  });

  it('has shares and times of low pressure only where a limit is given, in the same shape', async () => {
    const ask = async (...limits: readonly string[]) =>
      z.parse(shapes.pressure, JSON.parse((await run('--what', 'pressure', ...limits, '--format', 'json')).stdout)).pressure;
    const free = await ask();
    expect([free.below, free.above, free.inside, free.low]).toEqual([null, null, null, []]);
    // Each quarter hour has 6.8 to 7.2 bar.
    const limited = await ask('--low', '6.9', '--high', '7.3');
    expect(limited).toMatchObject({ below: { least: 0, most: 1 }, above: { least: 0, most: 0 }, inside: { least: 0, most: 1 } });
    expect(limited.low.length).toBeGreaterThan(0);
    expect(limited.low[0]!.ran).toEqual([3]);
  });

  it('shows the share of the time by pressure, in classes that add up to all of it', async () => {
    const { classes } = z.parse(shapes.pressure, JSON.parse((await run('--what', 'pressure', '--format', 'json')).stdout)).pressure;
    const lines = (await run('--what', 'pressure')).stdout.split('\n').map((line) => line.trim().split(/ {2,}/));
    const head = lines.findIndex((cells) => cells[0] === 'from [bar]');
    const rows = lines.slice(head + 1, head + 1 + classes.shares.length);
    expect(lines[head]).toEqual(['from [bar]', 'to [bar]', 'share of the time [percent]']);
    expect(rows.map(([from]) => Number(from))).toEqual(
      classes.shares.map((_, i) => expect.closeTo(classes.fromBar + i * classes.stepBar, 3)),
    );
    expect(rows.map((cells) => Number(cells[2]))).toEqual(classes.shares.map((of) => expect.closeTo(100 * of, 1)));
    expect(rows.reduce((sum, cells) => sum + Number(cells[2]), 0)).toBeCloseTo(100, 0);
  });

  it('has days that fall into types as JSON of a fixed shape: workdays, and weekends on which nothing runs', async () => {
    const textOf = (day: string) =>
      [0, 6].includes(weekdayOf(day)) ? dayText(day, latestLayout, periodS, (atMs) => idle(rowOf(atMs))) : dayText(day);
    const weeks = plantFolder(Object.fromEntries(days.map((day) => [day, textOf(day)])));
    const asksTypes = ['profile', 'card', '--zone', zone, '--of', 'power', '--what', 'daytypes', '--format', 'json'];
    const { types, unusual } = z.parse(foundTypes, JSON.parse((await pressluft(weeks, ...asksTypes)).stdout));
    expect(types.map(({ days: of, weekdays, mean }) => [of.length, weekdays, mean])).toEqual([
      [10, [1, 2, 3, 4, 5], 82.5],
      [4, [0, 6], 0],
    ]);
    expect(unusual).toEqual([]);
  });

  it('says that days which are all alike are of no types', async () => {
    expect((await run('--what', 'daytypes')).stdout).toBe('no types of days: the days do not fall into types\n');
    expect((await run('--what', 'daytypes', '--until', '2026-03-20')).stdout).toBe(
      'no types of days: less than 14 days of which 20 hours are known\n',
    );
  });

  it('has the days of the calendar beside those that are found, holidays apart', async () => {
    const lines = linesOf((await run('--what', 'daytypes', '--holiday', '2026-03-17,2026-03-22', '--format', 'csv')).stdout);
    expect(lines.map((line) => line.split(',').slice(0, 4))).toEqual([
      ['type', 'mostly', 'days', '0 [kW]'],
      ['calendar', 'Mon Tue Wed Thu Fri', '9', '82.500'],
      ['calendar', 'Sat', '2', '82.500'],
      ['calendar', 'Sun', '1', '82.500'],
      ['calendar', 'holidays', '2', '82.500'],
    ]);
  });

  it('has the power of each machine in each hour by the clock, as other tools read it', async () => {
    const lines = linesOf((await run('--what', 'machines', '--format', 'csv')).stdout);
    expect(lines.slice(0, 2)).toEqual(['Date/Time,Machine 3 [kW]', '2026-03-16 00:00:00,82.500']);
    expect(lines).toHaveLength(1 + 14 * 24 - 1);
  });

  it('counts what two files have of the same time once', async () => {
    const twice = plantFolder({ '2026-03-16': dayText('2026-03-16'), '2026-03-17': dayText('2026-03-16') });
    const whole = JSON.parse(
      (await pressluft(twice, 'profile', 'card', '--zone', zone, '--of', 'power', '--what', 'duration', '--format', 'json')).stdout,
    ) as { readonly hours: number };
    expect(whole.hours).toBe(24);
  });

  it('has no result without a value, and leaves `profile check` what it is', async () => {
    const { status, notes } = await pressluft(folder, 'profile', 'card', '--zone', zone);
    expect([status, notes]).toEqual([1, ['pressluft: no flow in the range']]);
    expect((await pressluft(folder, 'profile', 'check')).notes.join()).toContain('FILES is missing');
  });
});
