import { type FleetDay, fleetDayOf } from '../../core/fleet/index.ts';
import { estimatedIn, joinedRecords, overlapOf, type QuarterRecords, type SampleSums, sumsAfter } from '../../core/totals/index.ts';
import { knownSeam } from './knownSeam.ts';
import type { Segment } from './segmentsNear.ts';

/** The day record of segments that follow each other, in and around the day. */
export async function fleetDayFor(segments: readonly Segment[], of: Pick<FleetDay, 'day' | 'zone' | 'range'>): Promise<FleetDay> {
  const { range } = of;
  const parts: QuarterRecords[] = [];
  let before: SampleSums | undefined;
  for (const { sums, quarters } of segments) {
    if (before !== undefined) parts.push(knownSeam(before, sums));
    if (overlapOf(range, sums) !== 'nothing') parts.push(await quarters());
    before = sums;
  }
  if (before !== undefined) parts.push(sumsAfter(before));
  const estimated = estimatedIn(
    range,
    segments.map(({ sums }) => sums),
  );
  return fleetDayOf({ ...of, quarters: joinedRecords(parts), estimated });
}
