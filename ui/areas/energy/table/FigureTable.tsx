import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { csvText } from '../../../../core/csv/index.ts';
import { type DataBasis, dataNeedNames } from '../../../../core/figures/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { markedShortfall, shortfallNames } from '../../../../i18n/index.ts';
import { classNames, observed, Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { usePhoneUpright } from '../../../kit/usePhone.ts';
import { ShortMark, useFormat } from '../../../station/index.ts';
import './figureTable.css';
import type { FigureColumn } from './FigureColumn.ts';
import { figureCsv, type CsvTexts } from './figureCsv.ts';
import { cellShortfalls, rowShortfalls } from './tableShortfalls.ts';

const nothingKnown: DataBasis = {};

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
  readonly lead: CsvTexts<Row>;
  /** Likewise behind them. */
  readonly tail?: CsvTexts<Row>;
  /** How much data there is of a row: what rests on too little is marked. */
  readonly basisOf?: (row: Row) => DataBasis;
  /** Without its ending; undefined while there is nothing to save. */
  readonly fileName: string | undefined;
  readonly className?: string | undefined;
  /** Below the table. */
  readonly note?: ReactNode;
}

/** Figures in rows with the whole of them, and the same as a file. */
export const FigureTable = observed(function FigureTable<Row>(props: FigureTableProps<Row>) {
  const {
    title,
    columns,
    rows,
    sum,
    noteOf,
    head,
    nameOf,
    keyOf,
    lead,
    tail,
    basisOf = () => nothingKnown,
    fileName,
    className,
    note,
  } = props;
  const { i18n } = useLingui();
  const { region, units, zone } = useFormat();
  const isNarrow = usePhoneUpright();
  const unitOf = ({ quantity }: FigureColumn<Row>) => unitSymbol(displayUnit(quantity, units));
  const shortOf = (row: Row) => rowShortfalls(columns, row, basisOf(row));
  const withShort: CsvTexts<Row> = {
    heads: [...(tail?.heads ?? []), i18n._('Zu wenig Daten')],
    of: (row) => [...(tail?.of(row) ?? []), { text: shortfallNames(i18n, shortOf(row)) }],
  };
  const marks = dataNeedNames.filter((need) => [...rows, sum].some((row) => shortOf(row).includes(need)));
  const name = (row: Row) => (
    <th scope="row">
      {nameOf(row)}
      {shortOf(row).includes('recorded') && <ShortMark />}
    </th>
  );
  const sheet = () =>
    figureCsv({
      lead,
      tail: withShort,
      columns,
      rows: [...rows, sum],
      units,
      head: (column) => `${i18n._(column.title)} [${unitOf(column)}]`,
    });
  return (
    <Panel
      bare
      className={classNames('et-panel', className)}
      title={title}
      actions={
        <SaveCsv
          region={region}
          isDisabled={fileName === undefined}
          onSave={(dialect, ending) => saveFile(fileName! + ending, csvText(sheet(), dialect, zone), 'text/csv;charset=utf-8')}
        />
      }
    >
      <div className="scroll et-scroll" role="group" aria-label={title} tabIndex={0}>
        <table className={classNames('tb tb-named et-table', isNarrow && 'tb-stacked tb-cards')}>
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
                {name(row)}
                <Cells columns={columns} row={row} basis={basisOf(row)} />
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
              {name(sum)}
              <Cells columns={columns} row={sum} basis={basisOf(sum)} noteOf={noteOf} />
            </tr>
          </tfoot>
        </table>
      </div>
      {(note !== undefined || marks.length > 0) && (
        <p className="label et-foot">
          {marks.map((need) => (
            <span key={need} className="et-note">
              {markedShortfall(i18n, need)}
            </span>
          ))}
          {note}
        </p>
      )}
    </Panel>
  );
});

interface CellsProps<Row> {
  readonly columns: readonly FigureColumn<Row>[];
  readonly row: Row;
  readonly basis: DataBasis;
  readonly noteOf?: ((column: FigureColumn<Row>) => string | undefined) | undefined;
}

const Cells = observed(function Cells<Row>({ columns, row, basis, noteOf }: CellsProps<Row>) {
  const { i18n } = useLingui();
  const { units, quantity } = useFormat();
  return columns.map((column) => {
    const { number, isMissing } = quantity(column.quantity, column.of(row));
    const note = noteOf?.(column);
    return (
      <td key={column.title} className="r" data-label={`${i18n._(column.title)} ${unitSymbol(displayUnit(column.quantity, units))}`}>
        {isMissing ? <span className="none">{missing}</span> : number}
        {cellShortfalls(column, row, basis).length > 0 && <ShortMark />}
        {note !== undefined && <span className="et-note label">{note}</span>}
      </td>
    );
  });
});
