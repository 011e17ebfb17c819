import { inputOfId } from '../inputFile/index.ts';
import { type LimitSettings, longestLimitDelayS, type PointLimits } from './limits.ts';
import type { SettingsMessage } from './message.ts';
import { amountProblem, rangeProblem } from './numberProblem.ts';

/** Id of the pressure behind the station among the points that can have limits; analog inputs have the ids of `inputId`. */
export const networkPressureId = 'networkPressure';

const isPoint = (id: string) => id === networkPressureId || inputOfId(id) !== undefined;

function pointProblem(points: readonly PointLimits[], place: number): SettingsMessage | undefined {
  const { point } = points[place]!;
  if (!isPoint(point)) return { code: 'unknownPoint' };
  return points.findIndex((other) => other.point === point) < place ? { code: 'pointTwice' } : undefined;
}

function upperProblem({ hasLower, lower, hasUpper, upper }: PointLimits): SettingsMessage | undefined {
  if (!hasUpper) return undefined;
  if (!Number.isFinite(upper)) return { code: 'noNumber' };
  return hasLower && lower >= upper ? { code: 'lowerNotBelowUpper' } : undefined;
}

/** Wider, a value between the limits could never end a violation. */
function hysteresisProblem({ hasLower, lower, hasUpper, upper, hysteresis }: PointLimits): SettingsMessage | undefined {
  const isTooWide = hasLower && hasUpper && lower < upper && hysteresis >= upper - lower;
  return amountProblem(hysteresis) ?? (isTooWide ? { code: 'hysteresisTooWide' } : undefined);
}

/** What is wrong with the places that are taken. */
export function limitsProblems({ points }: LimitSettings): readonly (readonly [field: string, message: SettingsMessage | undefined])[] {
  return points.flatMap((limits, place) =>
    limits.point === ''
      ? []
      : ([
          [`points.${place}.point`, pointProblem(points, place)],
          [`points.${place}.lower`, limits.hasLower && !Number.isFinite(limits.lower) ? { code: 'noNumber' } : undefined],
          [`points.${place}.upper`, upperProblem(limits)],
          [`points.${place}.hysteresis`, hysteresisProblem(limits)],
          [`points.${place}.delayS`, rangeProblem(limits.delayS, 0, longestLimitDelayS)],
        ] as const),
  );
}
