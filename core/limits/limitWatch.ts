import type { InputFunction } from '../inputs/index.ts';
import type { LimitSettings, PointLimits } from '../settings/index.ts';
import { msPerSecond } from '../time/index.ts';
import { type Bound, bounds, limitBit, type LimitId, limitOfBit } from './limitFault.ts';
import { limitPointOf, type LimitReading } from './limitPoints.ts';
import { limitKept, type LimitState, limitViolated, nextLimitState } from './limitState.ts';

/** A limit that is violated. */
export interface Violation extends LimitId {
  readonly bitIndex: number;
  /** Id of the point. */
  readonly point: string;
  readonly quantity: InputFunction;
  readonly limit: number;
  /** Now; undefined while it is missing. */
  readonly value: number | undefined;
  readonly isSent: boolean;
}

/** Watches the limits of measuring points. */
export interface LimitWatch {
  /** What is violated after a moment, by place; a point without a value stays as it was. */
  take(atMs: number, readings: ReadonlyMap<string, LimitReading>, settings: LimitSettings): readonly Violation[];
}

interface Watched {
  readonly point: string;
  readonly state: LimitState;
}

const limitOf = ({ hasLower, lower, hasUpper, upper }: PointLimits, bound: Bound): number | undefined => {
  const [isOn, limit] = bound === 'lower' ? [hasLower, lower] : [hasUpper, upper];
  return isOn ? limit : undefined;
};

/** Begins with the faults of limits that were up before, by their bits: they stay until values say that they are over. */
export function limitWatch(upBefore: readonly number[] = []): LimitWatch {
  const restored = new Set(upBefore.map((bitIndex) => limitOfBit(bitIndex)).map((id) => id && `${id.place}.${id.bound}`));
  let watched: ReadonlyMap<string, Watched> = new Map();

  const stateBefore = (key: string, point: string): Watched => {
    const before = watched.get(key);
    if (before?.point === point) return before;
    const isRestored = before === undefined && restored.delete(key);
    return { point, state: isRestored ? limitViolated : limitKept };
  };

  return {
    take(atMs, readings, { points }) {
      const next = new Map<string, Watched>();
      const violations: Violation[] = [];
      points.forEach((limits, place) => {
        const { point, hysteresis, delayS, severity, isSent } = limits;
        const quantity = limitPointOf(point)?.quantity;
        if (quantity === undefined) return;
        for (const bound of bounds) {
          const limit = limitOf(limits, bound);
          if (limit === undefined) continue;
          const key = `${place}.${bound}`;
          const before = stateBefore(key, point);
          const { value } = readings.get(point) ?? { value: undefined };
          const state = nextLimitState(before.state, { bound, limit, hysteresis, delayMs: delayS * msPerSecond }, { atMs, value });
          next.set(key, { point, state });
          const id = { place, bound, severity };
          if (state.isViolated) violations.push({ ...id, bitIndex: limitBit(id), point, quantity, limit, value, isSent });
        }
      });
      watched = next;
      restored.clear();
      return violations;
    },
  };
}
