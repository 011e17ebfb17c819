import { rangeOf, type SampleTable } from '../../../core/samples/index.ts';
import { daySums, joinedRecords } from '../../../core/totals/index.ts';
import { placedSumsOf, type Segment } from '../../../station/figures/segmentsNear.ts';

/** A run of samples in memory, at least one. */
export function segmentOf(samples: SampleTable, periodS: number): Segment {
  const header = { date: undefined, schematicNumber: undefined, softwareVersion: undefined, periodS };
  const { summary, parts } = daySums({ header, samples }, { fromMs: -Infinity, untilMs: Infinity });
  if (summary === undefined) throw new Error('a segment has a row at least');
  const quarters = joinedRecords(parts);
  return {
    sums: summary,
    quarters: () => Promise.resolve(quarters),
    placed: (part) => Promise.resolve(placedSumsOf[part](quarters)),
    rows: ({ fromMs, untilMs }) => Promise.resolve(rangeOf(samples, fromMs, untilMs)),
  };
}

/** Segments that count how many of them were gone through. */
export function counted(segments: readonly Segment[]): { readonly segments: readonly Segment[]; readonly count: () => number } {
  const seen = new Set<number>();
  return {
    segments: segments.map((segment, i) => ({
      ...segment,
      get sums() {
        seen.add(i);
        return segment.sums;
      },
    })),
    count: () => seen.size,
  };
}
