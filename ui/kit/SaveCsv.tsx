import { useLingui } from '@lingui/react';
import { type CsvDialect, machineDialect } from '../../core/csv/index.ts';
import { type Region, sheetDialectOf } from '../../i18n/index.ts';
import { Icon } from './Icon.tsx';

export interface SaveCsvProps {
  /** Whose spreadsheets are meant. */
  readonly region: Region;
  readonly isDisabled: boolean;
  /** `ending` is the end of the file's name, another one for each kind. */
  readonly onSave: (dialect: CsvDialect, ending: string) => void;
}

/** Text ids of the buttons. */
const kinds: readonly (readonly [dialect: (region: Region) => CsvDialect, ending: string, word: string])[] = [
  [sheetDialectOf, '_excel.csv', /*i18n*/ 'CSV für Excel'],
  [() => machineDialect, '_iso8601.csv', /*i18n*/ 'CSV, ISO 8601'],
];

/** Two buttons that save a table: for a spreadsheet, or for a program. */
export function SaveCsv({ region, isDisabled, onSave }: SaveCsvProps) {
  const { i18n } = useLingui();
  return kinds.map(([dialectOf, ending, word]) => (
    <button key={ending} type="button" className="btn sm" disabled={isDisabled} onClick={() => onSave(dialectOf(region), ending)}>
      <Icon name="g-down" />
      {i18n._(word)}
    </button>
  ));
}
