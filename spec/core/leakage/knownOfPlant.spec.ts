import { describe, expect, it } from '@jest/globals';
import { knownOfPlant, latestLeakTest } from '../../../core/leakage/knownOfPlant.ts';
import type { NightUse, PlantWindow } from '../../../core/plantData/index.ts';
import { msPerDay, weekdays } from '../../../core/time/index.ts';

const consumer = (more: Partial<NightUse>): NightUse => ({
  since: '2026-01-01',
  name: 'A',
  flowM3min: 6,
  days: weekdays,
  fromHour: 0,
  untilHour: 24,
  ...more,
});
const known = (nightUse: readonly NightUse[], day = '2026-06-01') =>
  knownOfPlant({ receivers: [], flowSensors: [], windows: [], leakChanges: [], nightUse }, day, 'Europe/Berlin').nightUseM3min;

describe('what is known to be used at night, as a mean of the hours from 23 to 5', () => {
  it.each([
    ['all night of all days', {}, 6],
    ['on one day of seven', { days: ['mon'] }, 6 / 7],
    ['from 22 until 6', { fromHour: 22, untilHour: 6 }, 6],
    ['from 2 until 4', { fromHour: 2, untilHour: 4 }, 2],
    ['half an hour at 23:30', { fromHour: 23.5, untilHour: 24 }, 0.5],
    ['by day', { fromHour: 6, untilHour: 22 }, 0],
  ] as const)('%s', (_, more, expected) => {
    expect(known([consumer(more)])).toBeCloseTo(expected, 12);
  });

  it('adds consumers; of one name the latest entry of the day holds, and a flow of 0 ends it', () => {
    const later = consumer({ since: '2026-03-01', flowM3min: 1 });
    const ended = consumer({ since: '2026-05-01', flowM3min: 0 });
    expect(known([later, consumer({}), consumer({ name: 'B' })], '2026-04-01')).toBe(7);
    expect([known([later, consumer({})], '2026-02-01'), known([consumer({}), later, ended]), known([])]).toEqual([6, undefined, undefined]);
  });
});

describe('a leak test', () => {
  const window = (fromMs: number, minutes: number, kind: PlantWindow['kind'] = 'allConsumersOff'): PlantWindow => ({
    kind,
    note: '',
    fromMs,
    untilMs: fromMs + minutes * 60_000,
  });

  it('is the latest that is over, long enough, and one', () => {
    const windows = [window(0, 20), window(9e6, 9), window(5e6, 10), window(6e6, 60, 'holiday'), window(1e9, 60)];
    expect(latestLeakTest(windows, 1e9)).toMatchObject({ fromMs: 5e6 });
    const shutdown = { ...windows[0]!, kind: 'allConsumersOff', fromMs: 7e6, untilMs: 7e6 + msPerDay + 1 } as const;
    expect(latestLeakTest([...windows, shutdown], 1e9)).toMatchObject({ fromMs: 5e6 });
    expect([latestLeakTest(windows, 1e6), latestLeakTest([], 1e9)]).toMatchObject([undefined, undefined]);
  });
});
