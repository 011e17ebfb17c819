import { useLingui } from '@lingui/react';
import { classNames } from '../../../kit/index.ts';
import { pressedSort, type ServiceColumn, type ServiceSort } from '../model/serviceSort.ts';
import { serviceColumnNames } from './serviceColumnNames.ts';

const beforeBar: readonly ServiceColumn[] = ['part', 'machine'];
const afterBar: readonly ServiceColumn[] = ['remaining', 'interval', 'date'];

export interface ServiceHeadsProps {
  /** The order of the rows, and the call that changes it; without it the order stands. */
  readonly sorting?: { readonly sort: ServiceSort; readonly onSort: (sort: ServiceSort) => void };
}

/** The heads of a table of services. */
export function ServiceHeads({ sorting }: ServiceHeadsProps) {
  const { i18n } = useLingui();
  const head = (column: ServiceColumn) => <Head key={column} column={column} sorting={sorting} />;
  return (
    <thead>
      <tr>
        {beforeBar.map(head)}
        <th scope="col" className="mt-bar">
          {i18n._('Rest im Intervall')}
        </th>
        {afterBar.map(head)}
      </tr>
    </thead>
  );
}

function Head({ column, sorting }: { readonly column: ServiceColumn; readonly sorting: ServiceHeadsProps['sorting'] }) {
  const { i18n } = useLingui();
  const { name, isNumber } = serviceColumnNames[column];
  const className = classNames(`mt-${column}`, isNumber && 'r');
  if (sorting === undefined)
    return (
      <th scope="col" className={className}>
        {i18n._(name)}
      </th>
    );
  const { sort, onSort } = sorting;
  const direction = sort.by !== column ? undefined : sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button type="button" className="mt-sort" onClick={() => onSort(pressedSort(sort, column))}>
        {i18n._(name)}
        <svg aria-hidden viewBox="0 0 8 12" className={direction}>
          <path d="M1 4.5L4 1.5l3 3" />
          <path d="M1 7.5L4 10.5l3-3" />
        </svg>
      </button>
    </th>
  );
}
