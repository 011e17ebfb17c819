import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import type { FirstChanges } from '../../../../core/blackBox/index.ts';
import { watchedLimits } from '../../../../core/limits/index.ts';
import type { FaultWindow } from '../../../../core/ports/index.ts';
import { medianSpacingMs } from '../../../../core/samples/index.ts';
import { msPerSecond, plantDayOf } from '../../../../core/time/index.ts';
import { LineChart, type LineChartData } from '../../../charts/lineChart/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { type Format, Panel } from '../../../kit/index.ts';
import { PrintChart, useLinePrintable } from '../../../print/index.ts';
import { useFaultText, useFormat, useSourceName } from '../../../station/index.ts';
import { changeId, recordedFrom, windowChart, type WindowEntry } from './faultWindow.vm.ts';
import { FirstChangesPanel } from './FirstChangesPanel.tsx';
import { PaperChanges } from './PaperChanges.tsx';
import { SaveWindow } from './SaveWindow.tsx';
import { useChangeWords } from './useChangeWords.ts';
import { useSeriesName } from './useSeriesName.ts';

interface Props {
  readonly window: FaultWindow;
  readonly entry: WindowEntry;
  readonly changes: FirstChanges;
}

interface Drawn {
  readonly of: FaultWindow;
  readonly look: string;
  readonly chart: LineChartData;
  readonly format: Format;
}

/** The chart of a window, what changed first and what was up. */
export const Recorded = observer(function Recorded({ window, entry, changes }: Props) {
  const { i18n } = useLingui();
  const { language } = useService(stores.preferences);
  const { units, time, limits } = useService(stores.settings).settings;
  const { atMs, source, bitIndex } = entry;
  const sourceName = useSourceName();
  const seriesName = useSeriesName();
  const faultText = useFaultText();
  const format = useFormat();
  const faults = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const look = JSON.stringify([
    language,
    format.region,
    units,
    time.zone,
    limits.points,
    window.faults.map((fault) => faultText(fault.source, fault.bitIndex)),
  ]);
  const [drawn, setDrawn] = useState<Drawn>();
  if (drawn?.of !== window || drawn.look !== look) {
    const chart = windowChart(window, entry, changes, {
      ...{ units, zone: time.zone, sourceName, seriesName, faultText, limits: watchedLimits(limits.points) },
      changeText: (number, series) => i18n._('Änderung {number}: {name}', { number, name: seriesName(series) }),
    });
    setDrawn({ of: window, look, chart, format });
  }
  const hasLimits = drawn?.chart.plots.some(({ series }) => series.some((line) => line.limits !== undefined)) === true;
  const title = `${faultText(source, bitIndex)}, ${sourceName(source)}`;
  const printable = useWindowPrintable(drawn, title, changes, `black_box_${plantDayOf(atMs, time.zone)}.pdf`);
  const from = recordedFrom(window);
  const spacingS = Math.round(medianSpacingMs(window.samples) / msPerSecond);
  return (
    <>
      <div className="fw-columns">
        <Panel
          title={i18n._('15 min davor, 5 min danach')}
          className="fw-record"
          actions={
            <>
              <PrintChart printable={printable} />
              <SaveWindow window={window} atMs={atMs} />
            </>
          }
        >
          <p className="t12 dim">
            {window.samples.length > 1 && i18n._('Ein Wert je {seconds} s.', { seconds: spacingS })}{' '}
            {from === 'never' && i18n._('In dieser Zeit hat die Station keinen Wert aufgezeichnet.')}
            {typeof from === 'number' && i18n._('Die Station hat erst ab {time} aufgezeichnet.', { time: format.clock(from) })}{' '}
            {hasLimits && i18n._('Grenzwerte wie jetzt eingestellt.')}{' '}
            {!window.isComplete && i18n._('Was danach kommt, wird noch aufgezeichnet.')}
          </p>
          {drawn !== undefined && (
            <LineChart
              data={drawn.chart}
              format={drawn.format}
              onMarks={(ids) => (ids.some((id) => id.startsWith(changeId)) ? first : faults).current?.focus()}
              label={i18n._('Verlauf um die Störung')}
              summary={i18n._('Verlauf von {from} bis {until}, Störung um {time}', {
                from: format.clock(window.fromMs),
                until: format.clock(window.untilMs),
                time: format.clock(atMs),
              })}
            />
          )}
        </Panel>
        <div ref={first} tabIndex={-1}>
          <FirstChangesPanel changes={changes} />
        </div>
      </div>
      <div ref={faults} tabIndex={-1}>
        <FaultsOfTime window={window} />
      </div>
    </>
  );
});

/** The chart as a page, with what changed first below it. */
function useWindowPrintable(drawn: Drawn | undefined, title: string, changes: FirstChanges, fileName: string) {
  const { i18n } = useLingui();
  const words = useChangeWords();
  const { clock } = useFormat();
  const printable = useLinePrintable(drawn?.chart, drawn?.format, title, location.href);
  return useMemo(
    () =>
      printable && {
        ...printable,
        fileName,
        draw: (size: Parameters<typeof printable.draw>[0]) => (
          <>
            {printable.draw(size)}
            <PaperChanges title={i18n._('Was änderte sich zuerst?')} changes={changes} words={words} clock={clock} />
          </>
        ),
      },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- words and clock are those of the drawn chart
    [printable, changes, fileName, i18n],
  );
}

const FaultsOfTime = observer(function FaultsOfTime({ window }: Pick<Props, 'window'>) {
  const { i18n } = useLingui();
  const { clock } = useFormat();
  const sourceName = useSourceName();
  const faultText = useFaultText();
  return (
    <Panel title={i18n._('Was stand in dieser Zeit an?')} className="fw-faults">
      <table className="tb">
        <thead>
          <tr>
            <th>{i18n._('Von')}</th>
            <th>{i18n._('Bis')}</th>
            <th>{i18n._('Komponente')}</th>
            <th>{i18n._('Meldung')}</th>
          </tr>
        </thead>
        <tbody>
          {window.faults.map((fault, i) => (
            <tr key={i}>
              <td>{clock(fault.fromMs)}</td>
              <td>{clock(fault.untilMs)}</td>
              <td>{sourceName(fault.source)}</td>
              <td>{faultText(fault.source, fault.bitIndex)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
});
