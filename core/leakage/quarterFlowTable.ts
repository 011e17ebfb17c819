import { slotCount, statusBit } from '../compressor/index.ts';
import { type Channel, compressorChannel, plantChannel, type SampleTable, tableBuilder } from '../samples/index.ts';
import { type FlowTotals, quarterHourMs } from '../totals/index.ts';
import { msPerSecond } from '../time/index.ts';
import { secondsPerMinute } from './air.ts';

/** From one row of these flows to the next. */
export const flowPeriodS = 300;
const flowPeriodMs = flowPeriodS * msPerSecond;
const rowsAQuarter = quarterHourMs / flowPeriodMs;
/** A mean of less than half a quarter hour is missing. */
const minKnownS = quarterHourMs / msPerSecond / 2;

const meanM3min = (volumeM3: number, knownS: number) => (knownS >= minKnownS ? (volumeM3 / knownS) * secondsPerMinute : NaN);
const flowOf = ({ plant }: FlowTotals) => meanM3min(plant.volumeFlowM3, plant.volumeFlowS);
const deliveryOf = ({ plant }: FlowTotals) => meanM3min(plant.deliveredM3, plant.deliveredS);

/** Status word of a machine that ran, or that is known to have stood all the time; NaN when neither is known. */
function statusOf({ loadS, noLoadS, errorS, noDataS }: FlowTotals['machines'][number]): number {
  if (loadS + noLoadS > 0) return statusBit.on | statusBit.running;
  return errorS + noDataS > 0 ? NaN : statusBit.on;
}

const statusChannels = Array.from({ length: slotCount }, (_, i) => compressorChannel('status', i + 1));

function someFlow(quarters: Iterable<FlowTotals>): boolean {
  for (const { plant } of quarters) if (plant.volumeFlowS > 0) return true;
  return false;
}

/**
 * The mean flow of each of some quarter hours, ascending, and which machines ran in it, as rows of five minutes: what `estimateLeak` looks at.
 * The quarter hours are gone through twice; how many they will be only saves growing.
 */
export function quarterFlowTable(quarters: Iterable<FlowTotals>, expectedQuarters = 0): SampleTable {
  const isFlowLogged = someFlow(quarters);
  const flow: readonly [Channel, (of: FlowTotals) => number] = isFlowLogged
    ? [plantChannel('volumeFlowM3min'), flowOf]
    : [plantChannel('deliveryVolumeM3min'), deliveryOf];
  const builder = tableBuilder([flow[0], ...statusChannels], expectedQuarters * rowsAQuarter);
  for (const quarter of quarters) {
    const values = [flow[1](quarter), ...quarter.machines.map(statusOf)];
    for (let afterMs = 0; afterMs < quarterHourMs; afterMs += flowPeriodMs) builder.append(quarter.fromMs + afterMs, values);
  }
  return builder.table();
}
