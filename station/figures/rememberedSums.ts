import { type PlantDay, shiftDay } from '../../core/time/index.ts';
import { type ChannelSums, maxSumSteps, mergedSums, type SummedChannel } from '../../core/totals/index.ts';
import { latelyUsed } from './latelyUsed.ts';

/** Reads the sums of days that follow each other, both ends included. */
export type ReadSums = (channel: SummedChannel, from: PlantDay, until: PlantDay) => ChannelSums;

export interface RememberedSums {
  /** May hold days beyond those asked for. */
  readonly read: ReadSums;
  readonly forget: () => void;
}

interface ReadDays {
  readonly from: PlantDay;
  readonly until: PlantDay;
  readonly sums: ChannelSums;
}

/** More than all lines and states that a chart can have. */
const channelsKept = 150;
/** More than this is not kept of a channel: a chart's range, and as much beside it. */
const stepsKept = 2 * maxSumSteps;

const fits = ({ sums }: ReadDays) => sums.steps.length <= stepsKept;

/** Days that were read are not read again, so that a chart that moves waits for its new days only. */
export function rememberedSums(readDays: ReadSums): RememberedSums {
  const kept = latelyUsed<ReadDays>(channelsKept);

  const grown = (channel: SummedChannel, from: PlantDay, until: PlantDay, { from: first, until: last, sums }: ReadDays): ReadDays => ({
    from: from < first ? from : first,
    until: until > last ? until : last,
    sums: mergedSums([
      ...(from < first ? [readDays(channel, from, shiftDay(first, -1))] : []),
      sums,
      ...(until > last ? [readDays(channel, shiftDay(last, 1), until)] : []),
    ]),
  });

  return {
    read(channel, from, until) {
      const known = kept.get(channel);
      if (known !== undefined && from >= known.from && until <= known.until) return known.sums;
      const touches = known !== undefined && from <= shiftDay(known.until, 1) && until >= shiftDay(known.from, -1);
      const joined = touches ? grown(channel, from, until, known) : undefined;
      const read = joined !== undefined && fits(joined) ? joined : { from, until, sums: readDays(channel, from, until) };
      if (fits(read)) kept.set(channel, read);
      return read.sums;
    },
    forget: () => {
      kept.clear();
    },
  };
}
