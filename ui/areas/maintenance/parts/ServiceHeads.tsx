import { useLingui } from '@lingui/react';
import { classNames, SortHead } from '../../../kit/index.ts';
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
  const className = `mt-${column}`;
  if (sorting === undefined)
    return (
      <th scope="col" className={classNames(className, isNumber && 'r')}>
        {i18n._(name)}
      </th>
    );
  const { sort, onSort } = sorting;
  const direction = sort.by !== column ? undefined : sort.descending ? 'descending' : 'ascending';
  return (
    <SortHead className={className} isNumber={isNumber} direction={direction} onSort={() => onSort(pressedSort(sort, column))}>
      {i18n._(name)}
    </SortHead>
  );
}
