import type { ReactNode } from 'react';

/** Where a cell stands on a phone, whose rows have two lines; a column without a place is left out there. */
export type PhonePlace = 'mark' | 'title' | 'note' | 'end' | 'endNote';

/** A column of a list of the fleet. */
export interface FleetColumn<Row> {
  /** As it stands in the address when the rows are sorted by it. */
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** What the rows are sorted by; a column without it can't be. */
  readonly sortBy?: (row: Row) => number | string | undefined;
  /** Its cells may take both lines of a row. */
  readonly isText?: boolean;
  /** Its cells stand at the right. */
  readonly isNumber?: boolean;
  /** Of the table's width; what is left is shared by those without it. */
  readonly widthPx?: number;
  readonly phone?: PhonePlace;
  /** There its value says nothing without its head. */
  readonly isNamedOnPhone?: boolean;
  /** Left out in a narrower window. */
  readonly from?: 'tablet' | 'desktop';
}
