import {
  type Channel,
  type Column,
  compressorChannel,
  machineRuns,
  plantChannel,
  type SampleTable,
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
const settlingMs = msPerMinute;
const secondsPerHour = msPerHour / msPerSecond;
const secondsPerMinute = msPerMinute / msPerSecond;

/** What is added up of a class: its values at these places, each by row. */
const sumAt = { rows: 0, powerKW: 1, flowM3min: 2, pressureBar: 3 } as const;
const sumCount = 4;

/** The columns of a compressor; NaN where one is missing. */
interface LoadColumns {
  readonly power: Column;
  readonly delivery: Column;
  /** The first one that has a value in a row counts. */
  readonly pressures: readonly [Column, Column];
}

/** The sums of a class, which are made when there are none. */
function sumsOf(classes: Map<number, Float64Array>, step: number): Float64Array {
  const sums = classes.get(step) ?? new Float64Array(sumCount);
  classes.set(step, sums);
  return sums;
}

/** Adds the rows of a run on load to their classes and to the extremes of the delivery. */
function addLoads(
  { power, delivery, pressures: [line, system] }: LoadColumns,
  from: number,
  until: number,
  classes: Map<number, Float64Array>,
  span: Float64Array,
): void {
  let step = NaN;
  let sums: Float64Array = new Float64Array(sumCount);
  let min = span[0]!;
  let max = span[1]!;
  for (let row = from; row < until; row++) {
    const powerKW = power[row]!;
    const flowM3min = delivery[row]!;
    const linePressure = line[row]!;
    const pressureBar = Number.isNaN(linePressure) ? system[row]! : linePressure;
    if (!(flowM3min > 0 && powerKW > 0) || Number.isNaN(pressureBar)) continue;
    if (flowM3min < min) min = flowM3min;
    if (flowM3min > max) max = flowM3min;
    const at = Math.round(flowM3min / flowStepM3min);
    if (at !== step) {
      step = at;
      sums = sumsOf(classes, step);
    }
    sums[sumAt.rows]! += 1;
    sums[sumAt.powerKW]! += powerKW;
    sums[sumAt.flowM3min]! += flowM3min;
    sums[sumAt.pressureBar]! += pressureBar;
  }
  span[0] = min;
  span[1] = max;
}

/** The rows of a run that are more than a minute behind its first; a run that the table begins with may have begun any time before. */
function settledFrom({ timesMs }: SampleTable, fromRow: number, untilRow: number): number {
  let row = fromRow;
  while (row < untilRow && timesMs[row]! - timesMs[fromRow]! < settlingMs) row++;
  return row;
}

function dayOfSlot(table: SampleTable, slot: number, periodS: number, runs: readonly StatusRun[]): Omit<MachineDay, 'day'> | undefined {
  const none = () => new Float64Array(table.length).fill(NaN);
  const of = (channel: Channel) => table.columns.get(channel);
  const power = of(compressorChannel('electricalPowerKW', slot));
  if (power === undefined) return undefined;
  const delivery = of(compressorChannel('deliveryVolumeM3min', slot)) ?? none();
  const system = of(plantChannel('systemPressureBar')) ?? none();
  const columns: LoadColumns = { power, delivery, pressures: [of(compressorChannel('linePressureBar', slot)) ?? system, system] };
  const classes = new Map<number, Float64Array>();
  const span = Float64Array.of(Infinity, -Infinity);
  let [noLoadRows, noLoadKW] = [0, 0];
  for (const { fromRow, untilRow, state } of runs) {
    if (state !== 'load' && state !== 'noLoad') continue;
    const settled = settledFrom(table, fromRow, untilRow);
    if (state === 'load') {
      addLoads(columns, settled, untilRow, classes, span);
      continue;
    }
    for (let row = settled; row < untilRow; row++) {
      const powerKW = power[row]!;
      if (!(powerKW >= 0)) continue;
      noLoadRows++;
      noLoadKW += powerKW;
    }
  }
  if (classes.size === 0 && noLoadRows === 0) return undefined;
  const kWh = (powers: number) => (powers * periodS) / secondsPerHour;
  return {
    slot,
    classes: [...classes]
      .toSorted(([a], [b]) => a - b)
      .map(([step, sums]) => ({
        step,
        seconds: sums[sumAt.rows]! * periodS,
        energyKWh: kWh(sums[sumAt.powerKW]!),
        volumeM3: (sums[sumAt.flowM3min]! * periodS) / secondsPerMinute,
        pressureBar: sums[sumAt.pressureBar]! / sums[sumAt.rows]!,
      })),
    deliveryM3min: { min: span[0]!, max: span[1]! },
    noLoadS: noLoadRows * periodS,
    noLoadKWh: kWh(noLoadKW),
  };
}

/** What the samples of a day say of each compressor that ran; samples without power, delivery or pressure count nowhere. */
export const machineDaysOf = (table: SampleTable, day: PlantDay, periodS: number, runsOf = machineRuns(table)): readonly MachineDay[] =>
  Array.from(runsOf, ([slot, runs]) => dayOfSlot(table, slot, periodS, runs)).flatMap((of) => (of === undefined ? [] : [{ day, ...of }]));
