const coarseFrom = 1000;
const [fine, coarse] = [10, 100];

/** An estimated amount of money as exactly as it is meant: to the hundred, below 1000 to the ten. */
export function roughAmount(amount: number): number {
  const step = Math.abs(amount) < coarseFrom ? fine : coarse;
  return Math.round(amount / step) * step;
}
