import { slotCount, statusBit } from '../../core/compressor/index.ts';
import {
  type Channel,
  compressorChannel,
  type MachineTotals,
  plantChannel,
  type PreparedTotals,
  type RangeTotals,
  type SampleTable,
  tableBuilder,
  type TimeSpan,
} from '../../core/samples/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { nextTurn } from '../nextTurn.ts';
import { quarterHourMs } from './quarterRecords.ts';

/** From one row to the next. */
export const flowPeriodS = 300;
const flowPeriodMs = flowPeriodS * msPerSecond;
const secondsPerMinute = 60;
/** A mean of less than half a quarter hour is missing. */
const leastKnownS = quarterHourMs / msPerSecond / 2;
/** Quarter hours before others take their turn. */
const quartersATurn = 96;

const meanM3min = (volumeM3: number, knownS: number) => (knownS >= leastKnownS ? (volumeM3 / knownS) * secondsPerMinute : NaN);
const flowOf = ({ plant }: RangeTotals) => meanM3min(plant.volumeFlowM3, plant.volumeFlowS);
const deliveryOf = ({ plant }: RangeTotals) => meanM3min(plant.deliveredM3, plant.deliveredS);

/** Status word of a machine that ran, or that is known to have stood all the time; NaN when neither is known. */
function statusOf({ loadS, noLoadS, errorS, noDataS }: MachineTotals): number {
  if (loadS + noLoadS > 0) return statusBit.on | statusBit.running;
  return errorS + noDataS > 0 ? NaN : statusBit.on;
}

const slots = Array.from({ length: slotCount }, (_, slot) => slot);
const statusChannels = slots.map((slot) => compressorChannel('status', slot + 1));

/** The mean flow of each whole quarter hour of a range, and which machines ran in it, as rows of five minutes: what `estimateLeak` looks at. */
export async function quarterFlows(prepared: PreparedTotals, { fromMs, untilMs }: TimeSpan): Promise<SampleTable> {
  const quarters: RangeTotals[] = [];
  for (let atMs = Math.ceil(fromMs / quarterHourMs) * quarterHourMs; atMs + quarterHourMs <= untilMs; atMs += quarterHourMs) {
    quarters.push(prepared.totals({ fromMs: atMs, untilMs: atMs + quarterHourMs }));
    if (quarters.length % quartersATurn === 0) await nextTurn();
  }
  const isFlowLogged = quarters.some(({ plant }) => plant.volumeFlowS > 0);
  const flow: readonly [Channel, (of: RangeTotals) => number] = isFlowLogged
    ? [plantChannel('volumeFlowM3min'), flowOf]
    : [plantChannel('deliveryVolumeM3min'), deliveryOf];
  const builder = tableBuilder([flow[0], ...statusChannels]);
  for (const quarter of quarters) {
    const values = [flow[1](quarter), ...quarter.machines.map(statusOf)];
    for (let afterMs = 0; afterMs < quarterHourMs; afterMs += flowPeriodMs) builder.append(quarter.fromMs + afterMs, values);
  }
  return builder.table();
}
