import type { DayFile } from '../dayFile/index.ts';
import { rangeOf, samplePeriodS, withPlantPower } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { ChannelSums } from './ChannelSums.ts';
import type { SummedChannel } from './stateShares.ts';
import { sumChannels } from './sumChannels.ts';

/** The quarter hours of a file's rows in a span, by channel and of the plant's power, each row counted with the period that the file states. */
export function dayChannelSums(
  { header, samples }: Pick<DayFile, 'header' | 'samples'>,
  { fromMs, untilMs }: TimeRange,
): ReadonlyMap<SummedChannel, ChannelSums> {
  return sumChannels(withPlantPower(rangeOf(samples, fromMs, untilMs)), header.periodS ?? samplePeriodS);
}
