import type { EnergyModel } from './energyModel.ts';
import { levelT } from './savings.ts';

/** Empirical, of Guideline 14. */
const ashraeFactor = 1.26;

/** How far the saving of so many days can be off, as a share of it (ASHRAE Guideline 14, annex B). */
export function fractionalUncertainty(model: EnergyModel, days: number, savingShare: number): number {
  const { fit, inflation } = model;
  const width = Math.sqrt((inflation * (1 + (2 * inflation) / fit.count)) / days);
  return Math.abs((levelT(model) * ashraeFactor * fit.cv * width) / savingShare);
}
