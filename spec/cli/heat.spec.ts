import { describe, expect, it } from '@jest/globals';
import { pressluft } from './pressluft.ts';
import { daysOf, plantFolder } from './plantDays.ts';

const berlin = ['--zone', 'Europe/Berlin'] as const;
/** Of the plant of these specs. */
const kWhADay = 1980;

interface Heat {
  readonly energyPerDayKWh: number;
  readonly daily: Readonly<Record<string, number | null>>;
  readonly yearly: Readonly<Record<string, number | null>>;
  readonly curve?: readonly { readonly at: number }[];
}
const heatOf = async (...args: readonly string[]): Promise<Heat> => {
  const { status, stdout } = await pressluft(plantFolder(daysOf('2026-11-20')), 'heat', 'card', ...berlin, '--format', 'json', ...args);
  expect(status).toBe(0);
  return JSON.parse(stdout) as Heat;
};

describe('pressluft heat', () => {
  it('calculates with the assumptions that it is given', async () => {
    const { energyPerDayKWh, daily, yearly } = await heatOf(
      ...['--circuit', 'airPipes', '--fuel', 'cityGas', '--use', '0.5', '--efficiency', '0.9', '--cold', '15', '--warm', '55'],
      ...['--price', '1.2', '--heating-value', '10', '--fuel-co2', '2.1'],
    );
    expect(energyPerDayKWh).toBeCloseTo(kWhADay, 6);
    const amount = (kWhADay * 0.94 * 0.5) / 0.9 / 10;
    expect(daily['fuelAmount']).toBeCloseTo(amount, 6);
    expect(daily['saving']).toBeCloseTo(amount * 1.2, 6);
    expect(yearly['co2Kg']).toBeCloseTo(amount * 2.1 * 365, 6);
    expect(daily['hotWaterKg']).toBeCloseTo((kWhADay * 0.94 * 0.5 * 3600) / (4.187 * 40), 6);
  });

  it('has no figure where an assumption leaves none', async () => {
    const { daily } = await heatOf('--efficiency', '0');
    expect([daily['heatKWh']! > 0, daily['saving']]).toEqual([true, null]);
  });

  it('gives the curve over an assumption', async () => {
    expect((await heatOf('--curve', 'use')).curve?.map(({ at }) => at).at(-1)).toBe(1);
    const { stdout } = await pressluft(plantFolder(daysOf('2026-11-20')), 'heat', 'card', ...berlin, '--curve', 'use');
    expect(stdout).toMatch(/^energy a day: 1,980\.0 kWh\nprojected from 1 d\n/);
    expect(stdout).toMatch(/\nsaving \[EUR\] +152\.06\* +60,000\* +0 +120,000\n/);
    expect(stdout).toMatch(/\n1\.00 +69,379\.20 +185,936\n$/);
  });
});
