import { type PlantState, startPlant } from '../../core/plant/index.ts';
import type { SimulatedPlant } from './restorePlant.ts';

const kind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** The same fields with the same kinds of values, all the way down. */
function hasShapeOf(value: unknown, model: unknown): boolean {
  if (kind(value) !== kind(model)) return false;
  if (typeof value !== 'object' || value === null) return true;
  const [fields, modelFields] = [Object.entries(value), Object.entries(model as object)];
  return (
    fields.length === modelFields.length && modelFields.every(([name, of]) => hasShapeOf((value as Record<string, unknown>)[name], of))
  );
}

/** Whether a saved state is one of this plant, and not of another version's. */
export function fitsPlant(state: PlantState, { config, seed }: SimulatedPlant): boolean {
  return hasShapeOf(state, startPlant(config, { seed, atMs: 0 }));
}
