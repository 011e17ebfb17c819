const centre = {
  over: [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239],
  under: [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
} as const;
const tail = {
  over: [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783],
  under: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1],
} as const;
const tailBelow = 0.02425;

const polynomial = (x: number, coefficients: readonly number[]) => coefficients.reduce((all, each) => all * x + each, 0);

/** The value that a normal variable of mean 0 and deviation 1 stays below with a probability from 0 to 1, both excluded; Acklam's fractions, 1.2e-9 relative. */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability < tailBelow) {
    const q = Math.sqrt(-2 * Math.log(probability));
    return polynomial(q, tail.over) / polynomial(q, tail.under);
  }
  const q = probability - 0.5;
  return (polynomial(q * q, centre.over) * q) / polynomial(q * q, centre.under);
}
