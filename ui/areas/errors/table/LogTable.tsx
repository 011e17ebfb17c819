import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames, type DrawnRows, RowGrid } from '../../../kit/index.ts';
import { useFaultWords, useFormat, useSourceName } from '../../../station/index.ts';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import { useDurationText } from '../useDurationText.ts';
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

const rowHeightPx = { beside: 44, below: 44, over: 76 } as const;
/** On a narrow page the component stands above the message. */
const columnCounts = { beside: 5, below: 5, over: 3 } as const;
/** The head sticks to the upper edge of the window. */
const headPx = 36;

/** The entries, the window scrolls over them. */
export const LogTable = observer(function LogTable({ vm, place, dock }: LogTableProps) {
  const { i18n } = useLingui();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, openIndex, reading } = vm;
  const rowPx = rowHeightPx[place];
  const columns = columnCounts[place];
  useHeldScroll(vm, body, rowPx);
  useRevealedRow(vm, { body, dock, rowPx, headPx });
  return (
    <RowGrid
      label={i18n._('Störmeldungen')}
      className={classNames('tb rows-grid el-table', reading.isStale && 'stale')}
      count={rows.length}
      rowPx={rowPx}
      columns={columns}
      fixedRows={1}
      openIndex={openIndex}
      isBusy={reading.isReading}
      body={body}
      viewPx={() => window.innerHeight - headPx - (dock.current?.offsetHeight ?? 0)}
      onKey={(key, pageRows) => (key === 'Escape' ? closed(vm) : vm.moveBy(key, pageRows))}
      head={
        <thead>
          <tr aria-rowindex={1}>
            <th className="el-time">{i18n._('Zeitpunkt')}</th>
            <th className="el-source">{i18n._('Komponente')}</th>
            <th className="el-severity">{i18n._('Schwere')}</th>
            <th>{i18n._('Meldung')}</th>
            <th className="el-duration num">{i18n._('Dauer')}</th>
          </tr>
        </thead>
      }
      empty={<EmptyBody vm={vm} columns={columns} />}
    >
      {(drawn) => <Rows vm={vm} {...drawn} />}
    </RowGrid>
  );
});

function closed(vm: ErrorLogVm): boolean {
  if (vm.view.row === undefined) return false;
  vm.open(undefined);
  return true;
}

interface RowsProps extends DrawnRows {
  readonly vm: ErrorLogVm;
}

const Rows = observer(function Rows({ vm, from, until, rowId }: RowsProps): ReactNode {
  const sourceName = useSourceName();
  const faultWords = useFaultWords();
  const { date, clock } = useFormat();
  const durationText = useDurationText();
  const { rows, openIndex, stillUp } = vm;
  return rows.slice(from, until).map((entry, i) => {
    const { atMs, source, bitIndex, words } = entry;
    const { code, text } = faultWords(source, bitIndex, words);
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
        duration={durationText(entry, stillUp.has(entry))}
        vm={vm}
      />
    );
  });
});
