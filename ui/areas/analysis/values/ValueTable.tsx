import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames, cssVars, RowGap, useRowsInView } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { FigureRows, figureRowCount } from './FigureRows.tsx';
import { headRowCount, TableHead } from './TableHead.tsx';
import { useHeldRows } from './useHeldRows.ts';
import { ValueRow } from './ValueRow.tsx';
import type { ValueTableVm } from './valueTable.vm.ts';

/** All rows are equally high, so that their place can be reckoned. */
const rowPx = 28;
/** Of a page, rows that stay in view. */
const keptRows = 1;

/** The samples in a grid that scrolls both ways; of many rows only those in view are in the document. */
export const ValueTable = observer(function ValueTable({ vm }: { readonly vm: ValueTableVm }) {
  const { i18n } = useLingui();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { count, openIndex, chart, columns, isOneDay } = vm;
  const { from, until } = useRowsInView({ body, scroller, count, rowPx });
  const rowId = (index: number) => `${id}-${index}`;
  const { viewPx } = useHeldRows(vm, { scroller, rowPx });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(viewPx() / rowPx) - keptRows);
    if (vm.moveBy(event.key, page)) event.preventDefault();
  };
  const isDrawn = openIndex !== undefined && openIndex >= from && openIndex < until;
  return (
    <div ref={scroller} className="scroll vt-scroll">
      <table
        role="grid"
        className={classNames('tb vt-table', isOneDay && 'vt-day', chart.isStale && 'stale')}
        style={cssVars({ '--vt-row': `${rowPx}px`, '--vt-columns': columns.length })}
        aria-label={i18n._('Werte')}
        aria-rowcount={headRowCount + count + figureRowCount}
        aria-colcount={columns.length + 1}
        aria-activedescendant={isDrawn ? rowId(openIndex) : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <colgroup>
          <col className="vt-time-column" />
          <col span={columns.length} />
        </colgroup>
        <TableHead vm={vm} />
        <tbody ref={body}>
          <Rows vm={vm} from={from} until={until} rowId={rowId} />
        </tbody>
        <FigureRows vm={vm} />
      </table>
    </div>
  );
});

interface RowsProps {
  readonly vm: ValueTableVm;
  readonly from: number;
  readonly until: number;
  readonly rowId: (index: number) => string;
}

const Rows = observer(function Rows({ vm, from, until, rowId }: RowsProps): ReactNode {
  const { language, units, clock, date } = useFormat();
  const { count, columns, openIndex, isOneDay } = vm;
  const columnCount = columns.length + 1;
  return (
    <>
      <RowGap rows={from} rowPx={rowPx} columns={columnCount} />
      {Array.from({ length: until - from }, (_, i) => {
        const index = from + i;
        const atMs = vm.timeOf(index);
        return (
          <ValueRow
            key={atMs}
            id={rowId(index)}
            index={index}
            date={isOneDay ? undefined : date(atMs)}
            time={clock(atMs)}
            columns={columns}
            values={vm.valuesOf(index)}
            language={language}
            units={units}
            isOpen={index === openIndex}
            vm={vm}
          />
        );
      })}
      <RowGap rows={count - until} rowPx={rowPx} columns={columnCount} />
    </>
  );
});
