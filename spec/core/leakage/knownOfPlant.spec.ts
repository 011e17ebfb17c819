import { describe, expect, it } from '@jest/globals';
import { knownOfPlant, latestLeakTest } from '../../../core/leakage/knownOfPlant.ts';
import type { NightUse, PlantWindow } from '../../../core/plantData/index.ts';
import { msPerDay, plantDayRange, weekdays } from '../../../core/time/index.ts';

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
    ['from 3 until 3, which is all day', { fromHour: 3, untilHour: 3 }, 6],
  ] as const)('%s', (_, more, expected) => {
    expect(known([consumer(more)])).toBeCloseTo(expected, 12);
  });

  it('adds consumers; of one name the latest entry of the day holds, and a flow of 0 ends it', () => {
    const later = consumer({ since: '2026-03-01', flowM3min: 1 });
    const ended = consumer({ since: '2026-05-01', flowM3min: 0 });
    expect(known([later, consumer({}), consumer({ name: 'B' })], '2026-04-01')).toBe(7);
    expect([known([later, consumer({})], '2026-02-01'), known([consumer({}), later, ended]), known([])]).toEqual([6, undefined, undefined]);
  });

  it('is that of an entry from its own day on; of two of one day the later entered holds', () => {
    const entries = [consumer({ since: '2026-03-01', flowM3min: 2 }), consumer({ since: '2026-03-01', flowM3min: 3 })];
    expect([known(entries, '2026-02-28'), known(entries, '2026-03-01')]).toEqual([undefined, 3]);
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

  it('may end at the instant that is asked for, and take a day', () => {
    const day = { ...window(0, 0), untilMs: msPerDay };
    expect([latestLeakTest([day], msPerDay), latestLeakTest([day], msPerDay - 1)]).toEqual([{ fromMs: 0, untilMs: msPerDay }, undefined]);
  });

  it('is the one entered later of two that end at once', () => {
    expect(latestLeakTest([window(0, 30), window(600_000, 20), window(0, 9)], 1e9)).toEqual({ fromMs: 600_000, untilMs: 1_800_000 });
  });
});

describe('the days that do not count', () => {
  const zone = 'Europe/Berlin';
  const window = (kind: PlantWindow['kind'], note: string, from: string, until: string): PlantWindow => ({
    ...{ kind, note, fromMs: Date.parse(from), untilMs: Date.parse(until) },
  });
  const leftOut = (windows: readonly PlantWindow[]) =>
    knownOfPlant({ receivers: [], flowSensors: [], nightUse: [], leakChanges: [], windows }, '2026-06-01', zone).leftOut!;

  it('are those that a marked time touches, in their order, each whole and with the mark entered first; a leak test marks none', () => {
    const days = leftOut([
      window('holiday', 'later', '2026-05-05T22:00:00+02:00', '2026-05-07T00:00:00+02:00'),
      window('allConsumersOff', 'test', '2026-05-02T12:00:00+02:00', '2026-05-02T13:00:00+02:00'),
      window('holiday', 'earlier', '2026-04-30T08:00:00+02:00', '2026-04-30T09:00:00+02:00'),
      window('holiday', 'again', '2026-05-06T12:00:00+02:00', '2026-05-07T00:00:00.001+02:00'),
    ]);
    expect(days).toEqual(
      (['2026-04-30 earlier', '2026-05-05 later', '2026-05-06 later', '2026-05-07 again'] as const).map((each) => {
        const [day, note] = each.split(' ');
        return { day, kind: 'holiday', note, ...plantDayRange(day!, zone) };
      }),
    );
  });
});

it('volume, accuracy and seen change are those that hold on the day', () => {
  const entered = {
    receivers: [{ since: '2026-01-01', volumeM3: 4 }, { since: '2026-05-01', volumeM3: 6 }, { since: '2026-07-01', volumeM3: 9 }], // prettier-ignore
    flowSensors: [{ since: '2026-01-01', share: 0.02 }, { since: '2026-08-01', share: 0.05 }], // prettier-ignore
    ...{
      nightUse: [],
      windows: [],
      leakChanges: ['2026-04-01', '2026-03-01'].map((since) => ({ since, note: '', author: 'A', enteredMs: 1 })),
    },
  };
  expect(knownOfPlant(entered, '2026-06-01', 'UTC')).toMatchObject({ volumeM3: 6, sensorShare: 0.02, comparedFrom: '2026-04-01' });
});
