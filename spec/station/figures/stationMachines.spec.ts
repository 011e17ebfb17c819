import { describe, expect, it } from '@jest/globals';
import type { CompressorEra } from '../../../core/plantData/index.ts';
import { defaultSettings, plantDataOf } from '../../../core/settings/index.ts';
import { type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { stationMachines } from '../../../station/figures/stationMachines.ts';

const zone = 'Europe/Berlin';
const startOf = (day: PlantDay) => plantDayRange(day, zone).fromMs;
const today = '2026-11-20';
const nowMs = startOf(today) + 7 * 3_600_000;
const never = new AbortController().signal;
const eraAt = (slot: number, atMs: number): CompressorEra => ({ slot, atMs, what: 'serviced', note: '' });
const none = plantDataOf(defaultSettings.plant);
const days = (from: PlantDay, until: PlantDay) => ({ fromMs: startOf(from), untilMs: plantDayRange(until, zone).untilMs });

/** Machines of a station whose files were all evaluated: what is read of which days, and what is asked of core. */
function opened(files: readonly PlantDay[] = []) {
  const [read, asked]: [unknown[], unknown[]] = [[], []];
  const known = new Map(files.map((day) => [day, { sizeBytes: 1, modifiedMs: 1 }]));
  const machines = stationMachines({
    keeper: { files: () => Promise.resolve(known), isDetailed: () => true, run: () => Promise.resolve() },
    details: {
      files: () => known,
      read(...given) {
        read.push(given);
        return [Uint8Array.of(7)];
      },
    },
    reader: { read: (task) => (asked.push(task), Promise.resolve({ of: task.wanted } as never)) },
    estimated: (range) => Promise.resolve(range.fromMs === startOf('2026-11-10') ? ['electricalPowerKW@3'] : []),
    ...{ clock: { nowMs: () => nowMs }, zone: () => zone },
  });
  return { machines, read, asked };
}

describe('what a station says of its machines', () => {
  it('is of the whole days of the range that are over, with what was calculated in it', async () => {
    const { machines, read, asked } = opened(['2026-11-09', '2026-11-10', '2026-11-12', today]);
    const range = { fromMs: startOf('2026-11-10') + 5, untilMs: startOf('2026-11-12') + 5 };
    const whole = days('2026-11-10', '2026-11-12');
    expect(await machines.read(range, none, never)).toEqual({
      ...{ range: whole, picture: { of: 'machines' }, recordedDays: 2, evaluatedDays: 2 },
    });
    expect(read).toEqual([['machines', '2026-11-10', '2026-11-12']]);
    const question = { range: whole, zone, plant: { ...none, eras: [] }, estimated: ['electricalPowerKW@3'] };
    expect(asked).toEqual([{ wanted: 'machines', machines: [Uint8Array.of(7)], question }]);
  });

  it('is of no day where none of the range is over, and of one that is', async () => {
    const { machines, read } = opened();
    const ofToday = await machines.read(days(today, today), none, never);
    expect([ofToday.range, read]).toEqual([days(today, today), []]);
    await machines.read(days('2026-11-19', today), none, never);
    expect(read).toEqual([['machines', '2026-11-19', '2026-11-19']]);
  });

  it.each([
    ['behind the days of the past', '2026-11-12', [1]],
    ['of today', '2026-11-19', [1, 2, 3]],
  ])('counts what was done at the machines up to its last day, and what was done since %s', async (_, last, slots) => {
    const { machines, asked } = opened();
    const eras = [eraAt(1, startOf('2026-11-13') - 1), eraAt(2, startOf('2026-11-13')), eraAt(3, nowMs)];
    await machines.read(days('2026-11-08', last), { ...none, eras }, never);
    const kept = eras.filter(({ slot }) => slots.includes(slot));
    expect(asked).toEqual([
      expect.objectContaining({ question: expect.objectContaining({ plant: expect.objectContaining({ eras: kept }) }) }),
    ]);
  });

  it('is of a year and a day up to yesterday where changes are looked for', async () => {
    const { machines, read, asked } = opened();
    expect(await machines.ofYear(none, never)).toEqual({ of: 'machines' });
    expect(read).toEqual([['machines', '2025-11-18', '2026-11-19']]);
    expect(asked).toEqual([expect.objectContaining({ question: expect.objectContaining({ range: days('2025-11-18', '2026-11-19') }) })]);
  });

  it.each(['cycles', 'control'] as const)('has their %s by the days of a range that are over', async (of) => {
    const { machines, read, asked } = opened();
    expect(await machines[of](days('2026-11-19', today), never)).toEqual({ of });
    expect(read).toEqual([['events', '2026-11-19', '2026-11-19']]);
    await machines[of](days(today, today), never);
    expect(read).toHaveLength(1);
    expect(asked).toEqual([
      { wanted: of, events: [Uint8Array.of(7)] },
      { wanted: of, events: [] },
    ]);
  });
});
