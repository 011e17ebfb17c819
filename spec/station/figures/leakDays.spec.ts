import { describe, expect, it } from '@jest/globals';
import { daysAroundTest } from '../../../core/leakage/index.ts';
import type { PlantData } from '../../../core/plantData/index.ts';
import { emptyRow, tableOf } from '../../../core/samples/index.ts';
import { defaultSettings, plantDataOf } from '../../../core/settings/index.ts';
import { type PlantDay, plantDayRange, type TimeRange } from '../../../core/time/index.ts';
import { stationLeakage } from '../../../station/figures/stationLeakage.ts';

const zone = 'Europe/Berlin';
const today = '2026-11-20';
const startOf = (day: PlantDay) => plantDayRange(day, zone).fromMs;
const nowMs = startOf(today) + 9 * 3_600_000;
const daysOf = (from: PlantDay, until: PlantDay): TimeRange => ({ fromMs: startOf(from), untilMs: plantDayRange(until, zone).untilMs });
const never = new AbortController().signal;
const testOn = (day: PlantDay, hour: number, minutes = 30): PlantData['windows'][number] => ({
  ...{ kind: 'allConsumersOff', note: '' },
  fromMs: startOf(day) + hour * 3_600_000,
  untilMs: startOf(day) + hour * 3_600_000 + minutes * 60_000,
});

/** Which days' details are read for a range, which test counts, and what is known of the plant. */
async function asked(range: TimeRange, more: Partial<PlantData> = {}) {
  const read: unknown[] = [];
  const filesRead: PlantDay[] = [];
  const estimated: TimeRange[] = [];
  const tasks: {
    readonly range: TimeRange;
    readonly known: { readonly test?: { readonly range: TimeRange }; readonly volumeM3?: number };
  }[] = [];
  const leakage = stationLeakage({
    keeper: { files: () => Promise.resolve(new Map()), isDetailed: () => true, run: () => Promise.resolve() },
    details: { files: () => new Map(), read: (...given) => (read.push(given), []) },
    records: {
      rows({ day, span }) {
        filesRead.push(day);
        return Promise.resolve(tableOf([emptyRow(span.fromMs), emptyRow(span.fromMs + 1000)]));
      },
    },
    files: { identity: () => Promise.resolve({ sizeBytes: 1, modifiedMs: 1 }) },
    reader: { read: (task) => (tasks.push(task as never), Promise.resolve({ findings: [] } as never)) },
    ...{ clock: { nowMs: () => nowMs }, zone: () => zone },
    estimated: (of) => (estimated.push(of), Promise.resolve([])),
  });
  const answer = await leakage.read(range, { ...plantDataOf(defaultSettings.plant), ...more }, never);
  return { read, filesRead, estimated, task: tasks[0]!, answer };
}

describe('the days that leaks are looked for in', () => {
  it('are those of the range that are over', async () => {
    const { read, task, answer } = await asked(daysOf('2026-11-10', today));
    expect(read).toEqual([['leaks', '2026-11-10', '2026-11-19']]);
    expect(task.range).toEqual(daysOf('2026-11-10', today));
    expect(answer).toMatchObject({ recordedDays: 0, evaluatedDays: 0, consumers: [] });
    expect((await asked(daysOf('2026-11-19', '2026-11-19'))).read).toEqual([['leaks', '2026-11-19', '2026-11-19']]);
    expect((await asked(daysOf(today, today))).read).toEqual([]);
  });

  it('are known by what is entered of their last day', async () => {
    const receivers = [
      { since: '2026-11-12', volumeM3: 12 },
      { since: '2026-11-13', volumeM3: 20 },
    ];
    expect((await asked(daysOf('2026-11-10', '2026-11-12'), { receivers })).task.known.volumeM3).toBe(12);
  });

  it.each([
    [
      'the last one before the end of the range',
      [testOn('2026-11-11', 4), testOn('2026-11-12', 6), testOn('2026-11-14', 6)],
      1,
      ['2026-11-12'],
    ],
    ['one before the range', [testOn('2026-11-02', 6)], 0, ['2026-11-02']],
    ['one over midnight', [testOn('2026-11-11', 23.75)], 0, ['2026-11-11', '2026-11-12']],
    [
      'one up to the first moment of a day',
      [{ ...testOn('2026-11-11', 23), untilMs: startOf('2026-11-12') + 1 }],
      0,
      ['2026-11-11', '2026-11-12'],
    ],
    ['one that ends with the range', [testOn('2026-11-13', 0, 60), testOn('2026-11-12', 23, 60)], 1, ['2026-11-12']],
  ])('go with the nights around a test: %s', async (_, windows, place, files) => {
    const { read, filesRead, estimated, task } = await asked(daysOf('2026-11-10', '2026-11-12'), { windows });
    const { fromMs, untilMs } = windows[place]!;
    const { first, last } = daysAroundTest({ fromMs, untilMs }, zone);
    expect(read).toEqual([
      ['leaks', '2026-11-10', '2026-11-12'],
      ['leaks', first, last],
    ]);
    expect([filesRead, estimated, task.known.test?.range]).toEqual([files, [{ fromMs, untilMs }], { fromMs, untilMs }]);
  });

  it('go with no test that is still to end', async () => {
    const windows = [testOn(today, 8.5, 30), testOn(today, 8.75, 30)];
    const { task } = await asked(daysOf('2026-11-10', today), { windows });
    expect(task.known.test?.range.fromMs).toBe(windows[0]!.fromMs);
  });
});
