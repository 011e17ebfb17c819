import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { pressluft } from './pressluft.ts';
import { findingShape, numberOrNull } from './findingShape.ts';
import { daysOf, plantFolder, zone } from './plantDays.ts';

/** A day of 24 h: of each hour three quarter hours of 100 kW, and one of 30 kW without load. */
const dayKWh = 24 * 82.5;
const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
const byTheHour = {
  since: '2026-01-01',
  kind: 'calendar',
  windows: [{ name: 'peak hours', days: workdays, from: '06:00', until: '22:00', perKWh: 0.28 }],
  otherwise: { name: 'off-peak', perKWh: 0.2 },
  demand: { perKW: 120, per: 'year' },
};
const series = { since: '2026-01-01', kind: 'series', series: 'prices.csv' };

const finding = findingShape('quarterHours');
const [number, machines] = [z.number(), z.array(z.int())];
const ofRate = { energyKWh: numberOrNull, energyNoLoadKWh: numberOrNull, cost: numberOrNull };
/** What programs read. */
const shape = z.strictObject({
  currency: z.string(),
  range: z.strictObject({ fromMs: number, untilMs: number }),
  energy: finding,
  cost: finding,
  costNoLoad: finding,
  meanPrice: finding,
  co2: finding,
  peak: finding,
  peakWithoutNoLoad: finding,
  demandCost: finding,
  byRate: z.array(
    z.strictObject({
      ...ofRate,
      kind: z.enum(['rate', 'series', 'none']),
      name: z.string(),
      perKWh: numberOrNull,
      costNoLoad: numberOrNull,
    }),
  ),
  periods: z.array(
    z.strictObject({
      firstDay: z.string(),
      energyKWh: numberOrNull,
      cost: numberOrNull,
      costByRate: z.array(numberOrNull),
      co2Kg: numberOrNull,
      peakKW: numberOrNull,
      coverage: number,
    }),
  ),
  priceFourths: z.array(z.strictObject({ ...ofRate, minPerKWh: number, maxPerKWh: number, meanPerKWh: numberOrNull })),
  peaks: z.array(
    z.strictObject({ fromMs: number, powerKW: number, noLoadKW: number, running: machines, started: machines, siteKW: numberOrNull }),
  ),
  sitePeak: z.nullable(z.strictObject({ fromMs: number, siteKW: number, stationKW: numberOrNull, coverage: number })),
  loads: z.array(z.strictObject({ fromMs: number, powerKW: numberOrNull, perKWh: numberOrNull })),
});

describe('pressluft cost', () => {
  let folder: string;
  beforeAll(() => {
    folder = plantFolder(daysOf('2026-11-20', '2026-11-21'));
    writeFileSync(join(folder, 'prices.csv'), 'start;price\n2026-11-20 00:00;0,1\n2026-11-20 01:00;-0,1\n');
    writeFileSync(join(folder, 'site.csv'), 'start;power\n2026-11-20 08:00;900\n');
    writeFileSync(join(folder, 'broken.csv'), 'start;price\n2026-11-20 00:00;0,1\n2026-11-20 00:10;0,1\n');
  });
  const run = (...more: readonly string[]) => pressluft(folder, 'cost', 'card', '--zone', zone, ...more);
  const json = async (...more: readonly string[]) => z.parse(shape, JSON.parse((await run(...more, '--format', 'json')).stdout) as unknown);
  const withTariff = (content: unknown) => {
    writeFileSync(join(folder, 'tariff.json'), typeof content === 'string' ? content : JSON.stringify(content));
    return ['--tariff', 'tariff.json'] as const;
  };

  it('has the energy and the cost of the balance at a flat rate', async () => {
    type Shown = Readonly<Record<'energyKWh' | 'cost', { readonly value: number }>>;
    const printed = (await pressluft(folder, 'balance', 'card', '--zone', zone, '--rate', '0.21', '--format', 'json')).stdout;
    const { energyKWh, cost: shownCost } = (JSON.parse(printed) as { readonly plant: Shown }).plant;
    const { energy, cost, currency } = await json('--rate', '0.21', '--currency', 'USD');
    expect([energy, cost, currency]).toMatchObject(
      [energyKWh, shownCost, 'USD'].map((of) => (typeof of === 'string' ? of : { value: of.value })),
    );
  });

  it('calculates each quarter hour at the price of its own time, and what the peak costs', async () => {
    const { cost, byRate, demandCost, peakWithoutNoLoad, periods, peaks } = await json(...withTariff({ prices: [byTheHour] }));
    const high = (16 / 24) * dayKWh;
    expect(cost).toMatchObject({ kind: 'measured', coverage: 1, n: 192 });
    expect(cost.kind === 'measured' && cost.value).toBeCloseTo(high * 0.28 + (2 * dayKWh - high) * 0.2, 6);
    expect(byRate.map(({ name, perKWh }) => [name, perKWh])).toEqual([
      ['off-peak', 0.2],
      ['peak hours', 0.28],
    ]);
    expect([demandCost, peakWithoutNoLoad]).toMatchObject([{ value: 12_000 }, { value: 100 }]);
    expect(periods.map(({ firstDay, peakKW }) => [firstDay, peakKW])).toEqual([
      ['2026-11-20', 100],
      ['2026-11-21', 100],
    ]);
    expect(peaks).toHaveLength(10);
    expect(peaks[0]).toMatchObject({ powerKW: 100, noLoadKW: 0, running: [3] });
  });

  it('has no cost where a series has no price, and says how much energy that is', async () => {
    const { cost, byRate } = await json(...withTariff({ prices: [series] }));
    expect(cost.kind === 'measured' && cost.value).toBeCloseTo(82.5 * 0.1 - 82.5 * 0.1, 9);
    expect(byRate.map(({ kind, energyKWh }) => [kind, energyKWh])).toEqual([
      ['series', 165],
      ['none', 2 * dayKWh - 165],
    ]);
  });

  it("says what the station took in the site's peak, and what each fourth of the time cost", async () => {
    const meter = ['--site-meter', 'site.csv'] as const;
    const found = await json(...withTariff({ prices: [byTheHour] }), ...meter);
    expect(found.sitePeak).toMatchObject({ siteKW: 900, stationKW: 100 });
    expect(found.priceFourths.map(({ minPerKWh, maxPerKWh }) => [minPerKWh, maxPerKWh])).toEqual([
      [0.2, 0.2],
      [0.2, 0.2],
      [0.2, 0.28],
      [0.28, 0.28],
    ]);
    const { stdout } = await run(...withTariff({ prices: [byTheHour] }), ...meter);
    expect(stdout).toMatch(/^2026-11-20 08:00 +900\.0 +100\.0 +11\.1 +0\.5$/m);
    expect(stdout).toMatch(/^dearest +0\.280 +0\.280 +/m);
    expect((await run('--site-meter', 'broken.csv')).notes.join('')).toMatch(/broken\.csv: line 3 must be a quarter hour or an hour after/);
  });

  it('prints figures with their interval and kind, rates, periods, and peaks where they are asked for', async () => {
    const { stdout } = await run(...withTariff({ prices: [byTheHour] }), '--every', 'month', '--peak');
    expect(stdout).toMatch(
      /^figure +kind +value +low +high +unit +data \[percent\]\nenergy +measured +3960\.0 +3920\.4 +3999\.6 +kWh +100\.0\n/,
    );
    expect(stdout).toMatch(/^peak hours +1320\.0 +33\.3 +0\.280 +369\.60 +/m);
    expect(stdout).toMatch(/^2026-11-01 +3960\.0 /m);
    expect(stdout).toMatch(/^2026-11-20 00:00 +100\.0 +0\.0 +--- +3/m);
    expect((await run()).stdout).not.toContain('quarter hour');
  });

  it('writes a line for each period as CSV, or for each peak', async () => {
    expect((await run('--format', 'csv')).stdout.split('\r\n').slice(0, 2)).toEqual([
      'from,energy [kWh],cost [€],CO2 [kg],peak [kW],data [percent]',
      '2026-11-20,1980.000,495.0000,752.40,100.000,100.000',
    ]);
    const peaks = (await run('--format', 'csv', '--peak')).stdout.trim().split('\r\n');
    expect([peaks.length, peaks[1]]).toEqual([11, '2026-11-19T23:00:00.000Z,100.000,0.000,,3,']);
  });

  test.each([
    ['no file', undefined, /nowhere\.json can not be read \(ENOENT\)/],
    ['no JSON', '{', /tariff\.json is no JSON/],
    [
      'no such field',
      { prices: [{ since: '2026-01-01', kind: 'flat', perKWh: 1, perKwH: 2 }] },
      /tariff\.json: prices\[0\]\.perKwH is no field/,
    ],
    ['a day twice', { prices: [byTheHour, byTheHour] }, /prices\[1\]\.since is used twice/],
    [
      'hours of no length',
      { prices: [{ ...byTheHour, windows: [{ ...byTheHour.windows[0], until: '06:00' }] }] },
      /windows\[0\]\.until can not be used/,
    ],
    [
      'no quarter hour',
      { prices: [{ ...byTheHour, windows: [{ ...byTheHour.windows[0], from: '06:10' }] }] },
      /windows\[0\]\.from must match/,
    ],
    [
      'a series with a wrong line',
      { prices: [{ ...series, series: 'broken.csv' }] },
      /broken\.csv: line 3 must be a quarter hour or an hour after/,
    ],
    ['a series without its file', { prices: [{ ...series, series: 'lost.csv' }] }, /lost\.csv can not be read \(ENOENT\)/],
  ])('says what is wrong with a tariff: %s', async (_, content, reported) => {
    const options = content === undefined ? ['--tariff', 'nowhere.json'] : withTariff(content);
    const { status, stdout, notes } = await run(...options);
    expect([status, stdout]).toEqual([1, '']);
    expect(notes.join('\n')).toMatch(reported);
  });

  it('wants whole quarter hours', async () => {
    const { status, notes } = await run('--from', '2026-11-20T06:10:00Z');
    expect([status, notes.join()]).toEqual([2, expect.stringContaining('whole quarter hours')]);
  });
});
