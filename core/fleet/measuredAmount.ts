import type { KnownAmount } from '../estimate/index.ts';
import { energyAccuracies } from '../leakCost/index.ts';
import { defaultSensorAccuracy } from '../machines/index.ts';

/** Of a sum of measured power a meter's class, of energy per air what the sensors of both leave; of what was calculated what rated power and state say. */
const accuracies = {
  energy: energyAccuracies.fitted,
  specific: Math.hypot(defaultSensorAccuracy.power, defaultSensorAccuracy.flow),
  estimated: energyAccuracies.rule,
} as const;

/** A figure of a month with the interval that measuring leaves. */
export function measuredAmount(value: number, of: 'energy' | 'specific', isEstimated: boolean): KnownAmount {
  const share = isEstimated ? accuracies.estimated : accuracies[of];
  return { kind: isEstimated ? 'rule' : 'measured', value, low: value * (1 - share), high: value * (1 + share) };
}
