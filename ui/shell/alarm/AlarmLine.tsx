import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ports, stores, useService } from '../../di/index.ts';
import { classNames, Icon, Link, severityLook } from '../../kit/index.ts';
import { stateLook, useFaultText, useFormat, useSourceName } from '../../station/index.ts';
import './alarmLine.css';
import { AlarmLineVm } from './alarmLine.vm.ts';
import { alarmPath } from './alarmPath.ts';
import type { Alarm } from './alarms.ts';

/** While something is up: the worst of it, where, since when and how much more, on every page. */
export const AlarmLine = observer(function AlarmLine() {
  const vm = useAlarmLineVm();
  const { worst } = vm;
  return (
    <>
      {worst !== undefined && <WorstAlarm vm={vm} alarm={worst} />}
      <Announcement vm={vm} />
    </>
  );
});

interface AlarmProps {
  readonly vm: AlarmLineVm;
  readonly alarm: Alarm;
}

const WorstAlarm = observer(function WorstAlarm({ vm, alarm }: AlarmProps) {
  const { i18n } = useLingui();
  const { allowed } = useService(stores.session);
  const alarmText = useAlarmText();
  const sourceName = useSourceName();
  const sinceText = useSinceText();
  const entry = vm.entryOf(alarm);
  const moreText = useMoreText()((vm.alarms?.length ?? 1) - 1);
  const { icon, tone, word } = lookOf(alarm);
  const path = alarmPath(alarm, entry, allowed);
  const content = (
    <>
      <span className={classNames('st fill', tone)}>
        <Icon name={icon} />
        <span className="al-word">{i18n._(word)}</span>
      </span>
      <span className="al-text">
        <b>{alarmText(alarm)}</b>
        <span className="al-note">
          <span>{sourceName(alarm.source)}</span>
          {entry?.atMs !== undefined && <span className="al-fixed">{sinceText(entry.atMs)}</span>}
          {moreText !== undefined && <span className="al-fixed">{moreText}</span>}
        </span>
      </span>
      {path !== undefined && <Icon name="g-right" />}
    </>
  );
  return (
    <section className={classNames('alarm', tone)} aria-label={i18n._('Anstehende Störungen')}>
      {path === undefined ? (
        <div className="al-in">{content}</div>
      ) : (
        <Link className="al-in" to={path}>
          {content}
        </Link>
      )}
    </section>
  );
});

/** Says once what has come, to those who do not see it; the line itself changes with its figures and would be said again. */
const Announcement = observer(function Announcement({ vm }: { readonly vm: AlarmLineVm }) {
  const { i18n } = useLingui();
  const { language } = useService(stores.preferences);
  const isSettled = useService(stores.faultTexts).isSettled(language);
  const alarmText = useAlarmText();
  const sourceName = useSourceName();
  const moreText = useMoreText();
  const { alarms, announcing } = vm;
  useEffect(() => {
    if (isSettled) vm.announce();
  }, [vm, alarms, isSettled]);
  const [alarm, ...more] = announcing;
  const words = alarm && [i18n._(lookOf(alarm).word), alarmText(alarm), sourceName(alarm.source), moreText(more.length)];
  return (
    <p className="vh" role="alert">
      {words?.filter((part) => part !== undefined).join(', ')}
    </p>
  );
});

const lookOf = ({ severity, state }: Alarm) => (state === undefined ? severityLook[severity] : stateLook[state]);

/** Only inside an observer. */
function useAlarmText(): (alarm: Alarm) => string {
  const { i18n } = useLingui();
  const faultText = useFaultText();
  return ({ source, bitIndex, state }) =>
    bitIndex !== undefined
      ? faultText(source, bitIndex)
      : state === 'communicationError'
        ? i18n._('Keine Verbindung zum Verdichter')
        : i18n._('Störung ohne Text');
}

/** Only inside an observer. */
function useSinceText(): (sinceMs: number) => string {
  const { i18n } = useLingui();
  const { clockMs } = useService(stores.plant);
  const { date, clock, minute } = useFormat();
  return (sinceMs) =>
    date(sinceMs) === date(clockMs)
      ? i18n._('seit {time}', { time: clock(sinceMs) })
      : i18n._('seit {date}, {time}', { date: date(sinceMs), time: minute(sinceMs) });
}

function useMoreText(): (count: number) => string | undefined {
  const { i18n } = useLingui();
  return (count) => (count > 0 ? i18n._('und {count, plural, one {# weitere} other {# weitere}}', { count }) : undefined);
}

function useAlarmLineVm(): AlarmLineVm {
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const plant = useService(stores.plant);
  const machines = useService(stores.machines);
  const [vm] = useState(() => new AlarmLineVm({ errorLog, session, plant, machines }));
  useEffect(() => vm.follow(), [vm]);
  return vm;
}
