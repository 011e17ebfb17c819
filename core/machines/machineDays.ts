import {
  type Channel,
  type Column,
  compressorChannel,
  machineRuns,
  plantChannel,
  type SampleTable,
  settledRow,
  type StatusRun,
} from '../samples/index.ts';
import { msPerHour, msPerMinute, msPerSecond, type PlantDay } from '../time/index.ts';

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

/** What a day of the plant says of a compressor; the first minute after each loading and unloading is left out. */
export interface MachineDay {
  /** 1..10 */
  readonly slot: number;
  readonly day: PlantDay;
  /** By flow, those that there are. */
  readonly classes: readonly LoadClass[];
  /** Smallest and largest sample on load; a delivery that never varies is a nominal one. */
  readonly deliveryM3min: ValueSpan;
  readonly noLoadS: number;
  readonly noLoadKWh: number;
}

/** Both ends are reached. */
export interface ValueSpan {
  readonly min: number;
  readonly max: number;
}

/** Width of a class of flow. */
export const flowStepM3min = 0.5;
const secondsPerHour = msPerHour / msPerSecond;
const secondsPerMinute = msPerMinute / msPerSecond;

/** No compressor delivers more than that many steps. */
const maxStep = 4000;

/** The class of a flow above 0; quicker than rounding. */
const stepOf = (flowM3min: number) => Math.trunc(flowM3min / flowStepM3min + 0.5);

/** What is added up of a class, one behind the other. */
const sumAt = { rows: 0, powerKW: 1, flowM3min: 2, pressureBar: 3 } as const;
const sumCount = 4;

/** The columns of a compressor; NaN where one is missing. */
interface LoadColumns {
  readonly power: Column;
  readonly delivery: Column;
  /** Behind the machine; where it has no value that of the network counts. */
  readonly line: Column;
  readonly system: Column;
}

/** Adds the rows of a run on load to the sums of their classes and to the extremes of the delivery. */
function addLoads(
  { power, delivery, line, system }: LoadColumns,
  from: number,
  until: number,
  sums: Float64Array,
  span: Float64Array,
): void {
  let min = span[0]!;
  let max = span[1]!;
  for (let row = from; row < until; row++) {
    const powerKW = power[row]!;
    const flowM3min = delivery[row]!;
    let pressureBar = line[row]!;
    if (Number.isNaN(pressureBar)) pressureBar = system[row]!;
    if (!(flowM3min > 0 && powerKW > 0) || Number.isNaN(pressureBar)) continue;
    if (flowM3min < min) min = flowM3min;
    if (flowM3min > max) max = flowM3min;
    const step = stepOf(flowM3min);
    if (step > maxStep) continue;
    const at = step * sumCount;
    sums[at + sumAt.rows]! += 1;
    sums[at + sumAt.powerKW]! += powerKW;
    sums[at + sumAt.flowM3min]! += flowM3min;
    sums[at + sumAt.pressureBar]! += pressureBar;
  }
  span[0] = min;
  span[1] = max;
}

/** Of the sums by step, up to that of the greatest flow, which are 0 then; `kWh` is the energy of powers that were added up. */
function takenClasses(sums: Float64Array, maxM3min: number, periodS: number, kWh: (powersKW: number) => number): readonly LoadClass[] {
  const classes: LoadClass[] = [];
  const last = Math.min(maxStep, stepOf(maxM3min));
  for (let step = 0, at = 0; step <= last; step++, at += sumCount) {
    const rows = sums[at + sumAt.rows]!;
    if (rows === 0) continue;
    classes.push({
      step,
      seconds: rows * periodS,
      energyKWh: kWh(sums[at + sumAt.powerKW]!),
      volumeM3: (sums[at + sumAt.flowM3min]! * periodS) / secondsPerMinute,
      pressureBar: sums[at + sumAt.pressureBar]! / rows,
    });
    sums.fill(0, at, at + sumCount);
  }
  return classes;
}

function dayOfSlot(
  table: SampleTable,
  slot: number,
  periodS: number,
  runs: readonly StatusRun[],
  sums: Float64Array,
): Omit<MachineDay, 'day'> | undefined {
  const none = () => new Float64Array(table.length).fill(NaN);
  const of = (channel: Channel) => table.columns.get(channel);
  const power = of(compressorChannel('electricalPowerKW', slot));
  if (power === undefined) return undefined;
  const delivery = of(compressorChannel('deliveryVolumeM3min', slot)) ?? none();
  const system = of(plantChannel('systemPressureBar')) ?? none();
  const columns: LoadColumns = { power, delivery, line: of(compressorChannel('linePressureBar', slot)) ?? system, system };
  const span = Float64Array.of(Infinity, -Infinity);
  let [noLoadRows, noLoadKW] = [0, 0];
  for (const run of runs) {
    const { untilRow, state } = run;
    if (state !== 'load' && state !== 'noLoad') continue;
    const settled = settledRow(table, run);
    if (state === 'load') {
      addLoads(columns, settled, untilRow, sums, span);
      continue;
    }
    for (let row = settled; row < untilRow; row++) {
      const powerKW = power[row]!;
      if (!(powerKW >= 0)) continue;
      noLoadRows++;
      noLoadKW += powerKW;
    }
  }
  const kWh = (powersKW: number) => (powersKW * periodS) / secondsPerHour;
  const classes = takenClasses(sums, span[1]!, periodS, kWh);
  if (classes.length === 0 && noLoadRows === 0) return undefined;
  return {
    slot,
    classes,
    deliveryM3min: { min: span[0]!, max: span[1]! },
    noLoadS: noLoadRows * periodS,
    noLoadKWh: kWh(noLoadKW),
  };
}

/** What the samples of a day say of each compressor that ran; samples without power, delivery or pressure count nowhere. */
export function machineDaysOf(table: SampleTable, day: PlantDay, periodS: number, runsOf = machineRuns(table)): readonly MachineDay[] {
  const sums = new Float64Array((maxStep + 1) * sumCount);
  return Array.from(runsOf).flatMap(([slot, runs]) => {
    const of = dayOfSlot(table, slot, periodS, runs, sums);
    return of === undefined ? [] : [{ day, ...of }];
  });
}
