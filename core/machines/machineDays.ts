import { type Column, columnsOf, compressorChannel, machineRuns, plantChannel, type SampleTable, settledRow } from '../samples/index.ts';
import { msPerHour, msPerSecond, type PlantDay } from '../time/index.ts';
import { addClasses, type LoadClass, noClasses, takenClasses, type ValueSpan } from './loadClasses.ts';
import type { LoadColumns } from './LoadColumns.ts';
import { addLoads, noLoads, type OnLoadSums, onLoadSums } from './onLoadSums.ts';

/** What a day of the plant says of a compressor; the first minute after each loading and unloading is left out. */
export interface MachineDay {
  /** 1..10 */
  readonly slot: number;
  readonly day: PlantDay;
  /** By flow, those that there are. */
  readonly classes: readonly LoadClass[];
  /** Smallest and largest sample on load; a delivery that never varies is a nominal one. */
  readonly deliveryM3min: ValueSpan;
  readonly onLoad: OnLoadSums;
  readonly noLoadS: number;
  readonly noLoadKWh: number;
}

const secondsPerHour = msPerHour / msPerSecond;

/** The power without load of a run: of how many rows it is known, and their sum. */
function noLoadOf(power: Column, from: number, until: number): readonly [rows: number, powersKW: number] {
  let rows = 0;
  let powersKW = 0;
  for (let row = from; row < until; row++) {
    const powerKW = power[row]!;
    if (!(powerKW >= 0)) continue;
    rows++;
    powersKW += powerKW;
  }
  return [rows, powersKW];
}

/** What the samples of a day say of each compressor that ran; samples without power or pressure count nowhere, those without delivery in no class. */
export function machineDaysOf(table: SampleTable, day: PlantDay, periodS: number, runsOf = machineRuns(table)): readonly MachineDay[] {
  const column = columnsOf(table);
  const [network, flow] = [column(plantChannel('systemPressureBar')), column(plantChannel('volumeFlowM3min'))];
  const classSums = noClasses();
  return Array.from(runsOf).flatMap(([slot, runs]): readonly MachineDay[] => {
    const columns: LoadColumns = {
      power: column(compressorChannel('electricalPowerKW', slot)),
      delivery: column(compressorChannel('deliveryVolumeM3min', slot)),
      line: column(compressorChannel('linePressureBar', slot)),
      network,
      flow,
    };
    const sums = noLoads();
    let [noLoadRows, noLoadKW] = [0, 0];
    for (const run of runs) {
      const { untilRow, state } = run;
      if (state !== 'load' && state !== 'noLoad') continue;
      const settled = settledRow(table, run);
      if (state === 'load') {
        addLoads(sums, columns, settled, untilRow);
        addClasses(classSums, columns, settled, untilRow);
        continue;
      }
      const [rows, powersKW] = noLoadOf(columns.power, settled, untilRow);
      noLoadRows += rows;
      noLoadKW += powersKW;
    }
    const onLoad = onLoadSums(sums);
    const { classes, span } = takenClasses(classSums, periodS);
    if (onLoad.count === 0 && noLoadRows === 0) return [];
    const noLoad = { noLoadS: noLoadRows * periodS, noLoadKWh: (noLoadKW * periodS) / secondsPerHour };
    return [{ slot, day, classes, deliveryM3min: span, onLoad, ...noLoad }];
  });
}
