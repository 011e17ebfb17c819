import type { DocumentTable } from '../../../../core/report/index.ts';
import { classNames } from '../../../kit/index.ts';
import { usePhoneUpright } from '../../../kit/usePhone.ts';

/** A table of a report: the machines, and the plant as their total. */
export function BalanceTable({ table: { title, head, columns, rows } }: { readonly table: DocumentTable }) {
  const isNarrow = usePhoneUpright();
  return (
    <div className="scroll" role="group" aria-label={title} tabIndex={0}>
      <table className={classNames('tb tb-named bb-table', isNarrow && 'tb-stacked tb-cards')}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ id, label, unit }) => (
              <th key={id} scope="col" className="r">
                {label} <span className="unit">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, label, cells, isTotal }) => (
            <tr key={index} className={isTotal ? 'bb-whole' : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, i) => {
                const { id, label: name, unit } = columns[i]!;
                return (
                  <td key={id} className="r" data-label={unit === '' ? name : `${name} ${unit}`}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
