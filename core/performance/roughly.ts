/** Least step that an estimated amount is rounded to. */
const minStep = 1;
const parts = 5;

/** How exactly an amount with an interval is meant: to a power of ten that is well below the width of the interval, and not below 1. */
export function roughStep({ low, high }: { readonly low: number; readonly high: number }): number {
  const width = (high - low) / parts;
  return width > minStep ? 10 ** Math.floor(Math.log10(width)) : minStep;
}

/** An amount as exactly as it is meant. */
export const roughly = (amount: number, step: number): number => Math.round(amount / step) * step;
