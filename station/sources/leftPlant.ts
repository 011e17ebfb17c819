import { type PlantState, startPlant, underEvents } from '../../core/plant/index.ts';
import type { SimulatedPlant } from './restorePlant.ts';

const kind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** The same fields with the same kinds of values, all the way down. */
function hasShapeOf(value: unknown, model: unknown): boolean {
  if (kind(value) !== kind(model)) return false;
  if (typeof value !== 'object' || value === null || typeof model !== 'object' || model === null) return true;
  const [fields, modelFields] = [Object.entries(value), Object.entries(model)];
  return fields.length === modelFields.length && modelFields.every(([name, of]) => hasShapeOf(Reflect.get(value, name), of));
}

const hasSchedule = ({ schedule }: Partial<PlantState>) => Array.isArray(schedule?.on);

/** The plant as it was left, under the events that it has now; undefined where it is another version's. */
export function leftPlant(state: PlantState, { config, seed }: SimulatedPlant): PlantState | undefined {
  const left = hasSchedule(state) ? underEvents(config, state) : state;
  return hasShapeOf(left, startPlant(config, { seed, atMs: 0 })) ? left : undefined;
}
