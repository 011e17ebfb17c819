import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import type { FaultSeverity } from '../../../core/faults/index.ts';
import { Headline, Icon, Link, severityStyle } from '../../kit/index.ts';
import { SignalsButton, useFaultText, useFormat, useSourceName } from '../../station/index.ts';
import { entryKey, errorLogPath } from '../../shell/index.ts';
import type { ErrorLogVm } from './errorLog.vm.ts';
import { rankingPage } from './model/rankingPath.ts';
import { severityCounts } from './model/severityCounts.ts';
import { SaveLog } from './SaveLog.tsx';

const standing: Readonly<Record<FaultSeverity, string>> = {
  error: /*i18n*/ '{count, plural, one {# Störung steht an} other {# Störungen stehen an}}',
  warning: /*i18n*/ '{count, plural, one {# Warnung steht an} other {# Warnungen stehen an}}',
  maintenance: /*i18n*/ '{count, plural, one {# Wartung steht an} other {# Wartungen stehen an}}',
};
const others: Readonly<Record<FaultSeverity, string>> = {
  error: /*i18n*/ '{count, plural, one {# Störung} other {# Störungen}}',
  warning: /*i18n*/ '{count, plural, one {# Warnung} other {# Warnungen}}',
  maintenance: /*i18n*/ '{count, plural, one {# Wartung} other {# Wartungen}}',
};

/** The answer: how much is up, and the worst of it; then what can be done with the log. */
export const LogHeadline = observer(function LogHeadline({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  return (
    <Headline title={useTitle(vm)} note={<StandingNote vm={vm} />}>
      <div className="el-actions">
        {vm.canRank && (
          <Link className="btn sm" to={rankingPage}>
            {i18n._('Häufigkeit')}
          </Link>
        )}
        <SaveLog vm={vm} />
        <SignalsButton />
        <button type="button" className="btn sm" aria-busy={vm.reading.isReading} onClick={() => void vm.reading.load()}>
          <Icon name="g-reload" />
          {i18n._('Aktualisieren')}
        </button>
      </div>
    </Headline>
  );
});

/** Only inside an observer. */
function useTitle({ standing: up, reading }: ErrorLogVm): string {
  const { i18n } = useLingui();
  if (up === undefined) return reading.isLost ? i18n._('Anstehende Störungen unbekannt') : i18n._('Störmeldungen');
  const [worst] = severityCounts(up);
  return worst === undefined || worst.severity === 'maintenance'
    ? i18n._('Keine Störung steht an')
    : i18n._(standing[worst.severity], { count: worst.count });
}

/** The worst of what is up, since when, and how much else is up; when nothing is, the last message. */
const StandingNote = observer(function StandingNote({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  const counts = severityCounts(vm.standing ?? []);
  const [worst, ...rest] = counts;
  if (worst === undefined) return <LastEntry vm={vm} />;
  if (worst.severity === 'maintenance') return <span className="el-standing">{i18n._(standing.maintenance, { count: worst.count })}</span>;
  return (
    <span className="el-standing">
      <WorstFault vm={vm} />
      {rest.length > 0 && (
        <span>
          {i18n._('Außerdem {counts}', { counts: rest.map(({ severity, count }) => i18n._(others[severity], { count })).join(', ') })}
        </span>
      )}
    </span>
  );
});

const LastEntry = observer(function LastEntry({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  const { date, clock } = useFormat();
  const { pathname } = useLocation();
  const entry = vm.lastEntry;
  return (
    <span className="el-standing">
      {entry?.atMs !== undefined && (
        <Link className="el-link" to={errorLogPath({ row: entryKey(entry) }, pathname)}>
          {i18n._('Letzte Meldung {date}, {time}', { date: date(entry.atMs), time: clock(entry.atMs) })}
        </Link>
      )}
    </span>
  );
});

const WorstFault = observer(function WorstFault({ vm }: { readonly vm: ErrorLogVm }) {
  const { i18n } = useLingui();
  const sourceName = useSourceName();
  const faultText = useFaultText();
  const { date, clock } = useFormat();
  const { pathname } = useLocation();
  const [worst] = vm.standing ?? [];
  if (worst === undefined) return null;
  const { source, bitIndex, severity } = worst;
  const entry = vm.worstEntry;
  const { icon, tone } = severityStyle[severity];
  const words = { source: sourceName(source), fault: faultText(source, bitIndex) };
  const text =
    entry?.atMs === undefined
      ? i18n._('{source}, {fault}', words)
      : i18n._('{source}, {fault}, seit {date}, {time}', { ...words, date: date(entry.atMs), time: clock(entry.atMs) });
  return (
    <span className={`el-worst ${tone}`}>
      <Icon name={icon} />
      {entry === undefined ? text : <Link to={errorLogPath({ row: entryKey(entry) }, pathname)}>{text}</Link>}
    </span>
  );
});
