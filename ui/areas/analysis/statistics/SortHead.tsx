import { Icon } from '../../../kit/index.ts';
import type { Sorting, SortKey } from './model/sortedRows.ts';

interface Props {
  readonly name: string;
  readonly unit?: string | undefined;
  readonly sortKey: SortKey;
  readonly sorting: Sorting;
  readonly onSort: (key: SortKey) => void;
  readonly className?: string | undefined;
}

/** The head of a column that can be sorted by. */
export function SortHead({ name, unit, sortKey, sorting, onSort, className }: Props) {
  const isSorted = sorting.key === sortKey;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}>
      <button type="button" className="sx-sort" onClick={() => onSort(sortKey)}>
        {className === 'r' && <Icon name="g-right" />}
        {name}
        {unit !== undefined && <span className="unit">{unit}</span>}
        {className !== 'r' && <Icon name="g-right" />}
      </button>
    </th>
  );
}
