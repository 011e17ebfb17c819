import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { maxPrintedRows } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { AvailableDays } from '../../../dates/index.ts';
import { FilesNotes } from '../FilesNotes.tsx';
import { FilesSummary } from '../FilesSummary.tsx';
import { FilesProgress } from '../FilesProgress.tsx';
import { LogFailed } from '../LogFailed.tsx';
import { SeriesPicker } from '../SeriesPicker.tsx';
import { TimeControl } from '../TimeControl.tsx';
import { TableOutputs } from './TableOutputs.tsx';
import { TablePlaceholder } from './TablePlaceholder.tsx';
import { ValueTable } from './ValueTable.tsx';
import type { ValueTableVm } from './valueTable.vm.ts';

interface Props {
  readonly vm: ValueTableVm;
  readonly availableDays: AvailableDays;
}

/** The table with its time, the choice of its columns, and what there is to say about its data. */
export const TablePanel = observer(function TablePanel({ vm, availableDays }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { chart, count } = vm;
  return (
    <section className="panel vt-panel" aria-label={i18n._('Tabelle der Werte')}>
      <TimeControl vm={chart} availableDays={availableDays} />
      <div className="ph vt-head">
        <p className="t14 dim" role="status">
          {count > 0 && i18n._('{count, plural, one {# Zeile} other {{shown} Zeilen}}, neueste oben', { count, shown: number(count, 0) })}
          {count > maxPrintedRows && (
            <span className="vt-print"> {i18n._('Gedruckt sind die neuesten {count}.', { count: maxPrintedRows })}</span>
          )}
        </p>
        {!chart.isLiveSource && (
          <p className="t14 dim">
            <FilesSummary vm={chart} />
          </p>
        )}
        <div className="an-actions">
          <SeriesPicker vm={chart} label={i18n._('Spalten wählen')} />
          <TableOutputs chart={chart} />
        </div>
      </div>
      {chart.hasLogFailed && <LogFailed />}
      {!chart.isLiveSource && <FilesProgress of={chart.detail.loading} />}
      {!chart.isLiveSource && <FilesNotes vm={chart} />}
      {count > 0 ? <ValueTable vm={vm} /> : <TablePlaceholder chart={chart} />}
    </section>
  );
});
