import { type PlantDay, shiftDay } from '../../core/time/index.ts';
import { type ChannelSums, maxSumSteps, mergedSums, type SummedChannel } from '../../core/totals/index.ts';
import { type LatelyUsed, latelyUsed } from './latelyUsed.ts';

/** Reads the sums of days that follow each other, both ends included. */
export type ReadSums = (channel: SummedChannel, from: PlantDay, until: PlantDay) => ChannelSums;

/** A run of days that was read of a channel. */
interface ReadDays {
  readonly from: PlantDay;
  readonly until: PlantDay;
  readonly sums: ChannelSums;
}
/** The memory of all lengths of step together. */
export type SumsMemory = LatelyUsed<ReadDays>;

/** More than this is not kept of a channel: a chart's range, and as much beside it. */
const stepsKept = 2 * maxSumSteps;
/** Of the channels together: that much of each of 120, more than all lines and states of a chart. */
export const bytesKept = 32e6;

const columnsOf = ({ steps, sums, coveredMs, least, greatest }: ChannelSums) => [steps, sums, coveredMs, least, greatest];
const bytesOf = ({ sums }: ReadDays) => columnsOf(sums).reduce((bytes, { byteLength }) => bytes + byteLength, 0);
const fits = ({ sums }: ReadDays) => sums.steps.length <= stepsKept;

export const sumsMemory = (bytes = bytesKept): SumsMemory => latelyUsed(bytes, bytesOf);

/** Days that were read are not read again, so that a chart that moves waits for its new days only; `step` names the length of the steps in the memory. */
export function rememberedSums(readDays: ReadSums, kept: SumsMemory, step = ''): ReadSums {
  const grown = (channel: SummedChannel, from: PlantDay, until: PlantDay, { from: first, until: last, sums }: ReadDays): ReadDays => ({
    from: from < first ? from : first,
    until: until > last ? until : last,
    sums: mergedSums([
      ...(from < first ? [readDays(channel, from, shiftDay(first, -1))] : []),
      sums,
      ...(until > last ? [readDays(channel, shiftDay(last, 1), until)] : []),
    ]),
  });

  return (channel, from, until) => {
    const name = `${step} ${channel}`;
    const known = kept.get(name);
    if (known !== undefined && from >= known.from && until <= known.until) return known.sums;
    const touches = known !== undefined && from <= shiftDay(known.until, 1) && until >= shiftDay(known.from, -1);
    const joined = touches ? grown(channel, from, until, known) : undefined;
    const read = joined !== undefined && fits(joined) ? joined : { from, until, sums: readDays(channel, from, until) };
    if (fits(read)) kept.set(name, read);
    return read.sums;
  };
}
