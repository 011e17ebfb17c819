import type { MouseEvent } from 'react';
import { classNames, observed } from '../../../kit/index.ts';
import type { FleetColumn } from './FleetColumn.ts';

export interface FleetRowProps<Row> {
  readonly id: string;
  /** Its place in the whole table, from 1. */
  readonly index: number;
  readonly row: Row;
  readonly columns: readonly FleetColumn<Row>[];
  readonly isChosen: boolean;
  readonly onPress?: () => void;
}

/** A link or a button in a row does what it does by itself. */
export const pressOf =
  (onPress: (() => void) | undefined) =>
  ({ target }: MouseEvent): void => {
    if (!(target instanceof Element && target.closest('a, button') !== null)) onPress?.();
  };

export const FleetRow = observed(function FleetRow<Row>({ id, index, row, columns, isChosen, onPress }: FleetRowProps<Row>) {
  return (
    <tr
      id={id}
      aria-rowindex={index}
      aria-selected={isChosen}
      className={classNames(onPress !== undefined && 'ft-way')}
      onClick={pressOf(onPress)}
    >
      {columns.map(({ id: column, cell, isNumber, isText }) => (
        <td key={column} className={isNumber === true ? 'r' : undefined}>
          {isText === true ? <span className="two-lines">{cell(row)}</span> : cell(row)}
        </td>
      ))}
    </tr>
  );
});
