import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { csvText } from '../../../../core/csv/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { classNames, observed, Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import './figureTable.css';
import type { FigureColumn } from './FigureColumn.ts';
import { figureSheet, type SheetTexts } from './figureSheet.ts';

export interface FigureTableProps<Row> {
  readonly title: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  /** Of all of them. */
  readonly sum: Row;
  /** Below a figure of the sum. */
  readonly noteOf?: CellsProps<Row>['noteOf'];
  /** Over the names of the rows. */
  readonly head: string;
  readonly nameOf: (row: Row) => ReactNode;
  readonly keyOf: (row: Row) => string | number;
  /** What the file has before the figures. */
  readonly lead: SheetTexts<Row>;
  /** Likewise behind them. */
  readonly tail?: SheetTexts<Row>;
  /** Without its ending; undefined while there is nothing to save. */
  readonly fileName: string | undefined;
  readonly className?: string | undefined;
  /** Below the table. */
  readonly note?: ReactNode;
}

/** Figures in rows with the whole of them, and the same as a file. */
export const FigureTable = observed(function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { title, columns, rows, sum, noteOf, head, nameOf, keyOf, lead, tail, fileName, className, note } = props;
  const { i18n } = useLingui();
  const { units, zone } = useFormat();
  const unitOf = ({ quantity }: FigureColumn<Row>) => unitSymbol(displayUnit(quantity, units));
  const sheet = () =>
    figureSheet({ lead, tail, columns, rows: [...rows, sum], units, head: (column) => `${i18n._(column.title)} [${unitOf(column)}]` });
  return (
    <Panel
      bare
      className={classNames('et-panel', className)}
      title={title}
      actions={
        <SaveCsv
          isDisabled={fileName === undefined}
          onSave={(dialect, ending) => saveFile(fileName! + ending, csvText(sheet(), dialect, zone), 'text/csv;charset=utf-8')}
        />
      }
    >
      <div className="scroll et-scroll" role="group" aria-label={title} tabIndex={0}>
        <table className="tb tb-named et-table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map((column) => (
                <th key={column.title} scope="col" className="r">
                  {i18n._(column.title)}
                  <span className="unit">{unitOf(column)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{nameOf(row)}</th>
                <Cells columns={columns} row={row} />
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length + 1} className="dim">
                  {i18n._('Keine Daten zum Anzeigen.')}
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{nameOf(sum)}</th>
              <Cells columns={columns} row={sum} noteOf={noteOf} />
            </tr>
          </tfoot>
        </table>
      </div>
      {note !== undefined && <p className="label et-foot">{note}</p>}
    </Panel>
  );
});

interface CellsProps<Row> {
  readonly columns: readonly FigureColumn<Row>[];
  readonly row: Row;
  readonly noteOf?: ((column: FigureColumn<Row>) => string | undefined) | undefined;
}

const Cells = observed(function Cells<Row>({ columns, row, noteOf }: CellsProps<Row>) {
  const { quantity } = useFormat();
  return columns.map((column) => {
    const { number, isMissing } = quantity(column.quantity, column.of(row));
    const note = noteOf?.(column);
    return (
      <td key={column.title} className="r">
        {isMissing ? <span className="none">{missing}</span> : number}
        {note !== undefined && <span className="et-note label">{note}</span>}
      </td>
    );
  });
});
