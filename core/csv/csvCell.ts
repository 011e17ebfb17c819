/** What a spreadsheet takes for the start of a formula, at the start of a cell; some cut cells at semicolons as well. */
const formulaStart = /(^|;)(["'\s]*)(?=[=+\-\u2212@＝＋－＠])/gu;
const lineStart = /^[\t\r\n]/;
const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** A text as one cell of a line that commas or semicolons divide: never a formula, never two cells or lines. Numbers need none of this. */
export function csvCell(text: string): string {
  const cell = text.replace(lineStart, "'$&").replace(controls, ' ').replace(formulaStart, "$1$2'");
  return /[",;]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
