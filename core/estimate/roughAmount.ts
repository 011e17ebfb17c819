const coarseFrom = 1000;
const [fine, coarse] = [10, 100];

/** An estimated amount of money as exactly as it is meant: to the hundred, below 1000 to the ten. */
export function roughAmount(amount: number): number {
  const step = Math.abs(amount) < coarseFrom ? fine : coarse;
  return Math.round(amount / step) * step;
}

const [errorDigits, maxDecimals] = [2, 8];

/** Decimals of a figure that is known to a standard error, so that two digits of the error are written; an error of 0 is not rounded away. */
export function decimalsFor(standardError: number): number {
  if (standardError <= 0) return maxDecimals;
  return Math.min(maxDecimals, Math.max(0, errorDigits - 1 - Math.floor(Math.log10(standardError))));
}
