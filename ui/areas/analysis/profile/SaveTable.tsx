import { observer } from 'mobx-react-lite';
import { type CsvRows, csvText } from '../../../../core/csv/index.ts';
import type { DayRangeChoice } from '../../../../core/time/index.ts';
import { SaveCsv, saveFile } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

interface Props {
  readonly name: string;
  readonly range: DayRangeChoice;
  readonly rows: () => CsvRows;
}

/** Saves a table of the page, for a spreadsheet or for a program. */
export const SaveTable = observer(function SaveTable({ name, range, rows }: Props) {
  const { region, zone } = useFormat();
  return (
    <SaveCsv
      region={region}
      isDisabled={false}
      onSave={(dialect, ending) =>
        saveFile(`profile_${name}_${range.from}-${range.until}${ending}`, csvText(rows(), dialect, zone), 'text/csv;charset=utf-8')
      }
    />
  );
});
