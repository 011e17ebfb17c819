/** The least and the greatest of many values, NaN when one is; cheaper than an expectation for each. */
export function extremes(values: readonly number[]): { readonly least: number; readonly greatest: number } {
  return {
    least: values.reduce((least, value) => Math.min(least, value), Infinity),
    greatest: values.reduce((greatest, value) => Math.max(greatest, value), -Infinity),
  };
}
