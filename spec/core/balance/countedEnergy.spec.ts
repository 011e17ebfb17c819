import { describe, expect, it } from '@jest/globals';
import { balanceReportOf, type CountedEnergy, countedEnergy, energyBalanceOf } from '../../../core/balance/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { emptyTotals, type MachineTotals, type RangeTotals } from '../../../core/totals/index.ts';

const hourMs = 3_600_000;
const empty = emptyTotals(0, hourMs);
const totals = (machines: Readonly<Record<number, Partial<MachineTotals>>>): RangeTotals => ({
  ...empty,
  machines: empty.machines.map((of, i) => ({ ...of, ...machines[i + 1] })),
});
const run = (slots: readonly number[], countedKWh: number) => ({ name: 'M', slots, fromMs: 0, untilMs: hourMs, countedKWh });
const two = totals({ 1: { energyKWh: 600, powerS: 3600 }, 2: { energyKWh: 599.8, powerS: 1800 } });

describe('a counter of energy beside the sum of the power', () => {
  it.each<[string, readonly number[], number, RangeTotals, object]>([
    ['one machine', [1], 602, two, { summedKWh: 600, deviationRatio: -2 / 602, coverageRatio: 1 }],
    ['two machines of one meter', [1, 2], 1204.3, two, { summedKWh: 1199.8, deviationRatio: -4.5 / 1204.3, coverageRatio: 0.75 }],
    [
      'the whole station: the machines that have a power',
      [],
      1200,
      two,
      { summedKWh: 1199.8, deviationRatio: -0.2 / 1200, coverageRatio: 0.75 },
    ],
    ['a machine without any power beside one with', [1, 3], 600, two, { summedKWh: 600, deviationRatio: 0, coverageRatio: 0.5 }],
    ['no power at all', [3], 10, two, { summedKWh: undefined, deviationRatio: undefined, coverageRatio: 0 }],
    ['a station without any power', [], 10, empty, { summedKWh: undefined, deviationRatio: undefined, coverageRatio: undefined }],
    ['a counter that stood', [1], 0, two, { summedKWh: 600, deviationRatio: undefined, coverageRatio: 1 }],
  ])('[FIELD-4] compares %s', (_, slots, countedKWh, of, expected) => {
    const { summedKWh, deviationRatio, coverageRatio } = countedEnergy(run(slots, countedKWh), of);
    const rounded = (value: number | undefined) => value && Number(value.toPrecision(9));
    expect({ summedKWh: rounded(summedKWh), deviationRatio: rounded(deviationRatio), coverageRatio: rounded(coverageRatio) }).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, rounded(value as number | undefined)])),
    );
  });
});

it('a counter stands in a report with its deviation and its coverage to a tenth of a percent', () => {
  const counter: CountedEnergy = {
    ...{ name: 'M1', slots: [1], fromMs: 0, untilMs: 3_600_000, countedKWh: 1204.26 },
    ...{ summedKWh: 1199.84, deviationRatio: -0.003_67, coverageRatio: 0.99967 },
  };
  const balance = { ...energyBalanceOf(emptyTotals(0, 3_600_000), [], { ratePerKWh: 0.2, co2KgPerKWh: 0.4 }), counters: [counter] };
  const context = { zone: 'UTC', stationName: 'Werk', version: '1', units: defaultSettings.units };
  expect(balanceReportOf(balance, context).counters).toEqual([
    {
      ...{ name: 'M1', slots: [1], fromMs: 0, untilMs: 3_600_000, unit: 'kWh', digits: 1 },
      ...{ counted: 1204.3, summed: 1199.8, deviationPercent: -0.4, coveragePercent: 99.9 },
    },
  ]);
});
