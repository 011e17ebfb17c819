import { amountOf, type Figure, productOf, ratioOf } from '../figures/index.ts';
import { freeAirBar, secondsPerMinute } from './air.ts';

/**
 * Leak flow in m3/min by the share of load time with all consumers off: load time / total time x delivery (m3/min) of the machine on load.
 * Undefined for an empty or missing time, more load than time, or a negative value.
 */
export function leakByLoadTimeM3min(loadS: Figure, totalS: Figure, deliveryM3min: Figure): Figure {
  const share = ratioOf(amountOf(loadS), amountOf(totalS));
  return share !== undefined && share <= 1 ? productOf(share, amountOf(deliveryM3min)) : undefined;
}

/** A test by pressure decay. */
export interface PressureDecay {
  /** Receivers and pipes together. */
  readonly volumeM3: number;
  /** Gauge, at the start and at the end, with consumers and machines off. */
  readonly startBar: number;
  readonly endBar: number;
  readonly durationS: number;
}

/**
 * Leak flow in m3/min of free air by the decay of the receiver's pressure: V (p1 - p2) / (p0 t), p0 = 1 bar(a).
 * Undefined when the pressure rose, or for an empty time, a negative or missing value.
 */
export function leakByPressureDecayM3min({ volumeM3, startBar, endBar, durationS }: PressureDecay): Figure {
  const lostM3 = productOf(amountOf(volumeM3), amountOf(startBar - endBar));
  return endBar >= 0 ? ratioOf(lostM3, (freeAirBar * durationS) / secondsPerMinute) : undefined;
}
