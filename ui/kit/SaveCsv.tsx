import { useLingui } from '@lingui/react';
import { type CsvDialect, machineDialect, sheetDialect } from '../../core/csv/index.ts';
import { Icon } from './Icon.tsx';

export interface SaveCsvProps {
  readonly isDisabled: boolean;
  readonly onSave: (dialect: CsvDialect) => void;
}

/** Two buttons that save a table: for a spreadsheet, or for a program. */
export function SaveCsv({ isDisabled, onSave }: SaveCsvProps) {
  const { i18n } = useLingui();
  return (
    <>
      <button type="button" className="btn sm" disabled={isDisabled} onClick={() => onSave(sheetDialect)}>
        <Icon name="g-down" />
        {i18n._('CSV für Excel')}
      </button>
      <button type="button" className="btn sm" disabled={isDisabled} onClick={() => onSave(machineDialect)}>
        <Icon name="g-down" />
        {i18n._('CSV, ISO 8601')}
      </button>
    </>
  );
}
