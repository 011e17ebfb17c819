import { printable } from './printable.ts';

const gap = '  ';

/** Rows under heads as columns of a terminal: the first to the left, the others to the right unless `left` names them. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[], left: readonly number[] = [0]): string {
  const lines = [heads, ...rows].map((row) => row.map(printable));
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const cell = (text: string, column: number) => (left.includes(column) ? text.padEnd(widths[column]!) : text.padStart(widths[column]!));
  return lines.map((line) => `${line.map(cell).join(gap).trimEnd()}\n`).join('');
}
