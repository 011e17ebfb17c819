import { type Figure, figureOf } from './figure.ts';

/** From here on a number has no decimals. */
const wholeFrom = 2 ** 52;

/**
 * The figure as it is printed with so many decimals, 0..20: half a digit goes away from zero, in decimal terms (1.005 is 1.01).
 * Figures are computed unrounded and rounded once, here; so a printed whole and the sum of its printed parts may differ in the last digit.
 * Missing, NaN and infinite give undefined; -0 gives 0.
 */
export function rounded(value: Figure, decimals: number): Figure {
  const exact = figureOf(value);
  if (exact === undefined || Math.abs(exact) >= wholeFrom) return exact;
  const [digits, exponent = '0'] = String(Math.abs(exact)).split('e');
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  const [scaledDigits, scaledExponent = '0'] = String(scaled).split('e');
  const size = Number(`${scaledDigits}e${Number(scaledExponent) - decimals}`);
  return exact < 0 && size > 0 ? -size : size;
}
