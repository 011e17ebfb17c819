import { slotCount } from '../compressor/index.ts';
import { keysOf } from '../records/index.ts';
import { compressorChannel, plantChannel, type Column, type SampleTable } from '../samples/index.ts';
import type { Intervals } from './intervals.ts';
import { type SlotSums, slotSums } from './SlotSums.ts';
import { cleared, type SumScratch, sumScratch } from './SumScratch.ts';
import { type Activity, type MachineColumns, sumMachine } from './sumMachine.ts';
import { plantFields, sumPlant } from './sumPlant.ts';

const plantQuantities = keysOf(plantFields);

/** By row: 1 where a machine is known to stand and none runs or may run. */
function rowsStanding({ standing, running }: Activity, length: number): Uint8Array {
  const rows = new Uint8Array(length);
  let standingCount = 0;
  let runningCount = 0;
  for (let row = 0; row < length; row++) {
    standingCount += standing[row]!;
    runningCount += running[row]!;
    rows[row] = standingCount > 0 && runningCount === 0 ? 1 : 0;
  }
  return rows;
}

/**
 * Adds the sums of a table by slot, 0 being the plant, to `into`: one record for each quarter hour of the intervals when `apart`, or one for all.
 * A slot without columns is left as it is.
 */
export function sumTable(
  { columns, length, timesMs }: SampleTable,
  intervals: Intervals,
  into: (SlotSums | undefined)[],
  apart: boolean,
  scratch: Pick<SumScratch, 'standing' | 'running'> = sumScratch(length),
): void {
  const records = apart ? intervals.quarters.length : 1;
  const activity: Activity = { standing: cleared(scratch.standing, length + 1), running: cleared(scratch.running, length + 1) };
  let missing: Column | undefined;
  const orMissing = (column: Column | undefined) => column ?? (missing ??= new Float32Array(length).fill(NaN));

  for (let slot = 1; slot <= slotCount; slot++) {
    const statuses = columns.get(compressorChannel('status', slot));
    const powersKW = columns.get(compressorChannel('electricalPowerKW', slot));
    const deliveriesM3min = columns.get(compressorChannel('deliveryVolumeM3min', slot));
    if ((statuses ?? powersKW ?? deliveriesM3min) === undefined) continue;
    const machine: MachineColumns = {
      statuses: orMissing(statuses),
      powersKW: orMissing(powersKW),
      deliveriesM3min: orMissing(deliveriesM3min),
    };
    sumMachine(timesMs, machine, intervals, activity, (into[slot] ??= slotSums(slot, records)), apart);
  }
  const areStanding = rowsStanding(activity, length);
  for (const quantity of plantQuantities) {
    const column = columns.get(plantChannel(quantity));
    if (column !== undefined) sumPlant(column, plantFields[quantity], intervals, areStanding, (into[0] ??= slotSums(0, records)), apart);
  }
}
