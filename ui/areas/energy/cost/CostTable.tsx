import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { csvText } from '../../../../core/csv/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { missing, unitSymbol } from '../../../../i18n/format/index.ts';
import { classNames, observed, Panel, SaveCsv, saveFile } from '../../../kit/index.ts';
import { usePhoneUpright } from '../../../kit/usePhone.ts';
import { useFormat } from '../../../station/index.ts';
import '../table/figureTable.css';
import type { FigureColumn } from '../table/FigureColumn.ts';
import { figureCsv } from '../table/figureCsv.ts';

export interface CostTableProps<Row> {
  readonly title: string;
  readonly head: string;
  readonly columns: readonly FigureColumn<Row>[];
  /** Behind the figures. */
  readonly texts?: readonly { readonly title: string; readonly of: (row: Row) => string }[];
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Without its ending. */
  readonly fileName: string;
  readonly note?: ReactNode;
}

/** Figures in rows, and the same as a file. */
export const CostTable = observed(function CostTable<Row>(props: CostTableProps<Row>) {
  const { title, head, columns, texts = [], rows, nameOf, fileName, note } = props;
  const { i18n } = useLingui();
  const { region, units, zone, quantity } = useFormat();
  const isNarrow = usePhoneUpright();
  const unitOf = (column: FigureColumn<Row>) => unitSymbol(displayUnit(column.quantity, units));
  const sheet = () =>
    figureCsv({
      lead: { heads: [head], of: (row) => [{ text: nameOf(row) }] },
      tail: { heads: texts.map((text) => i18n._(text.title)), of: (row) => texts.map(({ of }) => ({ text: of(row) })) },
      columns,
      rows,
      units,
      head: (column) => `${i18n._(column.title)} [${unitOf(column)}]`,
    });
  return (
    <Panel
      bare
      className="et-panel"
      title={title}
      actions={
        <SaveCsv
          region={region}
          isDisabled={rows.length === 0}
          onSave={(dialect, ending) => saveFile(fileName + ending, csvText(sheet(), dialect, zone), 'text/csv;charset=utf-8')}
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
              {texts.map((text) => (
                <th key={text.title} scope="col">
                  {i18n._(text.title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{nameOf(row)}</th>
                {columns.map((column) => {
                  const { number, isMissing } = quantity(column.quantity, column.of(row));
                  return (
                    <td key={column.title} className="r" data-label={`${i18n._(column.title)} ${unitOf(column)}`}>
                      {isMissing ? <span className="none">{missing}</span> : number}
                    </td>
                  );
                })}
                {texts.map((text) => (
                  <td key={text.title} className="et-text" data-label={i18n._(text.title)}>
                    {text.of(row) || <span className="none">{missing}</span>}
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length + texts.length + 1} className="dim">
                  {i18n._('Keine Daten zum Anzeigen.')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className="label et-foot">{note}</p>}
    </Panel>
  );
});
