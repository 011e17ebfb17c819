import { type QuarterRecords, type SampleSums, sumsBetween } from '../../core/totals/index.ts';

const seams = new WeakMap<SampleSums, { readonly after: SampleSums; readonly records: QuarterRecords }>();

/** What `sumsBetween` gives, made once. */
export function knownSeam(before: SampleSums, after: SampleSums): QuarterRecords {
  const known = seams.get(before);
  if (known?.after === after) return known.records;
  const records = sumsBetween(before, after);
  seams.set(before, { after, records });
  return records;
}
