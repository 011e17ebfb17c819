import { msPerHour, msPerMinute, msPerSecond } from '../time/index.ts';
import type { LoadColumns } from './LoadColumns.ts';

/** Samples on load of about the same flow. */
export interface LoadClass {
  /** Flow in steps of `flowStepM3min`, rounded. */
  readonly step: number;
  readonly seconds: number;
  readonly energyKWh: number;
  readonly volumeM3: number;
  /** Mean gauge pressure behind the compressor or, where it is not logged, of the network. */
  readonly pressureBar: number;
}

/** Both ends are reached. */
export interface ValueSpan {
  readonly min: number;
  readonly max: number;
}

/** Width of a class of flow. */
const flowStepM3min = 0.5;
/** No compressor delivers more than that many steps. */
const maxStep = 4000;
const maxM3min = maxStep * flowStepM3min;

/** The class of a flow above 0; quicker than rounding. */
const stepOf = (flowM3min: number) => Math.trunc(flowM3min / flowStepM3min + 0.5);

/** What is added up of a class, one behind the other. */
const at = { rows: 0, powerKW: 1, flowM3min: 2, pressureBar: 3 } as const;
const size = 4;

/** Sums by class, and the smallest and largest flow so far. */
export interface ClassSums {
  readonly sums: Float64Array;
  readonly span: Float64Array;
}

/** Sums of no row, to add to. */
export const noClasses = (): ClassSums => ({ sums: new Float64Array((maxStep + 1) * size), span: Float64Array.of(Infinity, -Infinity) });

/** Adds the rows from one to before another; those without power, delivery or pressure, or with a delivery that no compressor has, count nowhere. */
export function addClasses({ sums, span }: ClassSums, { power, delivery, line, network }: LoadColumns, from: number, until: number): void {
  let min = span[0]!;
  let max = span[1]!;
  for (let row = from; row < until; row++) {
    const powerKW = power[row]!;
    const flowM3min = delivery[row]!;
    let pressureBar = line[row]!;
    if (Number.isNaN(pressureBar)) pressureBar = network[row]!;
    if (!(flowM3min > 0 && flowM3min <= maxM3min && powerKW > 0) || Number.isNaN(pressureBar)) continue;
    if (flowM3min < min) min = flowM3min;
    if (flowM3min > max) max = flowM3min;
    const first = stepOf(flowM3min) * size;
    sums[first + at.rows]!++;
    sums[first + at.powerKW]! += powerKW;
    sums[first + at.flowM3min]! += flowM3min;
    sums[first + at.pressureBar]! += pressureBar;
  }
  span[0] = min;
  span[1] = max;
}

const secondsPerHour = msPerHour / msPerSecond;
const secondsPerMinute = msPerMinute / msPerSecond;

/** The classes that have rows, and the span of flow, which is reversed where there is none; of the sums nothing is left then. */
export function takenClasses(
  { sums, span }: ClassSums,
  periodS: number,
): { readonly classes: readonly LoadClass[]; readonly span: ValueSpan } {
  const classes: LoadClass[] = [];
  const [min, max] = [span[0]!, span[1]!];
  const last = stepOf(max);
  for (let step = 0; step <= last; step++) {
    const first = step * size;
    const rows = sums[first + at.rows]!;
    if (rows === 0) continue;
    classes.push({
      step,
      seconds: rows * periodS,
      energyKWh: (sums[first + at.powerKW]! * periodS) / secondsPerHour,
      volumeM3: (sums[first + at.flowM3min]! * periodS) / secondsPerMinute,
      pressureBar: sums[first + at.pressureBar]! / rows,
    });
  }
  sums.fill(0, 0, (last + 1) * size);
  span.set([Infinity, -Infinity]);
  return { classes, span: { min, max } };
}
