import { describe, expect, it } from '@jest/globals';
import type { HeatReport } from '../../core/heatReport/index.ts';
import { overTwoDays } from './overTwoDays.ts';

/** Of each hour 45 min with 100 kW and 15 min with 30 kW without load. */
const meanKW = 82.5;

describe('pressluft heatreport', () => {
  const { run, file, refuses } = overTwoDays('heatreport');
  const json = async (...more: readonly string[]) =>
    JSON.parse((await run(...more, '--format', 'json')).printed) as HeatReport & { readonly form?: unknown };

  it('has the heat of the days, of the circuit or of an entered share', async () => {
    const reports = [await json(), await json('--circuit', 'airPipes'), await json('--share', '0.5', '--used', '0.5')];
    expect(reports.map(({ heat }) => heat.kind)).toEqual(['rule', 'rule', 'measured']);
    const expected = [0.72, 0.94, 0.25].map((share) => 48 * meanKW * share);
    reports.forEach(({ heat }, i) => expect(heat.kind !== 'none' && heat.value).toBeCloseTo(expected[i]!, 6));
    expect(reports[0]).toMatchObject({ machines: [3], availableHPerDay: 24, isOnWeekends: true });
    expect(reports[0]!.form).toBeUndefined();
  });

  it('has no form for less than a year, and says so', async () => {
    expect((await run()).printed).toContain('The form needs a year, 365 or 366 days.');
    const refused = await run('--format', 'csv');
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.notes.join()).toContain('365 or 366 days; these are 2');
  });

  it('has no figure, and empty fields of the log, for a year of which less than half is known', async () => {
    const { printed, notes } = await run('--year', '2026');
    expect(notes.join()).toContain('no samples of 363 of 365 days');
    expect(printed).toContain('less than half of the time is known');
    const form = file('form.json', { company: 'Werk Süd', temperatureDegC: 62 });
    const csv = await run('--year', '2026', '--form', form, '--format', 'csv', '--dialect', 'sheet');
    const [heads, values, ...more] = csv.printed.replace('\uFEFF', '').trim().split('\r\n');
    expect([heads!.split(';').slice(0, 3), more]).toEqual([['Unternehmens-ID', 'Melde-ID', 'Name des Unternehmens'], []]);
    expect(values!.split(';').slice(2, 12)).toEqual(['Werk Süd', '', '', '', '', '', '', '', '62', '60 bis unter 80 °C']);
  });

  refuses([
    { what: 'a year beside days', options: ['--year', '2026', '--from', '2026-11-20'], code: 2, reported: '--year' },
    { what: 'a machine that there can not be', options: ['--of', '11'], code: 2, reported: '--of' },
    { what: 'a form that is missing', options: ['--form', 'none.json'], code: 1, reported: 'none.json' },
  ]);

  it('says which field of a form it does not know', async () => {
    expect((await run('--form', file('wrong.json', { compani: 'Werk Süd' }))).notes.join()).toContain('compani');
  });
});
