import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type CsvDialect, csvText } from '../../../../core/csv/index.ts';
import type { FaultWindow } from '../../../../core/ports/index.ts';
import { plantDayOf } from '../../../../core/time/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { SaveCsv, saveFile } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { useSeriesName } from './useSeriesName.ts';
import { windowCsv } from '../../../../core/blackBox/index.ts';

/** Saves what was recorded around a fault, a line each moment. */
export const SaveWindow = observer(function SaveWindow({ window, atMs }: { readonly window: FaultWindow; readonly atMs: number }) {
  const { i18n } = useLingui();
  const { region, units, zone } = useFormat();
  const seriesName = useSeriesName();
  const save = (dialect: CsvDialect, ending: string) => {
    const sheet = windowCsv(window, units, {
      time: i18n._('Zeitpunkt ({zone})', { zone: dialect.isLocal ? zone : 'UTC' }),
      series: (series, unit) => `${seriesName(series)} [${unitSymbol(unit)}]`,
    });
    saveFile(`black_box_${plantDayOf(atMs, zone)}${ending}`, csvText(sheet, dialect, zone), 'text/csv;charset=utf-8');
  };
  return <SaveCsv region={region} isDisabled={window.samples.length === 0} onSave={save} />;
});
