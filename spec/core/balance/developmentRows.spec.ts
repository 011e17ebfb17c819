import { describe, expect, it } from '@jest/globals';
import { developmentCoverage, developmentRows, type StepPeriod, type StepValues } from '../../../core/balance/index.ts';

const dayMs = 86_400_000;
const tariff = { ratePerKWh: 0.25, co2KgPerKWh: 0.4 };
const leaked = (leakedM3: number | undefined, leakageCost = leakedM3 === undefined ? undefined : leakedM3 / 40) => ({
  leakedM3,
  leakageCost,
});
const valuesOf = (over: Partial<StepValues> = {}): StepValues => ({
  energyKWh: 1000,
  energyLoadKWh: 900,
  volumeM3: 10_000,
  coverage: 1,
  ...over,
});
const day = (i: number, of: StepValues | undefined): StepPeriod => ({
  period: { firstDay: `2026-11-0${i + 1}`, range: { fromMs: i * dayMs, untilMs: (i + 1) * dayMs }, isWhole: true },
  values: of,
});

describe('the rows of a development', () => {
  it('have energy with its parts, cost and CO2, volume and its leaked part', () => {
    const [row] = developmentRows([day(0, valuesOf())], leaked(500), tariff);
    expect(row).toMatchObject({
      energyLoadKWh: 900,
      energyNoLoadKWh: 100,
      energyKWh: 1000,
      costLoad: 225,
      costNoLoad: 25,
      cost: 250,
      co2Kg: 400,
      volumeM3: 10_000,
      usedM3: 9500,
      leakedM3: 500,
      leakageCost: 12.5,
      coverage: 1,
    });
  });

  it('spread leakage and its cost over the time that is known, as far as there was air, and add up to the whole', () => {
    const steps = [
      day(0, valuesOf({ energyKWh: 700 })),
      day(1, valuesOf({ coverage: 0.5 })),
      day(2, valuesOf({ volumeM3: 100 })),
      day(3, valuesOf({ coverage: 0, volumeM3: 0 })),
    ];
    const rows = developmentRows(steps, leaked(1000, 30), tariff);
    expect(rows.map(({ leakedM3, leakageCost }) => [leakedM3, leakageCost])).toEqual([
      [600, 18],
      [300, 9],
      [100, 3],
      [0, 0],
    ]);
  });

  it('know no leakage before all have come, and none without one', () => {
    expect(developmentRows([day(0, valuesOf()), day(1, undefined)], leaked(1000), tariff).map(({ leakedM3 }) => leakedM3)).toEqual([
      undefined,
      undefined,
    ]);
    expect(developmentRows([day(0, valuesOf())], leaked(undefined), tariff)[0]).toMatchObject({ leakedM3: undefined, usedM3: 10_000 });
  });

  it('know no leakage, nor what was used, where it is not reported how much is known', () => {
    const rows = developmentRows([day(0, valuesOf({ coverage: undefined }))], leaked(1000), tariff);
    expect(rows).toMatchObject([{ volumeM3: 10_000, leakedM3: undefined, usedM3: undefined, energyKWh: 1000, coverage: undefined }]);
    expect(developmentCoverage(rows)).toBeUndefined();
    expect(developmentRows([day(0, valuesOf({ coverage: undefined }))], leaked(undefined), tariff)[0]?.usedM3).toBe(10_000);
  });

  it('of a day without data have no figures and a coverage of 0; of one that has not come, none either', () => {
    const nothing = valuesOf({ energyKWh: undefined, energyLoadKWh: undefined, volumeM3: undefined, coverage: 0 });
    const rows = developmentRows([day(0, nothing), day(1, undefined), day(2, valuesOf())], leaked(1000), tariff);
    expect(rows.map(({ energyKWh, cost, volumeM3, coverage }) => [energyKWh, cost, volumeM3, coverage])).toEqual([
      [undefined, undefined, undefined, 0],
      [undefined, undefined, undefined, undefined],
      [1000, 250, 10_000, 1],
    ]);
  });
});

describe('the coverage of all rows', () => {
  it('is that of their time', () => {
    const half = {
      ...day(1, valuesOf({ coverage: 0 })),
      period: { ...day(1, undefined).period, range: { fromMs: dayMs, untilMs: 1.5 * dayMs } },
    };
    expect(developmentCoverage(developmentRows([day(0, valuesOf()), half], leaked(0), tariff))).toBeCloseTo(2 / 3, 12);
  });

  it('is not known before all have come, and not without any', () => {
    expect(developmentCoverage(developmentRows([day(0, valuesOf()), day(1, undefined)], leaked(0), tariff))).toBeUndefined();
    expect(developmentCoverage([])).toBeUndefined();
  });
});
