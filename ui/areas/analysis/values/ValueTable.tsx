import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { classNames, type DrawnRows, RowGrid } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { FigureRows, figureRowCount } from './FigureRows.tsx';
import { headRowCount, TableHead } from './TableHead.tsx';
import { useHeldRows } from './useHeldRows.ts';
import { ValueRow } from './ValueRow.tsx';
import type { ValueTableVm } from './valueTable.vm.ts';

const rowPx = 28;

/** The samples in a grid that scrolls both ways. */
export const ValueTable = observer(function ValueTable({ vm }: { readonly vm: ValueTableVm }) {
  const { i18n } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { count, openIndex, chart, columns, isOneDay } = vm;
  const { viewPx } = useHeldRows(vm, { scroller, rowPx });
  return (
    <RowGrid
      label={i18n._('Werte')}
      className={classNames('tb vt-table', isOneDay && 'vt-day', chart.isStale && 'stale')}
      count={count}
      rowPx={rowPx}
      columns={columns.length + 1}
      fixedRows={headRowCount + figureRowCount}
      openIndex={openIndex}
      body={body}
      scroller={scroller}
      scrollerClass="scroll vt-scroll"
      viewPx={viewPx}
      onKey={(key, pageRows) => vm.moveBy(key, pageRows)}
      head={
        <>
          <colgroup>
            <col className="vt-time-column" />
            <col span={columns.length} />
          </colgroup>
          <TableHead vm={vm} />
        </>
      }
      foot={<FigureRows vm={vm} />}
    >
      {(drawn) => <Rows vm={vm} {...drawn} />}
    </RowGrid>
  );
});

interface RowsProps extends DrawnRows {
  readonly vm: ValueTableVm;
}

const Rows = observer(function Rows({ vm, from, until, rowId }: RowsProps): ReactNode {
  const { region, units, clock, date } = useFormat();
  const { columns, openIndex, isOneDay } = vm;
  return Array.from({ length: until - from }, (_, i) => {
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
        region={region}
        units={units}
        isOpen={index === openIndex}
        vm={vm}
      />
    );
  });
});
