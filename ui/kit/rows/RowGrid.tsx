import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { cssVars } from '../cssVars.ts';
import { RowGap } from './RowGap.tsx';
import type { RowRange } from './rowsInView.ts';
import { useRowsInView } from './useRowsInView.ts';

/** The rows to draw, and the id of each. */
export interface DrawnRows extends RowRange {
  readonly rowId: (index: number) => string;
}

export interface RowGridProps {
  readonly label: string;
  readonly count: number;
  /** Of each row: all are equally high, so that their place can be calculated. */
  readonly rowPx: number;
  readonly columns: number;
  /** Lines of head and foot together. */
  readonly fixedRows: number;
  readonly openIndex: number | undefined;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** The box that scrolls the rows; without one it is the window. */
  readonly scroller?: RefObject<HTMLDivElement | null>;
  /** Of that box. */
  readonly scrollerClass?: string | undefined;
  /** How high rows are seen at present. */
  readonly viewPx: () => number;
  /** Takes a key, with how many rows a page is; false for a key that leads nowhere. */
  readonly onKey: (key: string, pageRows: number) => boolean;
  readonly isBusy?: boolean | undefined;
  readonly className?: string | undefined;
  /** Before the body: columns and head. */
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  /** In the place of rows where there are none. */
  readonly empty?: ReactNode;
  readonly children: (drawn: DrawnRows) => ReactNode;
}

/** Of a page, rows that stay in view. */
const keptRows = 1;

/** A table that keys lead through; of many rows only those in view are in the document. It observes what its rows read. */
export const RowGrid = observer(function RowGrid({
  label,
  count,
  rowPx,
  columns,
  fixedRows,
  openIndex,
  body,
  scroller,
  scrollerClass,
  viewPx,
  onKey,
  isBusy,
  className,
  head,
  foot,
  empty,
  children,
}: RowGridProps) {
  const id = useId();
  const { from, until } = useRowsInView({ body, ...(scroller && { scroller }), count, rowPx });
  const rowId = (index: number) => `${id}-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(viewPx() / rowPx) - keptRows);
    if (onKey(event.key, page)) event.preventDefault();
  };
  const isDrawn = openIndex !== undefined && openIndex >= from && openIndex < until;
  const table = (
    <table
      role="grid"
      className={className}
      style={cssVars({ '--row': `${rowPx}px`, '--columns': columns })}
      aria-label={label}
      aria-rowcount={fixedRows + count}
      aria-colcount={columns}
      aria-busy={isBusy}
      aria-activedescendant={isDrawn ? rowId(openIndex) : undefined}
      tabIndex={count > 0 ? 0 : undefined}
      onKeyDown={onKeyDown}
    >
      {head}
      <tbody ref={body}>
        {count === 0 ? (
          empty
        ) : (
          <>
            <RowGap rows={from} rowPx={rowPx} columns={columns} />
            {children({ from, until, rowId })}
            <RowGap rows={count - until} rowPx={rowPx} columns={columns} />
          </>
        )}
      </tbody>
      {foot}
    </table>
  );
  if (scroller === undefined) return table;
  return (
    <div ref={scroller} className={scrollerClass}>
      {table}
    </div>
  );
});
