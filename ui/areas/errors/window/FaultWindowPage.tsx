import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { FaultWindow } from '../../../../core/ports/index.ts';
import { LineChart, type LineChartData } from '../../../charts/lineChart/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { type Format, Headline, Link, Panel } from '../../../kit/index.ts';
import { useFaultText, useFormat, useSourceName } from '../../../station/index.ts';
import { errorLogPath, Page } from '../../../shell/index.ts';
import { entryOfKey, FaultWindowVm, windowChart } from './faultWindow.vm.ts';
import './faultWindow.css';
import { FirstChangesPanel } from './FirstChangesPanel.tsx';
import { SaveWindow } from './SaveWindow.tsx';
import { useSeriesName } from './useSeriesName.ts';

type Entry = NonNullable<ReturnType<typeof entryOfKey>>;

/** What the station recorded around a fault: facts, and no cause. */
export const FaultWindowPage = observer(function FaultWindowPage() {
  const { i18n } = useLingui();
  const key = new URLSearchParams(useLocation().search).get('row') ?? '';
  const entry = entryOfKey(key);
  const crumbs = [{ label: i18n._('Störmeldungen'), to: errorLogPath({ row: key }) }, { label: i18n._('Was war davor?') }];
  return (
    <Page crumbs={crumbs}>
      {entry === undefined ? <Headline title={i18n._('Diese Meldung hat keine Zeit.')} /> : <Around key={key} entry={entry} />}
    </Page>
  );
});

const Around = observer(function Around({ entry }: { readonly entry: Entry }) {
  const { i18n } = useLingui();
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const faultText = useFaultText();
  const sourceName = useSourceName();
  const { date, clock } = useFormat();
  const { atMs, source, bitIndex } = entry;
  const [vm] = useState(() => new FaultWindowVm({ errorLog, session }));
  useEffect(() => {
    void vm.load(atMs);
  }, [vm, atMs]);
  const { window } = vm;
  return (
    <>
      <Headline title={faultText(source, bitIndex)} note={`${sourceName(source)}, ${date(atMs)}, ${clock(atMs)}`}>
        <button type="button" className="btn sm" aria-busy={vm.isLoading} onClick={() => void vm.load(atMs)}>
          {i18n._('Aktualisieren')}
        </button>
      </Headline>
      {vm.hasFailed && <p role="alert">{i18n._('Fehler beim Datenabruf')}</p>}
      {window === 'none' && (
        <p>{i18n._('Um diese Meldung herum ist nichts aufgezeichnet. Die Station hält die Zeit um Störungen fest, die letzten 500.')}</p>
      )}
      {window !== undefined && window !== 'none' && <Recorded window={window} entry={entry} />}
    </>
  );
});

const Recorded = observer(function Recorded({ window, entry: { atMs, source } }: { readonly window: FaultWindow; readonly entry: Entry }) {
  const { i18n } = useLingui();
  const { language } = useService(stores.preferences);
  const { units, time } = useService(stores.settings).settings;
  const sourceName = useSourceName();
  const seriesName = useSeriesName();
  const faultText = useFaultText();
  const format = useFormat();
  const faults = useRef<HTMLDivElement>(null);
  const look = JSON.stringify([language, units, time.zone, window.faults.map((fault) => faultText(fault.source, fault.bitIndex))]);
  const [drawn, setDrawn] = useState<{
    readonly of: FaultWindow;
    readonly look: string;
    readonly chart: LineChartData;
    readonly format: Format;
  }>();
  const isDrawn = drawn?.of === window && drawn.look === look;
  if (!isDrawn) {
    const chart = windowChart(window, source, { units, zone: time.zone, plantName: i18n._('Station'), sourceName, seriesName, faultText });
    setDrawn({ of: window, look, chart, format });
  }
  const when = format.clock(atMs);
  return (
    <>
      <Panel title={i18n._('15 min davor, 5 min danach')} className="fw-record" actions={<SaveWindow window={window} atMs={atMs} />}>
        {!window.isComplete && <p className="t14 dim">{i18n._('Was danach kommt, wird noch aufgezeichnet.')}</p>}
        {drawn !== undefined && (
          <LineChart
            data={drawn.chart}
            format={drawn.format}
            onMarks={() => faults.current?.focus()}
            label={i18n._('Verlauf um die Störung')}
            summary={i18n._('Verlauf von {from} bis {until}, Störung um {time}', {
              from: format.clock(window.fromMs),
              until: format.clock(window.untilMs),
              time: when,
            })}
          />
        )}
      </Panel>
      <FirstChangesPanel window={window} atMs={atMs} />
      <div ref={faults} tabIndex={-1}>
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
                  <td>{format.clock(fault.fromMs)}</td>
                  <td>{format.clock(fault.untilMs)}</td>
                  <td>{sourceName(fault.source)}</td>
                  <td>{faultText(fault.source, fault.bitIndex)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      </div>
      <p className="fw-back">
        <Link to={errorLogPath()}>{i18n._('Zum Protokoll')}</Link>
      </p>
    </>
  );
});
