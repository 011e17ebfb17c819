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

/** Of what is known; undefined when nothing is, or when the sum is not finite. */
export function sumOf(values: Iterable<Figure>): Figure {
  let sum: Figure;
  for (const value of values) {
    const known = figureOf(value);
    if (known !== undefined) sum = (sum ?? 0) + known;
  }
  return figureOf(sum);
}
