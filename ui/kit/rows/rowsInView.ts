/** Rows from `from` up to `until`, which is not included. */
export interface RowRange {
  readonly from: number;
  readonly until: number;
}

export interface RowsPlace {
  /** Of the first row, below the upper edge of the view; negative above it. */
  readonly topPx: number;
  readonly viewPx: number;
  readonly rowPx: number;
  readonly count: number;
}

/** Rows that are drawn beyond the view, so that a short scroll finds them there. */
const marginRows = 12;
/** The range moves in steps of so many rows, so that most scrolls draw nothing. */
const stepRows = 8;

/** The rows to draw: all in view, a margin on both sides, not many more. */
export function rowsInView({ topPx, viewPx, rowPx, count }: RowsPlace): RowRange {
  const first = Math.floor(-topPx / rowPx) - marginRows;
  const last = Math.ceil((viewPx - topPx) / rowPx) + marginRows;
  const within = (row: number) => Math.min(Math.max(row, 0), count);
  return { from: within(Math.floor(first / stepRows) * stepRows), until: within(Math.ceil(last / stepRows) * stepRows) };
}
