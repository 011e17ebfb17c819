import type { EnergyModel } from './energyModel.ts';
import { shareOfDay } from './EnergyAdjustment.ts';
import type { PerformanceDay } from './PerformanceDay.ts';
import { expectedOf, savingSum } from './savings.ts';

/** What a day of 24 h of a volume needs as its baseline has it, and between what 90 % of such days lie. */
export interface ExpectedPoint {
  readonly volumeM3: number;
  readonly expectedKWh: number;
  readonly low: number;
  readonly high: number;
}

/** Parts that a line with its band is drawn of. */
const parts = 24;

const meanOf = (values: readonly (number | undefined)[]): number | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** The line of a model from the least to the greatest volume of the days, its further variables as they are in the mean of the baseline. */
export function expectedLine(model: EnergyModel, baseline: readonly PerformanceDay[], report: readonly PerformanceDay[]) {
  const volumes = [...baseline, ...report].map((day) => day.volumeM3 / shareOfDay(day));
  const least = volumes.reduce((a, b) => Math.min(a, b), Infinity);
  const greatest = volumes.reduce((a, b) => Math.max(a, b), -Infinity);
  const even = Array.from({ length: parts + 1 }, (_, i) => least + ((greatest - least) * i) / parts);
  const change = model.changeM3 === undefined ? [] : [model.changeM3];
  const mean = {
    day: baseline[0]!.day,
    hours: 24,
    energyKWh: 0,
    pressureBar: model.pressureRefBar,
    temperatureC: meanOf(baseline.map(({ temperatureC }) => temperatureC)),
    production: meanOf(baseline.map((day) => (day.production === undefined ? undefined : day.production / shareOfDay(day)))),
  };
  return [...even, ...change]
    .sort((a, b) => a - b)
    .map((volumeM3): ExpectedPoint => {
      const day = { ...mean, volumeM3 };
      const expectedKWh = expectedOf(model, day, []);
      const running = savingSum(model);
      running.add(day, 0);
      const { half } = running.sum;
      return { volumeM3, expectedKWh, low: expectedKWh - half, high: expectedKWh + half };
    });
}
