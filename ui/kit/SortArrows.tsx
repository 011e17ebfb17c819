import { classNames } from './classNames.ts';
import './sortHead.css';

export type SortDirection = 'ascending' | 'descending';

/** Which way rows are sorted. */
export function SortArrows({ direction }: { readonly direction: SortDirection | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 8 12" className={classNames('sort-arrows', direction)}>
      <path d="M1 4.5L4 1.5l3 3" />
      <path d="M1 7.5L4 10.5l3-3" />
    </svg>
  );
}
