import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../../../station/index.ts';
import { headRowCount } from './TableHead.tsx';
import type { ValueTableVm } from './valueTable.vm.ts';

/** Text ids. */
const spread = [
  ['max', /*i18n*/ 'Größter Wert'],
  ['mean', /*i18n*/ 'Mittelwert'],
  ['min', /*i18n*/ 'Kleinster Wert'],
] as const;

/** Lines of the foot. */
export const figureRowCount = spread.length + 1;

/** What each column comes to in the shown range; missing values are left out. */
export const FigureRows = observer(function FigureRows({ vm }: { readonly vm: ValueTableVm }) {
  const { i18n } = useLingui();
  const { quantity, number } = useFormat();
  const { columns, figures, count } = vm;
  const firstRow = headRowCount + count + 1;
  return (
    <tfoot>
      {spread.map(([of, word], row) => (
        <tr key={of} aria-rowindex={firstRow + row}>
          <th scope="row" className="vt-time">
            {i18n._(word)}
          </th>
          {columns.map((column, i) => {
            const { number, isMissing } = quantity(column.quantity, figures[i]?.[of]);
            return (
              <td key={column.id} className={isMissing ? 'none' : undefined}>
                {number}
              </td>
            );
          })}
        </tr>
      ))}
      <tr aria-rowindex={firstRow + spread.length} className="vt-counts">
        <th scope="row" className="vt-time">
          {i18n._('Anzahl Werte')}
        </th>
        {columns.map(({ id }, i) => (
          <td key={id}>{number(figures[i]?.count, 0)}</td>
        ))}
      </tr>
    </tfoot>
  );
});
