import { leakFindings } from '../../../core/leakage/leakFindings.ts';
import type { LeakFinding } from '../../../core/leakage/LeakFinding.ts';
import { leakTestFindings, testedNightUse } from '../../../core/leakage/leakTestFindings.ts';
import type { PlantConfig } from '../../../core/plant/index.ts';
import { msPerHour, msPerMinute, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { plantNights } from './plantNights.ts';
import { periodS, plantLog, withoutUse } from './restingPlant.ts';

export interface LeakWeek {
  /** By the flow of its nights, with the mean use of them. */
  readonly finding: LeakFinding;
  /** With the use that half an hour without consumers on its Saturday says. */
  readonly byTest: LeakFinding;
  readonly leakedM3min: number;
}

/** A week of a simulated plant: what its nights say of leaks, and the truth. */
export function weekOf(config: PlantConfig, seed: number, firstDay: PlantDay): LeakWeek {
  const { nights, usedM3min, leakedM3min } = plantNights(config, seed, firstDay, 7);
  const saturday = plantDayRange(shiftDay(firstDay, 5), config.zone).fromMs + 12 * msPerHour;
  const test = { fromMs: saturday, untilMs: saturday + 30 * msPerMinute };
  const tested = leakTestFindings(plantLog(withoutUse, test, seed), { range: test, periodS, nights, volume: undefined });
  const range = { fromMs: plantDayRange(firstDay, config.zone).fromMs, untilMs: plantDayRange(shiftDay(firstDay, 6), config.zone).untilMs };
  const none = { cycles: [], decays: { decays: [], longEnough: 0, farEnough: 0 }, volume: undefined };
  const known = { nights, ...none, days: 7, range };
  return {
    finding: leakFindings({ ...known, nightUseM3min: usedM3min })[0]!,
    byTest: leakFindings({ ...known, nightUseM3min: testedNightUse(tested, { nights }), nightUseSource: 'fitted' })[0]!,
    leakedM3min,
  };
}

/** A plant that leaks more at the same pressure. */
export const leakingMore = (config: PlantConfig, flowM3min: number): PlantConfig => ({
  ...config,
  leakage: { ...config.leakage, flowM3min: config.leakage.flowM3min + flowM3min },
});
