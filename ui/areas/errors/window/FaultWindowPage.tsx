import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { firstChanges } from '../../../../core/blackBox/index.ts';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Alert, Headline, Icon, Link } from '../../../kit/index.ts';
import { useFaultText, useFormat, useSourceName } from '../../../station/index.ts';
import { entryKey, errorLogPath, faultWindowPage, Page, TrendLink } from '../../../shell/index.ts';
import { EntryWork } from '../detail/EntryWork.tsx';
import { MachinesThen } from '../detail/MachinesThen.tsx';
import { StationThen } from '../detail/StationThen.tsx';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import '../errorLog.css';
import { faultSeries, spanAround } from '../model/trendOfFault.ts';
import { useErrorLogVm } from '../useErrorLogVm.ts';
import { entryOfKey, FaultWindowVm, type WindowEntry } from './faultWindow.vm.ts';
import './faultWindow.css';
import { Recorded } from './Recorded.tsx';
import { SameFaults } from './SameFaults.tsx';
import { useSeriesName } from './useSeriesName.ts';

/** What the station recorded around a fault: facts, and no cause. */
export const FaultWindowPage = observer(function FaultWindowPage() {
  const { i18n } = useLingui();
  const key = new URLSearchParams(useLocation().search).get('row') ?? '';
  const entry = entryOfKey(key);
  const crumbs = [{ label: i18n._('Störmeldungen'), to: errorLogPath({ row: key }) }, { label: i18n._('Was war davor?') }];
  return (
    <Page crumbs={crumbs}>
      {entry === undefined ? <Headline title={i18n._('Diese Meldung hat keine Zeit.')} /> : <Around key={key} entry={entry} rowKey={key} />}
    </Page>
  );
});

interface Props {
  readonly entry: WindowEntry;
  readonly rowKey: string;
}

const Around = observer(function Around({ entry, rowKey }: Props) {
  const { i18n } = useLingui();
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const faultText = useFaultText();
  const sourceName = useSourceName();
  const seriesName = useSeriesName();
  const { date, clock } = useFormat();
  const { atMs, source, bitIndex } = entry;
  const [vm] = useState(() => new FaultWindowVm({ errorLog, session }));
  useEffect(() => {
    void vm.load(atMs);
  }, [vm, atMs]);
  const log = useErrorLogVm();
  const { reading, opened: logged } = log;
  useEffect(() => reading.follow(), [reading]);
  const { window } = vm;
  const changes = window === undefined || window === 'none' ? undefined : firstChanges(window, atMs);
  const first = changes?.changed[0];
  const text = faultText(source, bitIndex);
  const where = `${sourceName(source)}, ${date(atMs)}, ${clock(atMs)}`;
  return (
    <>
      <Headline
        title={first === undefined ? text : i18n._('Zuerst änderte sich: {name}', { name: seriesName(first.series) })}
        note={first === undefined ? where : `${text}, ${where}`}
      >
        <div className="fw-ways">
          {logged && <Beside vm={log} entry={logged} />}
          {session.allowed.analytics && (
            <TrendLink className="btn sm" span={spanAround(atMs)} series={faultSeries(source)}>
              <Icon name="g-trend" />
              {i18n._('Im Verlauf öffnen')}
            </TrendLink>
          )}
          <button type="button" className="btn sm" aria-busy={vm.isLoading} onClick={() => void vm.load(atMs)}>
            {i18n._('Aktualisieren')}
          </button>
        </div>
      </Headline>
      {vm.hasFailed && <Alert>{i18n._('Fehler beim Datenabruf')}</Alert>}
      {window === 'none' && (
        <p>{i18n._('Um diese Meldung herum ist nichts aufgezeichnet. Die Station hält die Zeit um Störungen fest, die letzten 500.')}</p>
      )}
      {window !== undefined && window !== 'none' && <Recorded window={window} entry={entry} changes={changes!} />}
      {logged && <Logged vm={log} entry={logged} />}
      <p className="fw-back">
        <Link to={errorLogPath({ row: rowKey })}>{i18n._('Zum Protokoll')}</Link>
      </p>
    </>
  );
});

interface LoggedProps {
  readonly vm: ErrorLogVm;
  readonly entry: FaultLogEntry;
}

/** Leads to what was recorded around the faults beside one. */
const Beside = observer(function Beside({ vm, entry }: LoggedProps) {
  const { i18n } = useLingui();
  const ways = [
    ['newer', 'g-left', i18n._('Neuere Meldung')],
    ['older', 'g-right', i18n._('Ältere Meldung')],
  ] as const;
  return ways.map(([towards, icon, label]) => {
    const other = vm.recordedBeside(entry, towards);
    return (
      other && (
        <Link key={towards} className="ib" aria-label={label} title={label} to={`${faultWindowPage}?row=${entryKey(other)}`}>
          <Icon name={icon} />
        </Link>
      )
    );
  });
});

/** What the log has of the fault: who has seen it, the station then, and when it came else. */
const Logged = observer(function Logged({ vm, entry }: LoggedProps) {
  return (
    <>
      {entry.notes && (
        <div className="panel fw-work">
          <EntryWork vm={vm} entry={entry} leadsToRecord={false} />
        </div>
      )}
      <div className="panel fw-work below">
        <StationThen entry={entry} />
        <MachinesThen vm={vm} faulty={entry.source} />
      </div>
      <SameFaults vm={vm} entry={entry} />
    </>
  );
});
