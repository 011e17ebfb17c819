import { amountOf, type Figure, productOf, ratioOf } from '../figures/index.ts';

/** Air that a plant or machine delivered, what of it leaked, and what making it all took. */
export interface LeakageBasis {
  readonly volumeM3: Figure;
  readonly leakedM3: Figure;
  readonly energyKWh: Figure;
  /** Of the energy, in the station's currency. */
  readonly cost: Figure;
  readonly co2Kg: Figure;
}

/** What the leaked part of the air took. */
export interface LeakageShare {
  /** Leaked per delivered volume, 0..1. */
  readonly leakedRatio: Figure;
  readonly leakedEnergyKWh: Figure;
  readonly leakageCost: Figure;
  readonly leakageCo2Kg: Figure;
}

/**
 * The share of energy, cost and CO2 that went into leaked air: each times leaked volume / delivered volume.
 * Undefined where nothing was delivered, more leaked than was delivered, or a value is missing or negative.
 */
export function leakageShare({ volumeM3, leakedM3, energyKWh, cost, co2Kg }: LeakageBasis): LeakageShare {
  const ratio = ratioOf(amountOf(leakedM3), amountOf(volumeM3));
  const leakedRatio = ratio !== undefined && ratio <= 1 ? ratio : undefined;
  const leakedPart = (whole: Figure) => productOf(leakedRatio, amountOf(whole));
  return { leakedRatio, leakedEnergyKWh: leakedPart(energyKWh), leakageCost: leakedPart(cost), leakageCo2Kg: leakedPart(co2Kg) };
}
