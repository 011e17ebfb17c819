/** An interval on a scale from left to right, in percent of its length. */
export interface IntervalPlaces {
  readonly from: number;
  readonly until: number;
  /** Of the value; undefined without one. */
  readonly value: number | undefined;
}

const percent = 100;

/** Where an interval lies between the ends of a scale; what is beyond them lies at the end, and a scale without length has all of it at its start. */
export function intervalPlaces(
  { low, high, value }: { readonly low: number; readonly high: number; readonly value?: number | undefined },
  [least, greatest]: readonly [number, number],
): IntervalPlaces {
  const place = (of: number) => (greatest > least ? Math.min(1, Math.max(0, (of - least) / (greatest - least))) : 0) * percent;
  return { from: place(low), until: place(high), value: value === undefined ? undefined : place(value) };
}

/** A scale from 0, or below it, with room for all of some intervals. */
export const scaleOf = (all: readonly { readonly low: number; readonly high: number }[]): readonly [number, number] => [
  Math.min(0, ...all.map(({ low }) => low)),
  Math.max(0, ...all.map(({ high }) => high)),
];
