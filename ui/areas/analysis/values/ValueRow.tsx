import { memo } from 'react';
import type { UnitChoice } from '../../../../core/units/index.ts';
import type { Region } from '../../../../i18n/index.ts';
import { formatQuantity } from '../../../../i18n/format/index.ts';
import { headRowCount } from './TableHead.tsx';
import type { AnalysisSeries } from '../model/series.ts';
import type { ValueTableVm } from './valueTable.vm.ts';

export interface ValueRowProps {
  readonly id: string;
  /** Among the rows of the table, from 0. */
  readonly index: number;
  /** Undefined where all rows are of one day. */
  readonly date: string | undefined;
  readonly time: string;
  readonly columns: readonly Pick<AnalysisSeries, 'id' | 'quantity'>[];
  /** In base units, a column each; NaN where missing. */
  readonly values: readonly number[];
  readonly units: UnitChoice;
  readonly region: Region;
  readonly isOpen: boolean;
  readonly vm: ValueTableVm;
}

/** A sample. */
export const ValueRow = memo(function ValueRow(row: ValueRowProps) {
  const { id, index, date, time, columns, values, units, region, isOpen, vm } = row;
  return (
    <tr id={id} aria-rowindex={headRowCount + index + 1} aria-selected={isOpen} onClick={() => vm.open(index)}>
      <th scope="row" className="vt-time">
        {date !== undefined && <span>{date} </span>}
        {time}
      </th>
      {columns.map((column, i) => {
        const { number, isMissing } = formatQuantity(column.quantity, values[i], units, region);
        return (
          <td key={column.id} className={isMissing ? 'none' : undefined}>
            {number}
          </td>
        );
      })}
    </tr>
  );
}, isSameRow);

/** With the live log columns are new every time; a row's own values seldom are. */
function isSameRow(before: ValueRowProps, after: ValueRowProps): boolean {
  return (
    before.id === after.id &&
    before.index === after.index &&
    before.date === after.date &&
    before.time === after.time &&
    before.units === after.units &&
    before.region === after.region &&
    before.isOpen === after.isOpen &&
    before.columns.length === after.columns.length &&
    after.columns.every(({ id }, i) => id === before.columns[i]!.id && Object.is(before.values[i], after.values[i]))
  );
}
