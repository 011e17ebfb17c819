import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { PlantData } from '../../../core/plantData/index.ts';
import { defaultSettings, settingsProblems } from '../../../core/settings/index.ts';
import { anyPlantSettings } from './anyPlantSettings.ts';

const context = { zones: [], allowLocalGateway: false };
const problemsOf = <List extends keyof PlantData>(list: List, rows: PlantData[List]) =>
  settingsProblems('plant', { ...defaultSettings.plant, [list]: { rows } }, context).map(
    ({ field, message }) => `${field} ${message.code}`,
  );

const since = '2026-01-01';
const use = { since, name: 'baths', flowM3min: 2, days: ['mon'], fromHour: 22, untilHour: 6 } as const;
const sheet = { since, slot: 1, pressureBar: 7, flowM3min: 12, powerKW: 75, noLoadPowerKW: 20, points: [] } as const;
const flat = { since, kind: 'flat', perKWh: 0.2 } as const;
const window = { name: 'day', perKWh: 0.3, days: ['mon'], from: '06:00', until: '22:00' } as const;
const calendar = { since, kind: 'calendar', windows: [window], otherwise: { name: 'night', perKWh: 0.2 } } as const;

const entered = { note: 'a usual year', author: 'M. Brandt', enteredMs: 1 };
const baseline = { first: '2026-01-01', last: '2026-03-31', withPressure: false, staticFactors: '', ...entered };
const heat = { since, circuit: 'airPipes', machines: [], usedShare: 0.5, form: {} } as const;
const measure = { measure: 'leaks', slots: [], state: 'decided', note: '', author: 'A', enteredMs: 1 } as const;
const adjustment = { from: '2026-01-01', kWhPerDay: 120, ...entered };

describe('plant data', () => {
  it('is empty where nothing was entered', () => {
    for (const list of Object.values(defaultSettings.plant)) expect(list).toEqual({ rows: [] });
    expect(settingsProblems('plant', defaultSettings.plant, context)).toEqual([]);
  });

  test.each<[keyof PlantData, readonly unknown[], readonly string[]]>([
    ['receivers', [{ since, volumeM3: -1 }], ['receivers.0.volumeM3 negativeNumber']],
    [
      'receivers',
      [
        { since, volumeM3: 1 },
        { since, volumeM3: 2 },
      ],
      ['receivers.1.since sinceTwice'],
    ],
    ['flowSensors', [{ since, share: 1.2 }], ['flowSensors.0.share outOfRange']],
    ['nightUse', [use, { ...use, name: 'drying' }], []],
    ['nightUse', [use, use], ['nightUse.1.since sinceTwice']],
    [
      'nightUse',
      [{ ...use, flowM3min: NaN, fromHour: 25, untilHour: -1 }],
      ['nightUse.0.flowM3min noNumber', 'nightUse.0.fromHour outOfRange', 'nightUse.0.untilHour outOfRange'],
    ],
    ['nightUse', [{ ...use, untilHour: 22 }], ['nightUse.0.untilHour endNotAfterBegin']],
    ['nightUse', [{ ...use, name: '', days: [] }], ['nightUse.0.name nameRequired', 'nightUse.0.days noWeekday']],
    ['windows', [{ fromMs: 5, untilMs: 5, kind: 'holiday', note: '' }], ['windows.0.untilMs endNotAfterBegin']],
    ['windows', [{ fromMs: 0, untilMs: 366 * 86_400_000, kind: 'holiday', note: '' }], []],
    ['windows', [{ fromMs: 0, untilMs: 366 * 86_400_000 + 1, kind: 'holiday', note: '' }], ['windows.0.untilMs tooManyDays']],
    ['windows', [{ fromMs: NaN, untilMs: NaN, kind: 'holiday', note: '' }], ['windows.0.fromMs noDay']],
    ['windows', [{ fromMs: 5, untilMs: NaN, kind: 'holiday', note: '' }], ['windows.0.untilMs noDay']],
    ['eras', [{ slot: 1, atMs: NaN, what: 'serviced', note: '' }], ['eras.0.atMs noDay']],
    ['tariffs', [{ ...calendar, holidays: ['2026-12-25', ''] }], ['tariffs.0.holidays.1 noDay']],
    ['dataSheets', [{ ...sheet, points: [{ flowM3min: NaN, powerKW: 20 }] }], ['dataSheets.0.points.0.flowM3min noNumber']],
    ['tariffs', [{ ...flat, since: '' }], ['tariffs.0.since noDay']],
    ['tariffs', [{ since, kind: 'series', series: '' }], ['tariffs.0.series seriesRequired']],
    [
      'tariffs',
      [{ ...calendar, windows: [{ ...window, name: '', days: [], from: '6', until: '' }], otherwise: { name: '', perKWh: 0 } }],
      [
        'tariffs.0.windows.0.name nameRequired',
        'tariffs.0.windows.0.days noWeekday',
        'tariffs.0.windows.0.from noQuarterHour',
        'tariffs.0.windows.0.until noQuarterHour',
        'tariffs.0.otherwise.name nameRequired',
      ],
    ],
    [
      'dataSheets',
      [sheet, { ...sheet, slot: 2 }, { ...sheet, powerKW: -1 }],
      ['dataSheets.2.since sinceTwice', 'dataSheets.2.powerKW negativeNumber'],
    ],
    ['tariffs', [flat, { ...calendar, since: '2026-07-01' }, { since: '2027-01-01', kind: 'series', series: 'spot' }], []],
    ['tariffs', [{ ...flat, perKWh: -0.1 }], []],
    ['tariffs', [flat, calendar], ['tariffs.1.since sinceTwice']],
    [
      'tariffs',
      [{ ...flat, perKWh: NaN, demand: { perKW: -1, per: 'year' } }],
      ['tariffs.0.perKWh noNumber', 'tariffs.0.demand.perKW negativeNumber'],
    ],
    [
      'tariffs',
      [{ ...calendar, windows: [{ ...window, perKWh: Infinity, until: '06:00' }], otherwise: { name: 'night', perKWh: NaN } }],
      ['tariffs.0.windows.0.perKWh noNumber', 'tariffs.0.windows.0.until endNotAfterBegin', 'tariffs.0.otherwise.perKWh noNumber'],
    ],
    ['co2', [{ ...flat, perKWh: NaN }], ['co2.0.perKWh noNumber']],
    ['targets', [{ since, kWhPerYear: -5 }], ['targets.0.kWhPerYear negativeNumber']],
    [
      'siteMeters',
      [
        { since, series: 'Site' },
        { since: '2026-12-01', series: '' },
      ],
      ['siteMeters.1.series nameRequired'],
    ],
    ['baselines', [baseline, { ...baseline, note: '' }], []],
    [
      'baselines',
      [
        { ...baseline, first: 'May', author: '' },
        { ...baseline, last: '2025-12-31' },
      ],
      ['baselines.0.first noDay', 'baselines.0.author nameRequired', 'baselines.1.last endNotAfterBegin'],
    ],
    ['adjustments', [adjustment, { ...adjustment, until: since, kWhPerDay: -5 }], []],
    [
      'adjustments',
      [{ ...adjustment, until: '2025-12-31', kWhPerDay: NaN, note: '', author: '' }],
      [
        'adjustments.0.until endNotAfterBegin',
        'adjustments.0.kWhPerDay noNumber',
        'adjustments.0.note nameRequired',
        'adjustments.0.author nameRequired',
      ],
    ],
    ['leakChanges', [{ since, note: '', author: '', enteredMs: 1 }], ['leakChanges.0.author nameRequired']],
    [
      'heat',
      [
        { since, circuit: 'airPipes', machines: [], usedShare: 1.1, recoverableShare: -1, seasonMonths: 13, form: {} },
        { since, circuit: 'airPipes', machines: [], usedShare: 0, temperatureDegC: -1, companyGWh: -1, form: {} },
      ],
      [
        'heat.1.since sinceTwice',
        'heat.0.recoverableShare outOfRange',
        'heat.0.usedShare outOfRange',
        'heat.0.seasonMonths outOfRange',
        'heat.1.temperatureDegC negativeNumber',
        'heat.1.companyGWh negativeNumber',
      ],
    ],
    [
      'measures',
      [
        { measure: 'leaks', slots: [], state: 'open', note: '', author: 'A', enteredMs: 1 },
        { measure: 'leaks', slots: [], state: 'done', note: '', author: 'A', enteredMs: 1 },
        { measure: 'leaks', slots: [], state: 'dropped', on: 'May', note: '', author: '', enteredMs: 1 },
        { measure: 'leaks', slots: [], state: 'decided', investment: -1, lifeYears: 101, note: '', author: 'A', enteredMs: 1 },
      ],
      [
        'measures.1.on noDay',
        'measures.2.on noDay',
        'measures.2.note nameRequired',
        'measures.2.author nameRequired',
        'measures.3.investment negativeNumber',
        'measures.3.lifeYears outOfRange',
      ],
    ],
    [
      'valuations',
      [
        { since, interest: 0.05, priceChange: -0.02, author: 'A', enteredMs: 1 },
        { since, interest: 1.1, priceChange: -2, author: '', enteredMs: 1 },
      ],
      [
        'valuations.1.since sinceTwice',
        'valuations.1.interest outOfRange',
        'valuations.1.priceChange outOfRange',
        'valuations.1.author nameRequired',
      ],
    ],
    ['dayTypes', [{ of: 'flow', hours: [], name: '', enteredMs: 1 }], ['dayTypes.0.name nameRequired']],
    [
      'flowSensors',
      [
        { since, share: 0 },
        { since: '2026-02-01', share: 1 },
        { since: '2026-03-01', share: -0.1 },
      ],
      ['flowSensors.2.share outOfRange'],
    ],
    ['nightUse', [{ ...use, fromHour: 0, untilHour: 24 }], []],
    ['nightUse', [{ ...use, fromHour: 24, untilHour: 0 }], []],
    ['nightUse', [{ ...use, fromHour: -1, untilHour: 25 }], ['nightUse.0.fromHour outOfRange', 'nightUse.0.untilHour outOfRange']],
    ['heat', [{ since, circuit: 'airPipes', machines: [], usedShare: 0, form: {} }], []],
    ['heat', [{ ...heat, recoverableShare: 0, usedShare: 1, temperatureDegC: 0, seasonMonths: 0, companyGWh: 0 }], []],
    ['heat', [{ ...heat, recoverableShare: 1, usedShare: 0, temperatureDegC: 65, seasonMonths: 12, companyGWh: 2.5 }], []],
    ['heat', [{ ...heat, recoverableShare: 1.1, usedShare: -0.1 }], ['heat.0.recoverableShare outOfRange', 'heat.0.usedShare outOfRange']],
    ['heat', [{ ...heat, seasonMonths: -1 }], ['heat.0.seasonMonths outOfRange']],
    [
      'measures',
      [
        { ...measure, investment: 0, lifeYears: 0 },
        { ...measure, lifeYears: 100 },
      ],
      [],
    ],
    ['measures', [{ ...measure, lifeYears: -1 }], ['measures.0.lifeYears outOfRange']],
    [
      'valuations',
      [
        { since, interest: 0, priceChange: -1, author: 'A', enteredMs: 1 },
        { since: '2026-02-01', interest: 1, priceChange: 1, author: 'A', enteredMs: 1 },
        { since: '2026-03-01', interest: -0.1, priceChange: 1.1, author: 'A', enteredMs: 1 },
      ],
      ['valuations.2.interest outOfRange', 'valuations.2.priceChange outOfRange'],
    ],
  ])('of %s: %j has the problems %j', (list, rows, expected) => {
    expect(problemsOf(list, rows as PlantData[typeof list])).toEqual(expected);
  });

  it('names the entry of each problem', () => {
    fc.assert(
      fc.property(anyPlantSettings, (plant) => {
        for (const { field } of settingsProblems('plant', plant, context)) {
          const [list, place] = field.split('.');
          expect(plant[list as keyof PlantData].rows[Number(place)]).toBeDefined();
        }
      }),
    );
  });
});
