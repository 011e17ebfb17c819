import { cssVars } from '../cssVars.ts';
import './rows.css';

export interface RowGapProps {
  readonly rows: number;
  readonly rowPx: number;
  /** Of the table. */
  readonly columns: number;
}

/** Holds the place of rows that are not drawn. */
export function RowGap({ rows, rowPx, columns }: RowGapProps) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden className="rows-gap" style={cssVars({ '--rows-gap': `${rows * rowPx}px` })}>
      <td colSpan={columns} />
    </tr>
  );
}
