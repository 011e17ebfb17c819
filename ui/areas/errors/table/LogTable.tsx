import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { classNames, cssVars, RowGap, useRowsInView } from '../../../kit/index.ts';
import { useFaultWords, useFormat, useSourceName } from '../../../station/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import type { DetailPlace } from '../useDetailPlace.ts';
import { EmptyBody } from './EmptyBody.tsx';
import { LogRow } from './LogRow.tsx';
import { useHeldScroll } from './useHeldScroll.ts';
import { useRevealedRow } from './useRevealedRow.ts';

export interface LogTableProps {
  readonly vm: ErrorLogVm;
  readonly place: DetailPlace;
  /** What covers the lower edge of the table. */
  readonly dock: RefObject<HTMLElement | null>;
}

/** All rows are equally high, so that their place can be reckoned. */
const rowHeightPx = { beside: 44, below: 44, over: 76 } as const;
/** On a narrow page the component stands above the message. */
const columnCounts = { beside: 4, below: 4, over: 3 } as const;
/** Of a page, rows that stay in view. */
const keptRows = 2;

/** The entries; of many only those in view are in the document. */
export const LogTable = observer(function LogTable({ vm, place, dock }: LogTableProps) {
  const { i18n } = useLingui();
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, openIndex, reading } = vm;
  const rowPx = rowHeightPx[place];
  const columns = columnCounts[place];
  const { from, until } = useRowsInView({ body, count: rows.length, rowPx });
  const rowId = (index: number) => `${id}-${index}`;
  useHeldScroll(vm, body, rowPx);
  useRevealedRow(vm, { body, dock, rowPx });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((window.innerHeight - (dock.current?.offsetHeight ?? 0)) / rowPx) - keptRows);
    const isTaken = event.key === 'Escape' ? closed(vm) : vm.moveBy(event.key, page);
    if (isTaken) event.preventDefault();
  };
  const isDrawn = openIndex !== undefined && openIndex >= from && openIndex < until;
  return (
    <table
      role="grid"
      className={classNames('tb el-table', reading.isStale && 'stale')}
      style={cssVars({ '--el-row': `${rowPx}px` })}
      aria-label={i18n._('Störmeldungen')}
      aria-rowcount={rows.length + 1}
      aria-busy={reading.isPending}
      aria-activedescendant={isDrawn ? rowId(openIndex) : undefined}
      tabIndex={rows.length > 0 ? 0 : undefined}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th className="el-time">{i18n._('Zeitpunkt')}</th>
          <th className="el-source">{i18n._('Komponente')}</th>
          <th className="el-severity">{i18n._('Schwere')}</th>
          <th>{i18n._('Meldung')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.length === 0 ? (
          <EmptyBody vm={vm} columns={columns} />
        ) : (
          <Rows vm={vm} from={from} until={until} rowPx={rowPx} columns={columns} rowId={rowId} />
        )}
      </tbody>
    </table>
  );
});

function closed(vm: ErrorLogVm): boolean {
  if (vm.view.row === undefined) return false;
  vm.open(undefined);
  return true;
}

interface RowsProps {
  readonly vm: ErrorLogVm;
  readonly from: number;
  readonly until: number;
  readonly rowPx: number;
  readonly columns: number;
  readonly rowId: (index: number) => string;
}

const Rows = observer(function Rows({ vm, from, until, rowPx, columns, rowId }: RowsProps): ReactNode {
  const sourceName = useSourceName();
  const faultWords = useFaultWords();
  const { date, clock } = useFormat();
  const { rows, openIndex, stillUp } = vm;
  return (
    <>
      <RowGap rows={from} rowPx={rowPx} columns={columns} />
      {rows.slice(from, until).map((entry, i) => {
        const { atMs, source, bitIndex } = entry;
        const { code, text } = faultWords(source, bitIndex);
        return (
          <LogRow
            key={from + i}
            id={rowId(from + i)}
            index={from + i}
            entry={entry}
            date={date(atMs)}
            time={clock(atMs)}
            source={sourceName(source)}
            code={code}
            text={text}
            isOpen={from + i === openIndex}
            isUp={stillUp.has(entry)}
            vm={vm}
          />
        );
      })}
      <RowGap rows={rows.length - until} rowPx={rowPx} columns={columns} />
    </>
  );
});
