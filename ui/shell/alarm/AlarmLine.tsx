import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ports, stores, useService } from '../../di/index.ts';
import { classNames, Icon, IconButton, Link } from '../../kit/index.ts';
import { SeenFormVm, useSourceName } from '../../station/index.ts';
import './alarmLine.css';
import { AlarmLineVm } from './alarmLine.vm.ts';
import { AlarmList } from './AlarmList.tsx';
import { lookOf } from './alarmStyle.ts';
import { AlarmSignals } from './AlarmSignals.tsx';
import { alarmPath } from './alarmPath.ts';
import type { Alarm } from './alarms.ts';
import { useAlarmText } from './useAlarmText.ts';
import { useReadingText } from './useReadingText.ts';
import { useSinceText } from './useSinceText.ts';

/** While something is up: the worst of it, where, since when and how much more, on every page. */
export const AlarmLine = observer(function AlarmLine() {
  const vm = useAlarmLineVm();
  const { worst } = vm;
  return (
    <>
      {worst !== undefined && <WorstAlarm vm={vm} alarm={worst} />}
      <Announcement vm={vm} />
      <AlarmSignals vm={vm} />
    </>
  );
});

interface AlarmProps {
  readonly vm: AlarmLineVm<SeenFormVm>;
  readonly alarm: Alarm;
}

const WorstAlarm = observer(function WorstAlarm({ vm, alarm }: AlarmProps) {
  const { i18n } = useLingui();
  const { allowed, session } = useService(stores.session);
  const alarmText = useAlarmText();
  const sourceName = useSourceName();
  const sinceText = useSinceText();
  const readingText = useReadingText();
  const listId = useId();
  const place = useRef<HTMLElement>(null);
  const entry = vm.entryOf(alarm);
  const reading = vm.readingOf(alarm);
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
          {reading !== undefined && <span className="al-fixed al-reading">{readingText(reading)}</span>}
          {moreText !== undefined && <span className="al-fixed">{moreText}</span>}
        </span>
      </span>
    </>
  );
  // the focus in a list that goes is the button's that has opened it
  const close = () => {
    const opener = place.current?.querySelector<HTMLElement>(`[aria-controls="${listId}"]`);
    if (document.getElementById(listId)?.contains(document.activeElement) === true) opener?.focus();
    vm.setOpen(false);
  };
  const closes = useEffectEvent(close);
  useEffect(() => {
    if (!vm.isOpen) return undefined;
    const closed = ({ key }: KeyboardEvent) => key === 'Escape' && closes();
    document.addEventListener('keydown', closed);
    return () => document.removeEventListener('keydown', closed);
  }, [vm, vm.isOpen]);
  return (
    <section ref={place} className={classNames('alarm', tone)} aria-label={i18n._('Anstehende Störungen')}>
      <div className="al-in">
        {path === undefined ? (
          <div className="al-go">{content}</div>
        ) : (
          <Link className="al-go" to={path}>
            {content}
          </Link>
        )}
        {session.canWrite && !vm.isOpen && entry?.notes?.length === 0 && (
          <button type="button" className="btn sm al-see" onClick={() => vm.ask(alarm)}>
            {i18n._('Gesehen')}
          </button>
        )}
        <IconButton
          icon="g-right"
          label={vm.isOpen ? i18n._('Liste der Störungen schließen') : i18n._('Alle anstehenden Störungen')}
          expands={{ id: listId, isOpen: vm.isOpen }}
          onPress={() => vm.setOpen(!vm.isOpen)}
        />
      </div>
      {vm.isOpen && <AlarmList vm={vm} id={listId} onClose={close} />}
    </section>
  );
});

/** Says once what has come, and that all of it is over, to those who do not see it; the line itself changes with its figures and would be said again. */
const Announcement = observer(function Announcement({ vm }: { readonly vm: AlarmLineVm }) {
  const { i18n } = useLingui();
  const { language } = useService(stores.preferences);
  const isSettled = useService(stores.faultTexts).isSettled(language);
  const alarmText = useAlarmText();
  const sourceName = useSourceName();
  const moreText = useMoreText();
  const { alarms, announcing, announcements, isOver } = vm;
  useEffect(() => {
    if (isSettled) vm.announce();
  }, [vm, alarms, isSettled]);
  const [alarm, ...more] = announcing;
  const words = alarm && [i18n._(lookOf(alarm).word), alarmText(alarm), sourceName(alarm.source), moreText(more.length)];
  return (
    <>
      <p className="vh" role="alert">
        {/* what comes again in the same words is said again */}
        {words && <span key={announcements}>{words.filter((part) => part !== undefined).join(', ')}</span>}
      </p>
      <p className="vh" aria-live="polite">
        {isOver && i18n._('Keine Meldung steht mehr an')}
      </p>
    </>
  );
});

function useMoreText(): (count: number) => string | undefined {
  const { i18n } = useLingui();
  return (count) => (count > 0 ? i18n._('und {count, plural, one {# weitere} other {# weitere}}', { count }) : undefined);
}

function useAlarmLineVm(): AlarmLineVm<SeenFormVm> {
  const errorLog = useService(ports.errorLog);
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const plant = useService(stores.plant);
  const machines = useService(stores.machines);
  const { pathname, search } = useLocation();
  const [vm] = useState(
    () => new AlarmLineVm({ errorLog, session, plant, machines }, () => new SeenFormVm({ errorLog, session, preferences })),
  );
  useEffect(() => vm.follow(), [vm]);
  useEffect(() => vm.setOpen(false), [vm, pathname, search]);
  return vm;
}
