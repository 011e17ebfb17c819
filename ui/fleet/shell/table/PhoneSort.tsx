import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { SortArrows } from '../../../kit/index.ts';
import type { FleetColumn } from './FleetColumn.ts';
import { type FleetSort, nextSort } from './sortedRows.ts';

type SortColumn = Pick<FleetColumn<never>, 'id' | 'head' | 'isNumber' | 'sortBy' | 'phone' | 'isNamedOnPhone'>;

interface PhoneSortProps {
  readonly columns: readonly SortColumn[];
  readonly sort: FleetSort | undefined;
  readonly onSort: (text: string) => void;
}

/** A figure at the right of its row, whose name stands above all of them alone. */
const isNamedAbove = ({ phone, isNumber = false, sortBy, isNamedOnPhone = false }: SortColumn): boolean =>
  (phone === 'end' || phone === 'endNote') && isNumber && sortBy !== undefined && !isNamedOnPhone;

/** By what the rows are sorted and what stands at their right, where there is no head. */
export function PhoneSort({ columns, sort, onSort }: PhoneSortProps) {
  const { i18n } = useLingui();
  const chosen = columns.find(({ id }) => id === sort?.column);
  const label = i18n._('Reihenfolge umkehren');
  return (
    <>
      <div className="ft-sort">
        <select
          className="in"
          aria-label={i18n._('Sortieren nach')}
          value={chosen?.id ?? ''}
          onChange={({ target }) => {
            const column = columns.find(({ id }) => id === target.value);
            onSort(column === undefined ? '' : nextSort(column, undefined));
          }}
        >
          <option value="">{i18n._('Übliche Reihenfolge')}</option>
          {columns.map(
            ({ id, head, sortBy }) =>
              sortBy !== undefined && (
                <option key={id} value={id}>
                  {head}
                </option>
              ),
          )}
        </select>
        {chosen !== undefined && (
          <button type="button" className="ib" aria-label={label} title={label} onClick={() => onSort(nextSort(chosen, sort))}>
            <SortArrows direction={sort?.isDescending === true ? 'descending' : 'ascending'} />
          </button>
        )}
      </div>
      {/* in a row itself they are read out */}
      <p className="ft-ends t12 dim" aria-hidden>
        {columns.filter(isNamedAbove).map(({ id, head }, i) => (
          <Fragment key={id}>
            {i > 0 && ', '}
            {head}
          </Fragment>
        ))}
      </p>
    </>
  );
}
