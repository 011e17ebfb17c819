import { describe, expect, it } from '@jest/globals';
import type { MeasuresPicture } from '../../core/measures/index.ts';
import { measureIds } from '../../core/plantData/index.ts';
import { overTwoDays } from './overTwoDays.ts';

const dayPrice = { name: 'peak hours', days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '06:00', until: '22:00', perKWh: 0.3 };

describe('pressluft measures', () => {
  const { run, file, refuses } = overTwoDays('measures');
  const json = async (...more: readonly string[]) => {
    const { printed, notes } = await run('--format', 'json', ...more);
    expect(notes.filter((note) => note.includes('error'))).toEqual([]);
    return JSON.parse(printed) as MeasuresPicture;
  };

  it('looks for each measure, and makes no year of two days', async () => {
    const { rows, notFound, valuation } = await json('--low', '3');
    expect([...rows.map(({ found }) => found.measure), ...notFound.map(({ measure }) => measure)].toSorted()).toEqual(
      measureIds.toSorted(),
    );
    expect(rows.filter(({ found }) => found.money !== undefined)).toEqual([]);
    expect(notFound.find(({ measure }) => measure === 'pressure')).toMatchObject({ reason: 'tooFewDays' });
    expect(valuation).toEqual({ interest: 0.05, priceChange: 0 });
  });

  it('says in words what was looked at and why it was not found', async () => {
    const { printed } = await run();
    for (const text of ['looked at, not found', 'no lower limit is given: --low']) expect(printed).toContain(text);
    expect(printed).toMatch(/change the pressure band +too few days/);
  });

  it('writes an implementation plan, and values by the interest of a file', async () => {
    const entered = file('entered.json', {
      measures: [{ measure: 'leaks', slots: [], state: 'decided', investment: 800, lifeYears: 10, note: '', author: 'A', enteredMs: 1 }],
      valuations: [{ since: '2026-01-01', interest: 0.08, priceChange: 0, author: 'A', enteredMs: 1 }],
    });
    expect((await json('--entered', entered)).valuation).toEqual({ interest: 0.08, priceChange: 0 });
    const { printed } = await run('--format', 'csv', '--entered', entered);
    expect(printed.split('\r\n')[0]).toMatch(/^measure,machines,"saving a year, from".*net present value.*entered at$/);
  });

  it('takes consumers of the file for what is known of the night, so that dear hours can be moved', async () => {
    const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
    const nightUse = [{ name: 'dryer', since: '2020-01-01', flowM3min: 4, days, fromHour: 0, untilHour: 24 }];
    const entered = file('consumers.json', { measures: [], valuations: [], nightUse });
    const tariff = file('tariff.json', {
      prices: [{ since: '2020-01-01', kind: 'calendar', windows: [dayPrice], otherwise: { name: 'off-peak', perKWh: 0.2 } }],
    });
    const found = await json('--entered', entered, '--tariff', tariff);
    const all = [...found.rows.map((row) => row.found), ...found.notFound];
    expect(all.find(({ measure }) => measure === 'dearHours')).toMatchObject({
      facts: [{ name: 'spreadShare' }, { name: 'shiftableShare' }],
    });
  });

  refuses([
    { what: 'a season longer than a year', options: ['--season', '13'], code: 2, reported: '--season' },
    { what: 'an entered file that is missing', options: ['--entered', 'none.json'], code: 1, reported: 'none.json' },
  ]);

  it('says where an entered file is wrong', async () => {
    const wrong = file('wrong.json', { measures: [{ measure: 'prayer' }], valuations: [] });
    expect((await run('--entered', wrong)).notes.join()).toMatch(/wrong\.json.*measures/);
  });
});
