/** A number to show; undefined when there is none. Never NaN, never infinite. */
export type Figure = number | undefined;

/** The number when it is finite, else undefined. */
export function figureOf(value: Figure): Figure {
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** The number when it is finite and not negative, else undefined. */
export function amountOf(value: Figure): Figure {
  return value !== undefined && value >= 0 && value < Infinity ? value : undefined;
}

/** Undefined when one of them is missing or the result is not finite. */
export function productOf(a: Figure, b: Figure): Figure {
  return a === undefined || b === undefined ? undefined : figureOf(a * b);
}

/** Part per whole; undefined when one is missing, the whole is not above 0, or the result is not finite. */
export function ratioOf(part: Figure, whole: Figure): Figure {
  return part !== undefined && whole !== undefined && whole > 0 ? figureOf(part / whole) : undefined;
}

/** What a part leaves of a whole, never less than nothing; undefined when one of them is missing. */
export function restOf(whole: Figure, part: Figure): Figure {
  return whole === undefined || part === undefined ? undefined : figureOf(Math.max(0, whole - part));
}

/** Of what is known; undefined when nothing is, or when the sum is not finite. */
export function sumOf(values: Iterable<Figure>): Figure {
  let sum: Figure;
  for (const value of values) {
    const known = figureOf(value);
    if (known !== undefined) sum = (sum ?? 0) + known;
  }
  return figureOf(sum);
}

/** The sum of values that are all needed: undefined when one of them is missing, or when it is not finite. */
export function completeSumOf(values: readonly Figure[]): Figure {
  return values.some((value) => figureOf(value) === undefined) ? undefined : sumOf(values);
}
