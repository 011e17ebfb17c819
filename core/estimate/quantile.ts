/**
 * The value below which a share of the values lies, 0..1, straight between the two nearest ones (Hyndman and Fan 1996, type 7, as in
 * numpy and R); undefined without values.
 */
export function quantile(values: Iterable<number>, share: number): number | undefined {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0) return undefined;
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
}

/** The middle value, of an even count the mean of the two in the middle; undefined without values. */
export const median = (values: Iterable<number>): number | undefined => quantile(values, 0.5);
