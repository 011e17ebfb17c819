import { channels, type Column, type SampleTable } from '../samples/index.ts';
import type { ChannelSums } from './ChannelSums.ts';
import { greatestReading } from './exactSum.ts';
import { type Intervals, intervalsOf, periodMsOf } from './intervals.ts';
import { clearReadings, noReadings } from './ReadingSums.ts';
import { stateColumns, stateShares, type SummedChannel } from './stateShares.ts';
import { sumReadings } from './sumReadings.ts';

const always = { fromMs: -Infinity, untilMs: Infinity };
/** What is no quantity has no mean. */
const codes = /^(?:status|technology)@/;

const quantities = channels.filter((channel) => !codes.test(channel));

/** What has a mean: the quantities in the order of a row, and the shares of states. */
export const summedChannels: readonly SummedChannel[] = [...quantities, ...stateShares];

function sumColumn(column: Column, { quarters, firstRow, headRow, headMs, stepsMs, elapsedMs }: Intervals): ChannelSums {
  const count = quarters.length;
  const made = {
    steps: new Float64Array(count),
    sums: new Float64Array(count),
    coveredMs: new Float64Array(count),
    least: new Float32Array(count),
    greatest: new Float32Array(count),
  };
  const readings = noReadings();
  let at = 0;
  for (let quarter = 0; quarter < count; quarter++) {
    clearReadings(readings);
    const head = headRow[quarter]!;
    if (head >= 0) sumReadings(readings, column, head, 1, headMs, quarter, -greatestReading);
    const [first, behind] = [firstRow[quarter]!, firstRow[quarter + 1]!];
    sumReadings(readings, column, first, behind - first, stepsMs, first, -greatestReading);
    if (readings.least > readings.greatest) continue;
    made.steps[at] = quarters[quarter]!;
    made.sums[at] = readings.total + readings.rest;
    made.coveredMs[at] = (head < 0 ? 0 : headMs[quarter]!) + elapsedMs[behind]! - elapsedMs[first]! - readings.missingMs;
    made.least[at] = readings.least;
    made.greatest[at] = readings.greatest;
    at++;
  }
  return {
    steps: made.steps.slice(0, at),
    sums: made.sums.slice(0, at),
    coveredMs: made.coveredMs.slice(0, at),
    least: made.least.slice(0, at),
    greatest: made.greatest.slice(0, at),
  };
}

/**
 * The quarter hours of every channel that has a mean and a value, and of the machines' states; each row counts as in `totalsOf`, the latest one `lastPeriodS`.
 * None for a period that no log has.
 */
export function sumChannels(table: SampleTable, periodS: number, lastPeriodS = periodS): ReadonlyMap<SummedChannel, ChannelSums> {
  const intervals = intervalsOf(table.timesMs, table.length, always, periodMsOf(periodS), periodMsOf(lastPeriodS));
  const made = new Map<SummedChannel, ChannelSums>();
  const add = (channel: SummedChannel, column: Column) => {
    const sums = sumColumn(column, intervals);
    if (sums.steps.length > 0) made.set(channel, sums);
  };
  for (const channel of quantities) {
    const column = table.columns.get(channel);
    if (column !== undefined) add(channel, column);
  }
  for (const [share, column] of stateColumns(table)) add(share, column);
  return made;
}
