import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { stores, useService } from '../../di/index.ts';
import { Icon } from '../../kit/index.ts';
import { useSignals, useSourceName } from '../../station/index.ts';
import { lookOf } from './alarmStyle.ts';
import type { AlarmLineVm } from './alarmLine.vm.ts';
import { alarmPath } from './alarmPath.ts';
import { type Alarm, alarmId } from './alarms.ts';
import { useAlarmText } from './useAlarmText.ts';

/** So often it is kept that a page is open. */
const stayMs = 60_000;
/** What browsers take for a person's own action. */
const actions = ['click', 'keydown'] as const;

/** Signals what comes in the ways that were chosen for this browser, and says so while the browser keeps the sound back. */
export const AlarmSignals = observer(function AlarmSignals({ vm }: { readonly vm: AlarmLineVm }) {
  const { i18n } = useLingui();
  const signals = useSignals();
  const { allowed } = useService(stores.session);
  const { language } = useService(stores.preferences);
  const isSettled = useService(stores.faultTexts).isSettled(language);
  const navigate = useNavigate();
  const alarmText = useAlarmText();
  const sourceName = useSourceName();
  const { alarms } = vm;

  const signalOf = (alarm: Alarm) => ({
    id: alarmId(alarm),
    severity: alarm.severity,
    title: `${i18n._(lookOf(alarm).word)}: ${alarmText(alarm)}`,
    text: sourceName(alarm.source),
    open: () => {
      const path = alarmPath(alarm, vm.entryOf(alarm), allowed);
      if (path !== undefined) void navigate(path);
    },
  });
  const take = useEffectEvent(() => void signals.take(alarms?.map(signalOf)));
  useEffect(() => {
    if (isSettled) take();
  }, [alarms, isSettled]);

  useEffect(() => {
    const staying = setInterval(() => signals.stay(), stayMs);
    const wake = () => signals.wake();
    for (const action of actions) document.addEventListener(action, wake, { capture: true });
    return () => {
      clearInterval(staying);
      for (const action of actions) document.removeEventListener(action, wake, { capture: true });
    };
  }, [signals]);

  if (!signals.isBlocked) return null;
  return (
    <p className="al-blocked" role="status">
      <Icon name="i-warn" />
      {i18n._('Der Browser lässt den Ton bei Störungen erst nach einem Klick in diese Seite zu.')}
    </p>
  );
});
