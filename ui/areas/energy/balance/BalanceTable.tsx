import type { DocumentTable } from '../../../../core/report/index.ts';

/** A table of a report: the machines, and the plant as their total. */
export function BalanceTable({ table: { title, head, columns, rows } }: { readonly table: DocumentTable }) {
  return (
    <div className="scroll" role="group" aria-label={title} tabIndex={0}>
      <table className="tb tb-named bb-table">
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
              {cells.map((cell, i) => (
                <td key={columns[i]!.id} className="r">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
