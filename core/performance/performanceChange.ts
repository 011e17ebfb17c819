import { cusum, type Found, stepDeviation } from '../estimate/index.ts';
import { shareOfDay } from './EnergyAdjustment.ts';
import type { EnergyModel } from './energyModel.ts';
import { type SavingDay, savingSum } from './savings.ts';

/** Days do not scatter less than this share of their energy. */
const minScatter = 0.01;
/** The scatter of some weeks is known badly, and days resemble each other: more than usual is allowed, so that chance does not look like a change. */
const allowance = 1;
const limit = 6;

/** A change of energy that lasts. */
export interface FoundChange {
  readonly since: SavingDay;
  readonly foundOn: SavingDay;
  /** kWh a day more, with its interval. */
  readonly perDay: Pick<Found<'baseline'>, 'value' | 'low' | 'high'>;
}

/** The first change of the energy that the variables do not explain, as a CUSUM of the residuals finds it. */
export function performanceChange(model: EnergyModel, days: readonly SavingDay[]): FoundChange | undefined {
  const { fit } = model;
  const scatter = Math.max(fit.rmse, stepDeviation(fit.residuals, minScatter * Math.abs(fit.rmse / fit.cv)));
  const more = days.map((day) => -day.savingKWh / shareOfDay(day));
  const { alarm } = cusum(
    more.map((each) => each / scatter),
    allowance,
    limit,
  );
  if (alarm === undefined) return undefined;
  const lasting = days.slice(alarm.since);
  const running = savingSum(model);
  for (const day of lasting) running.add(day, day.savingKWh);
  const { value, half } = running.sum;
  const count = lasting.reduce((sum, day) => sum + shareOfDay(day), 0);
  return {
    since: days[alarm.since]!,
    foundOn: days[alarm.at]!,
    perDay: { value: -value / count, low: (-value - half) / count, high: (-value + half) / count },
  };
}
