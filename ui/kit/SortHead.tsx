import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { SortArrows, type SortDirection } from './SortArrows.tsx';

export interface SortHeadProps {
  /** Undefined while the rows are in another order. */
  readonly direction: SortDirection | undefined;
  readonly onSort: () => void;
  /** Its cells stand at the right. */
  readonly isNumber?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The head of a column that the rows can be sorted by. */
export function SortHead({ direction, onSort, isNumber = false, className, children }: SortHeadProps) {
  return (
    <th scope="col" className={classNames(className, isNumber && 'r')} aria-sort={direction}>
      <button type="button" className="sort" onClick={onSort}>
        {children}
        <SortArrows direction={direction} />
      </button>
    </th>
  );
}
