import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { movedIndex, observed, RowGrid, SortHead } from '../../../kit/index.ts';
import { useMedia } from '../../../kit/useMedia.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import type { AddressVm } from '../../stores/AddressVm.ts';
import { useFleetFormat } from '../useFleetFormat.ts';
import type { FleetColumn } from './FleetColumn.ts';
import { FleetRow } from './FleetRow.tsx';
import './fleetTable.css';
import { PhoneRow } from './PhoneRow.tsx';
import { PhoneSort } from './PhoneSort.tsx';
import { nextSort, sortedRows, sortOf } from './sortedRows.ts';
import { useTablet } from './useTablet.ts';

export interface FleetTableProps<Row> {
  readonly label: string;
  /** In the order that they have until they are sorted. */
  readonly rows: readonly Row[];
  readonly columns: readonly FleetColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Keeps by what the rows are sorted. */
  readonly address: AddressVm;
  /** Of that in the address; tables of one page have names of their own. */
  readonly sortName?: string;
  /** A row was chosen; without it rows lead nowhere. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** In the place of rows where there are none. */
  readonly empty: ReactNode;
  /** What is shown is not of now. */
  readonly isOld?: boolean;
  /** Of a phone's rows, which may hold a button. */
  readonly phoneRowPx?: number;
}

const [deskRowPx, defaultPhonePx, headPx] = [48, 64, 48];

/** A list of any length that the window scrolls, sorted by its heads; a phone has two lines for each row. */
export const FleetTable = observed(function FleetTable<Row>(props: FleetTableProps<Row>) {
  const { label, rows, keyOf, address, sortName = 'sort', onOpen, empty, isOld = false, phoneRowPx = defaultPhonePx } = props;
  const { region } = useFleetFormat();
  const isPhone = usePhone();
  const isNarrow = useMedia('(max-width: 1180px)');
  const isTablet = useTablet();
  const rowPx = isPhone ? phoneRowPx : deskRowPx;
  const body = useRef<HTMLTableSectionElement>(null);
  const [chosen, choose] = useState<string>();
  const sort = sortOf(address.of(sortName));
  const columns = props.columns.filter(({ from }) => !(from === 'desktop' && isNarrow) && !(from === 'tablet' && isTablet));
  const sorted = useMemo(
    () => sortedRows(rows, props.columns, sort, region),
    // a sort is a new object each time
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rows, props.columns, sort?.column, sort?.isDescending, region],
  );
  const index = chosen === undefined ? -1 : sorted.findIndex((row) => keyOf(row) === chosen);
  const openIndex = index === -1 ? undefined : index;
  useShownRow(body, openIndex, rowPx, headPx);
  const onKey = (key: string, pageRows: number) => {
    if (key === 'Enter' && openIndex !== undefined) {
      onOpen?.(sorted[openIndex]!);
      return onOpen !== undefined;
    }
    const next = movedIndex(key, openIndex, sorted.length, pageRows);
    if (next !== undefined) choose(keyOf(sorted[next]!));
    return next !== undefined;
  };
  return (
    <>
      {isPhone && <PhoneSort columns={props.columns} sort={sort} onSort={(text) => address.set(sortName, text)} />}
      <RowGrid
        label={label}
        className={isOld ? 'tb rows-grid ft stale' : 'tb rows-grid ft'}
        count={sorted.length}
        rowPx={rowPx}
        columns={isPhone ? 1 : columns.length}
        fixedRows={isPhone ? 0 : 1}
        openIndex={openIndex}
        body={body}
        viewPx={() => window.innerHeight - headPx}
        onKey={onKey}
        head={
          isPhone ? undefined : (
            <>
              <colgroup>
                {columns.map(({ id, widthPx }) => (
                  <col key={id} width={widthPx} />
                ))}
              </colgroup>
              <thead>
                <tr aria-rowindex={1}>
                  {columns.map((column) =>
                    column.sortBy === undefined ? (
                      <th key={column.id} scope="col" className={column.isNumber === true ? 'r' : undefined}>
                        {column.head}
                      </th>
                    ) : (
                      <SortHead
                        key={column.id}
                        isNumber={column.isNumber}
                        direction={sort?.column === column.id ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
                        onSort={() => address.set(sortName, nextSort(column, sort))}
                      >
                        <span>{column.head}</span>
                      </SortHead>
                    ),
                  )}
                </tr>
              </thead>
            </>
          )
        }
        empty={
          <tr>
            <td colSpan={isPhone ? 1 : columns.length} className="ft-empty">
              {empty}
            </td>
          </tr>
        }
      >
        {({ from, until, rowId }) =>
          sorted.slice(from, until).map((row, i) => {
            const key = keyOf(row);
            const shown = {
              id: rowId(from + i),
              index: from + i + (isPhone ? 1 : 2),
              row,
              isChosen: key === chosen,
              ...(onOpen !== undefined && {
                onPress: () => {
                  choose(key);
                  onOpen(row);
                },
              }),
            };
            return isPhone ? (
              <PhoneRow key={key} {...shown} columns={props.columns} />
            ) : (
              <FleetRow key={key} {...shown} columns={columns} />
            );
          })
        }
      </RowGrid>
    </>
  );
});

/** Keeps the row that keys lead to within the window, below the head that sticks to its top. */
function useShownRow(body: RefObject<HTMLElement | null>, index: number | undefined, rowPx: number, headPx: number): void {
  const shown = useRef(index);
  useEffect(() => {
    if (index === undefined || body.current === null || shown.current === index) return;
    shown.current = index;
    const topPx = body.current.getBoundingClientRect().top + index * rowPx;
    if (topPx < headPx) window.scrollBy(0, topPx - headPx);
    else if (topPx + rowPx > window.innerHeight) window.scrollBy(0, topPx + rowPx - window.innerHeight);
  }, [body, index, rowPx, headPx]);
}
