import { normalQuantile } from './normalQuantile.ts';

/** Lanczos' series with g = 7 (Numerical Recipes 6.1; coefficients by Godfrey): 15 digits. */
const lanczosFirst = 0.99999999999980993;
const lanczos: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012,
  9.9843695780195716e-6, 1.5056327351493116e-7,
];

function lnGamma(x: number): number {
  const shifted = x - 1;
  const t = shifted + 7.5;
  const series = lanczos.reduce((all, each, i) => all + each / (shifted + i + 1), lanczosFirst);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(series);
}

const tiny = 1e-300;
const accuracy = 1e-15;
const maxSteps = 10_000;
const awayFromZero = (value: number) => (Math.abs(value) < tiny ? tiny : value);

/** The continued fraction of the incomplete beta function, by Lentz' method (Numerical Recipes 6.4). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let all = d;
  for (let m = 1; m < maxSteps; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    all *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    all *= d * c;
    if (Math.abs(d * c - 1) < accuracy) break;
  }
  return all;
}

/** The regularised incomplete beta function I_x(a, b), of an x from 0 to 1. */
function incompleteBeta(x: number, a: number, b: number): number {
  const front = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  const border = (a + 1) / (a + b + 2);
  return x < border ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The chance that Student's t is above a value of 0 or more. */
const upperTail = (t: number, degrees: number) => incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;

/** From so many degrees of freedom on, Student's distribution is the normal one to seven digits. */
const asNormal = 1e7;
const halvings = 200;

/** The value that Student's t stays below with a probability from 0 to 1, both excluded; at least one degree of freedom, which may be a fraction. */
export function tQuantile(probability: number, degreesOfFreedom: number): number {
  if (probability < 0.5) return -tQuantile(1 - probability, degreesOfFreedom);
  if (degreesOfFreedom >= asNormal) return normalQuantile(probability);
  const tail = 1 - probability;
  let high = 1;
  while (upperTail(high, degreesOfFreedom) > tail) high *= 2;
  let low = 0;
  for (let i = 0; i < halvings && high - low > accuracy * high; i++) {
    const middle = (low + high) / 2;
    if (upperTail(middle, degreesOfFreedom) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
