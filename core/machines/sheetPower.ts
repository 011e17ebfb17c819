import { type Figure, ratioOf } from '../figures/index.ts';
import type { DataSheet } from '../plantData/index.ts';

type SheetFlows = Pick<DataSheet, 'flowM3min' | 'powerKW' | 'points'>;

/** A sheet's flow may be met by rounding only. */
const margin = 0.01;

/**
 * Package power that a sheet states at a flow, kW, at its own pressure. A fixed speed has one specific power at any flow; between the points of a
 * variable speed it is linear, and undefined outside of them.
 */
export function sheetPowerKW({ flowM3min, powerKW, points }: SheetFlows, atM3min: number): number | undefined {
  if (points.length === 0) return (powerKW / flowM3min) * atM3min;
  const all = [...points, { flowM3min, powerKW }].toSorted((a, b) => a.flowM3min - b.flowM3min);
  const [first, last] = [all[0]!, all.at(-1)!];
  if (atM3min < first.flowM3min * (1 - margin) || atM3min > last.flowM3min * (1 + margin)) return undefined;
  const upper = all.slice(1).find((point) => point.flowM3min >= atM3min) ?? last;
  const lower = all[all.indexOf(upper) - 1]!;
  const part = upper.flowM3min === lower.flowM3min ? 0 : (atM3min - lower.flowM3min) / (upper.flowM3min - lower.flowM3min);
  return lower.powerKW + part * (upper.powerKW - lower.powerKW);
}

/** Specific power that a sheet states at its full flow, kW/(m3/min). */
export const sheetSpecificPower = ({ flowM3min, powerKW }: Pick<DataSheet, 'flowM3min' | 'powerKW'>): Figure => ratioOf(powerKW, flowM3min);

/** Power of a sheet over the flow, with what a test and sensors tolerate. */
export interface SheetCurvePoint {
  readonly flowM3min: number;
  readonly powerKW: number;
  readonly lowKW: number;
  readonly highKW: number;
}

const curveSteps = 20;

/** At even steps from no flow up to a greatest one, where the sheet states anything; `tolerance` is a share. */
export const sheetCurve = (sheet: SheetFlows, untilM3min: number, tolerance: number): readonly SheetCurvePoint[] =>
  Array.from({ length: curveSteps + 1 }, (_, i) => (untilM3min * i) / curveSteps).flatMap((flowM3min) => {
    const powerKW = sheetPowerKW(sheet, flowM3min);
    if (powerKW === undefined) return [];
    return [{ flowM3min, powerKW, lowKW: powerKW * (1 - tolerance), highKW: powerKW * (1 + tolerance) }];
  });
