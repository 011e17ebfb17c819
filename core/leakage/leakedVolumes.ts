import { amountOf, type Figure, productOf, ratioOf, sumOf } from '../figures/index.ts';
import { secondsPerMinute } from './air.ts';

/**
 * The volume that leaked in a time, m3, divided among the machines by what each delivered.
 * Never more than was delivered; undefined for a machine without volume, and for all without a flow or time.
 */
export function leakedVolumesM3(leakFlowM3min: Figure, timeS: Figure, volumesM3: readonly Figure[]): readonly Figure[] {
  const deliveredM3 = sumOf(volumesM3.map(amountOf));
  const leakedM3 = productOf(amountOf(leakFlowM3min), ratioOf(amountOf(timeS), secondsPerMinute));
  const share = deliveredM3 === 0 ? 0 : ratioOf(leakedM3, deliveredM3);
  return volumesM3.map((volumeM3) => productOf(amountOf(volumeM3), share === undefined ? undefined : Math.min(1, share)));
}
