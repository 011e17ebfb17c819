import { describe, expect, it } from '@jest/globals';
import type { FileIdentity } from '../../../core/ports/index.ts';
import type { Channel } from '../../../core/samples/index.ts';
import { msPerDay, type PlantDay, plantDayRange, shiftDay, type TimeRange } from '../../../core/time/index.ts';
import { type ChannelSums, dayStep, daySteps, mergedSums, quarterHourMs } from '../../../core/totals/index.ts';
import { channelHistory } from '../../../station/figures/channelHistory.ts';

const zone = 'Europe/Berlin';
const today = '2026-06-20';
const pressure = 'systemPressureBar@0';
const flow = 'volumeFlowM3min@0';
const file: FileIdentity = { sizeBytes: 1, modifiedMs: 1 };
const never = new AbortController().signal;
const startOf = (day: PlantDay) => plantDayRange(day, zone).fromMs;
const daysOf = (from: PlantDay, until: PlantDay): TimeRange => ({ fromMs: startOf(from), untilMs: plantDayRange(until, zone).untilMs });
const valueOf = (quarter: number) => 5 + (quarter % 7);

/** A whole quarter hour each, whose values differ. */
function quartersOf(from: number, until: number): ChannelSums {
  const steps = Array.from({ length: until - from }, (_, i) => from + i);
  return {
    steps: Float64Array.from(steps),
    sums: Float64Array.from(steps, (step) => valueOf(step) * quarterHourMs),
    coveredMs: Float64Array.from(steps, () => quarterHourMs),
    least: Float32Array.from(steps, valueOf),
    greatest: Float32Array.from(steps, valueOf),
  };
}
const none = daySteps([]);

interface Recorded {
  readonly kept?: readonly PlantDay[];
  readonly onCard?: readonly PlantDay[];
  readonly undone?: readonly PlantDay[];
  readonly estimatedByDay?: readonly (readonly Channel[])[];
}

/** A history of days of which all quarter hours of the pressure are kept, and what it asks for. */
function opened({ kept = [], onCard = kept, undone = [], estimatedByDay = [] }: Recorded) {
  const asked = { run: [] as ((day: PlantDay) => boolean)[], quarters: [] as unknown[], days: [] as unknown[], estimated: 0 };
  const quartersOfDay = (day: PlantDay) => quartersOf(startOf(day) / quarterHourMs, plantDayRange(day, zone).untilMs / quarterHourMs);
  const history = channelHistory({
    keeper: {
      files: () => Promise.resolve(new Map(onCard.map((day) => [day, file]))),
      isDone: (day) => !undone.includes(day),
      run: (wanted) => (asked.run.push(wanted!), Promise.resolve()),
    },
    sums: {
      files: new Map(kept.map((day) => [day, file])),
      save: () => undefined,
      remove: () => undefined,
      days(channel, from, until) {
        asked.days.push([channel, from, until]);
        // whole days around the asked ones, too
        const days = kept.filter((day) => day >= shiftDay(from, -1) && day <= shiftDay(until, 1));
        return channel === pressure
          ? daySteps(days.map((day) => ({ day, sum: dayStep(day) * msPerDay, coveredMs: msPerDay, least: 1, greatest: 30_000 })))
          : none;
      },
      quarters(channel, from, until, stepsAtATime) {
        asked.quarters.push([channel, from, until, stepsAtATime]);
        return channel === pressure ? mergedSums(kept.map(quartersOfDay), stepsAtATime) : none;
      },
    },
    records: {
      summary: () => Promise.resolve(undefined),
      // of the day that is going on, an hour
      channels: () =>
        Promise.resolve(new Map([[pressure, quartersOf(startOf(today) / quarterHourMs, startOf(today) / quarterHourMs + 4)]])),
    },
    ...{ live: () => undefined, clock: { nowMs: () => startOf(today) + 7_200_000 }, zone: () => zone },
    estimated: () => (asked.estimated++, Promise.resolve(estimatedByDay)),
  });
  return { history, asked };
}

describe('the quarter hours of a range', () => {
  it('are those that lie in it whole, of the channels that have any', async () => {
    const { history, asked } = opened({ kept: ['2026-06-10', '2026-06-11'] });
    const first = startOf('2026-06-10') / quarterHourMs + 5;
    const range = { fromMs: (first - 1) * quarterHourMs + 1, untilMs: (first + 9) * quarterHourMs - 1 };
    const { found, days, summedDays } = await history.quarters(range, [pressure, flow], never);
    expect([...found.keys()]).toEqual([pressure]);
    expect([...found.get(pressure)!.steps]).toEqual(Array.from({ length: 8 }, (_, i) => first + i));
    expect([days, summedDays, asked.run.length]).toEqual([1, 1, 0]);
    const whole = await history.quarters({ fromMs: first * quarterHourMs, untilMs: (first + 8) * quarterHourMs }, [pressure], never);
    expect(whole.found).toEqual(found);
    const one = await history.quarters({ fromMs: first * quarterHourMs, untilMs: (first + 1) * quarterHourMs }, [pressure], never);
    expect([...one.found.get(pressure)!.steps]).toEqual([first]);
  });

  it('are asked for with a day around it, of which a file may have some', async () => {
    const { history, asked } = opened({ kept: ['2026-06-10'] });
    await history.quarters(daysOf('2026-06-10', '2026-06-12'), [flow], never);
    expect(asked.quarters).toEqual([[flow, '2026-06-09', '2026-06-13', 1]]);
  });

  it('are summed of days that are not yet, those of the range first, and not of any that are to come', async () => {
    const onCard = ['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', today, '2026-06-21'];
    const { history, asked } = opened({
      kept: ['2026-06-08', '2026-06-10', '2026-06-12'],
      onCard,
      undone: ['2026-06-09', '2026-06-11', today],
    });
    expect(await history.quarters(daysOf('2026-06-10', '2026-06-12'), [flow], never)).toMatchObject({ days: 3, summedDays: 2 });
    const all = ['2026-06-08', ...onCard];
    expect(asked.run.map((isWanted) => all.filter(isWanted))).toEqual([['2026-06-10', '2026-06-11', '2026-06-12']]);
    expect(await history.quarters(daysOf('2026-06-12', '2026-06-25'), [flow], never)).toMatchObject({ days: 2, summedDays: 2 });
    expect(asked.run).toHaveLength(1);
  });

  it('are those of the file too on the day that is going on, which counts as one that is summed', async () => {
    const { history } = opened({ kept: [shiftDay(today, -1)], onCard: [shiftDay(today, -1), today], undone: [today] });
    const { found, days, summedDays } = await history.quarters(daysOf(shiftDay(today, -1), today), [pressure], never);
    expect([found.get(pressure)!.steps.length, days, summedDays]).toEqual([96 + 4, 2, 2]);
    const before = await history.quarters(daysOf(shiftDay(today, -1), shiftDay(today, -1)), [pressure], never);
    expect([before.found.get(pressure)!.steps.length, before.days]).toEqual([96, 1]);
  });

  it('are looked for no further once nobody waits', async () => {
    const { history, asked } = opened({ kept: ['2026-06-10'] });
    const stop = new AbortController();
    const found = history.quarters(daysOf('2026-06-10', '2026-06-10'), [pressure, flow], stop.signal);
    setImmediate(() => stop.abort(new Error('enough')));
    await expect(found).rejects.toThrow('enough');
    expect(asked.quarters).toHaveLength(1);
  });
});

describe('the values of years', () => {
  const kept = ['2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11', '2026-06-18', '2026-06-19'];
  const yearsUntil = (day: PlantDay) => daysOf(shiftDay(day, -3650), day);

  it.each([
    ['2026-06-10', ['2026-06-08', '2026-06-09', '2026-06-10']],
    [shiftDay(today, -1), kept],
    [today, [...kept, today]],
    [shiftDay(today, 5), [...kept, today]],
  ])('up to %s are of whole days, each from its midnight on', async (last, days) => {
    const { history } = opened({ kept, onCard: [...kept, today], undone: [today] });
    const range = yearsUntil(last);
    const { stepMs, timesMs, columns } = await history.read(range, [pressure, flow], never);
    expect([stepMs, ...timesMs]).toEqual([msPerDay, ...days.map(startOf)]);
    expect([...columns.keys()]).toEqual([pressure]);
    const means = [...columns.get(pressure)!.mean].map((mean) => Math.round(mean));
    const mean = (day: PlantDay) => {
      const first = startOf(today) / quarterHourMs;
      return day === today ? Math.round([0, 1, 2, 3].reduce((sum, i) => sum + valueOf(first + i), 0) / 4) : dayStep(day);
    };
    expect(means).toEqual(days.map(mean));
  });

  it('are of the day that is going on once, also where it was over before the clock was set back', async () => {
    const { history } = opened({ kept: [...kept, today], undone: [today] });
    const { timesMs, columns } = await history.read(yearsUntil(today), [pressure], never);
    expect(timesMs.at(-1)).toBe(startOf(today));
    expect(columns.get(pressure)!.coveredS.at(-1)).toBe(3600);
  });
});

describe('the values of weeks', () => {
  it('are of steps that the range touches, from the beginning of a step that it cuts', async () => {
    const days = Array.from({ length: 30 }, (_, i) => shiftDay('2026-05-10', i));
    const { history, asked } = opened({ kept: days });
    const range = { fromMs: startOf('2026-05-12') + 1000, untilMs: startOf('2026-06-05') + 1000 };
    const { stepMs, timesMs } = await history.read(range, [pressure], never);
    expect(stepMs).toBeGreaterThan(quarterHourMs - 1);
    expect(stepMs).toBeLessThan(msPerDay);
    const from = Math.floor(range.fromMs / stepMs);
    const until = Math.ceil(range.untilMs / stepMs);
    expect([...timesMs]).toEqual(Array.from({ length: until - from }, (_, i) => (from + i) * stepMs));
    expect(asked.quarters).toEqual([[pressure, '2026-05-11', '2026-06-06', stepMs / quarterHourMs]]);
  });
});

describe('how many days of a history were estimated', () => {
  const estimatedByDay = [[pressure], [], [pressure, flow]] as const;
  const lastMs = plantDayRange(shiftDay(today, -2), zone).untilMs;
  it.each([
    ['of two years, all of whose days are summed', 731 * msPerDay, [], 2, 1],
    ['of a moment more', 731 * msPerDay + 1, [], 0, 0],
    ['of days that are not all summed', 5 * msPerDay, ['2026-06-17'], 0, 0],
    ['of days that are all summed', 5 * msPerDay, [], 2, 1],
  ] as const)('is said %s', async (_, longMs, undone, ofPressure, looks) => {
    const { history, asked } = opened({ kept: ['2026-06-16', '2026-06-17'], undone, estimatedByDay });
    const { estimatedDays } = await history.read({ fromMs: lastMs - longMs, untilMs: lastMs }, [pressure], never);
    expect([estimatedDays.get(pressure) ?? 0, asked.estimated]).toEqual([ofPressure, looks]);
  });
});
