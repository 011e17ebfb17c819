const withPoint = /^-?\d+(\.\d+)?$/;
const withComma = /^-?\d+(,\d+)?$/;

/** The number of a cell, with a decimal point or, where semicolons divide cells, with a comma; undefined for any other text. */
export function csvNumber(cell: string, separator: string): number | undefined {
  if (separator === ';' && withComma.test(cell)) return Number(cell.replace(',', '.'));
  return withPoint.test(cell) ? Number(cell) : undefined;
}
