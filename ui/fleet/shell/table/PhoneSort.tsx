import { useLingui } from '@lingui/react';
import { IconButton } from '../../../kit/index.ts';
import type { FleetColumn } from './FleetColumn.ts';
import { type FleetSort, nextSort } from './sortedRows.ts';

interface PhoneSortProps {
  readonly columns: readonly Pick<FleetColumn<never>, 'id' | 'head' | 'isNumber' | 'sortBy'>[];
  readonly sort: FleetSort | undefined;
  readonly onSort: (text: string) => void;
}

/** By what the rows are sorted, where there is no head to press. */
export function PhoneSort({ columns, sort, onSort }: PhoneSortProps) {
  const { i18n } = useLingui();
  const chosen = columns.find(({ id }) => id === sort?.column);
  return (
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
        <IconButton icon="g-down" label={i18n._('Reihenfolge umkehren')} onPress={() => onSort(nextSort(chosen, sort))} />
      )}
    </div>
  );
}
