import type { StationReport } from '../../core/ports/index.ts';
import { applyChanges, decodePlant, numberOr, recordOr, type WireChange } from '../contract/index.ts';

/** The station's plant as it was last pushed. */
export interface PlantMirror {
  /** Takes a whole plant, with a number or without. */
  reset(message: unknown): void;
  /** Takes changes; false when they don't follow the last message, so that a whole plant is needed. Changes without numbers follow any. */
  change(message: unknown): boolean;
  clear(): void;
  /** Undefined when the plant speaks an unknown protocol generation. */
  snapshot(): StationReport | undefined;
}

const isChange = (value: unknown): value is WireChange => Array.isArray(value) && typeof value[0] === 'string';

export function plantMirror(): PlantMirror {
  let seq: number | undefined;
  let plant: unknown;
  const follows = (next: unknown) => (seq === undefined ? next === undefined : next === seq + 1);
  return {
    reset(message) {
      const whole = recordOr(message);
      seq = numberOr(whole['seq']);
      plant = whole['plant'] ?? whole;
    },
    change(message) {
      const { seq: next, changes } = recordOr(message);
      if (plant === undefined || !follows(next) || !Array.isArray(changes) || !changes.every(isChange)) return false;
      seq = numberOr(next);
      plant = applyChanges(plant, changes);
      return true;
    },
    clear() {
      seq = undefined;
      plant = undefined;
    },
    snapshot: () => decodePlant(plant),
  };
}
