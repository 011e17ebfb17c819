import type { CSSProperties } from 'react';

/** Custom properties as an inline style. */
export function cssVars(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values;
}
