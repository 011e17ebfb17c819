import type { DayFile } from '../dayFile/index.ts';
import { type Channel, rangeOf, samplePeriodS } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { ChannelSums } from './ChannelSums.ts';
import { sumChannels } from './sumChannels.ts';

/** The quarter hours of a file's rows in a span, by channel, each row counted with the period that the file states. */
export function dayChannelSums(
  { header, samples }: Pick<DayFile, 'header' | 'samples'>,
  { fromMs, untilMs }: TimeRange,
): ReadonlyMap<Channel, ChannelSums> {
  return sumChannels(rangeOf(samples, fromMs, untilMs), header.periodS ?? samplePeriodS);
}
