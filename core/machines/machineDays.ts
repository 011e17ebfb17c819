import { type Column, compressorChannel, machineRuns, plantChannel, type SampleTable, type StatusRun } from '../samples/index.ts';
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

interface RowValues {
  readonly power: Column;
  readonly delivery: Column | undefined;
  readonly pressures: readonly Column[];
}

const pressureAt = ({ pressures }: RowValues, row: number) =>
  pressures.map((column) => column[row]!).find((value) => !Number.isNaN(value)) ?? NaN;

/** The rows of a run that are more than a minute behind its first; a run that the table begins with may have begun any time before. */
function settledFrom({ timesMs }: SampleTable, fromRow: number, untilRow: number): number {
  let row = fromRow;
  while (row < untilRow && timesMs[row]! - timesMs[fromRow]! < settlingMs) row++;
  return row;
}

function dayOfSlot(table: SampleTable, slot: number, periodS: number, runs: readonly StatusRun[]): Omit<MachineDay, 'day'> | undefined {
  const of = (quantity: Parameters<typeof compressorChannel>[0]) => table.columns.get(compressorChannel(quantity, slot));
  const power = of('electricalPowerKW');
  if (power === undefined) return undefined;
  const pressures = [of('linePressureBar'), table.columns.get(plantChannel('systemPressureBar'))].filter((column) => column !== undefined);
  const values: RowValues = { power, delivery: of('deliveryVolumeM3min'), pressures };
  const classes = new Map<number, { seconds: number; energyKWh: number; volumeM3: number; pressures: number }>();
  let [min, max, noLoadS, noLoadKWh] = [Infinity, -Infinity, 0, 0];
  const addLoad = (row: number) => {
    const delivery = values.delivery?.[row] ?? NaN;
    const pressure = pressureAt(values, row);
    if (!(delivery > 0 && power[row]! > 0) || Number.isNaN(pressure)) return;
    [min, max] = [Math.min(min, delivery), Math.max(max, delivery)];
    const step = Math.round(delivery / flowStepM3min);
    const sums = classes.get(step) ?? { seconds: 0, energyKWh: 0, volumeM3: 0, pressures: 0 };
    sums.seconds += periodS;
    sums.energyKWh += (power[row]! * periodS) / secondsPerHour;
    sums.volumeM3 += (delivery * periodS) / secondsPerMinute;
    sums.pressures += pressure * periodS;
    classes.set(step, sums);
  };
  for (const { fromRow, untilRow, state } of runs) {
    if (state !== 'load' && state !== 'noLoad') continue;
    for (let row = settledFrom(table, fromRow, untilRow); row < untilRow; row++) {
      if (state === 'load') addLoad(row);
      else if (power[row]! >= 0) {
        noLoadS += periodS;
        noLoadKWh += (power[row]! * periodS) / secondsPerHour;
      }
    }
  }
  if (classes.size === 0 && noLoadS === 0) return undefined;
  return {
    slot,
    classes: Array.from(classes, ([step, { pressures: sum, ...sums }]) => ({ step, ...sums, pressureBar: sum / sums.seconds })).toSorted(
      (a, b) => a.step - b.step,
    ),
    deliveryM3min: { min, max },
    noLoadS,
    noLoadKWh,
  };
}

/** What the samples of a day say of each compressor that ran; samples without power, delivery or pressure count nowhere. */
export const machineDaysOf = (table: SampleTable, day: PlantDay, periodS: number, runsOf = machineRuns(table)): readonly MachineDay[] =>
  Array.from(runsOf, ([slot, runs]) => dayOfSlot(table, slot, periodS, runs)).flatMap((of) => (of === undefined ? [] : [{ day, ...of }]));
