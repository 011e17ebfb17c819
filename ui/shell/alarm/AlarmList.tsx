import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { stores, useService } from '../../di/index.ts';
import { Icon, IconButton, Link } from '../../kit/index.ts';
import { SeenForm, SeenNotes, SignalsButton, useSourceName } from '../../station/index.ts';
import { lookOf } from './alarmStyle.ts';
import type { AlarmLineVm } from './alarmLine.vm.ts';
import { alarmPath } from './alarmPath.ts';
import { type Alarm, alarmId } from './alarms.ts';
import { useAlarmText } from './useAlarmText.ts';
import { useReadingText } from './useReadingText.ts';
import { useSinceText } from './useSinceText.ts';

/** Everything that is up, over the page: who looks after it, and the way to say that one does. */
export const AlarmList = observer(function AlarmList({ vm, id }: { readonly vm: AlarmLineVm; readonly id: string }) {
  const { i18n } = useLingui();
  const { alarms = [] } = vm;
  return (
    <div id={id} className="al-list">
      <header className="al-head">
        <h2>{i18n._('{count, plural, one {# Meldung steht an} other {# Meldungen stehen an}}', { count: alarms.length })}</h2>
        <SignalsButton />
        <IconButton icon="g-close" label={i18n._('Schließen')} onPress={() => vm.setOpen(false)} />
      </header>
      <ul>
        {alarms.map((alarm) => (
          <AlarmRow key={alarmId(alarm)} vm={vm} alarm={alarm} />
        ))}
      </ul>
    </div>
  );
});

const AlarmRow = observer(function AlarmRow({ vm, alarm }: { readonly vm: AlarmLineVm; readonly alarm: Alarm }) {
  const { i18n } = useLingui();
  const { allowed, session } = useService(stores.session);
  const alarmText = useAlarmText();
  const sourceName = useSourceName();
  const sinceText = useSinceText();
  const readingText = useReadingText();
  const [isAsking, setAsking] = useState(false);
  const entry = vm.entryOf(alarm);
  const reading = vm.readingOf(alarm);
  const path = alarmPath(alarm, entry, allowed);
  const { icon, tone, word } = lookOf(alarm);
  const { notes } = entry ?? {};
  return (
    <li className="al-row">
      <span className={`st fill ${tone}`}>
        <Icon name={icon} />
        <span>{i18n._(word)}</span>
      </span>
      <div className="al-what">
        <b>{alarmText(alarm)}</b>
        <span>
          {sourceName(alarm.source)}
          {entry?.atMs !== undefined && `, ${sinceText(entry.atMs)}`}
        </span>
        {reading !== undefined && <span>{readingText(reading)}</span>}
      </div>
      <div className="al-who">{notes && <SeenNotes notes={notes} />}</div>
      <div className="al-do">
        {session.canWrite && notes !== undefined && !isAsking && (
          <button type="button" className="btn sm" onClick={() => setAsking(true)}>
            {notes.length === 0 ? i18n._('Gesehen') : i18n._('Notiz ergänzen')}
          </button>
        )}
        {path !== undefined && (
          <Link className="al-to" to={path}>
            {entry === undefined ? i18n._('Öffnen') : i18n._('Zur Meldung')}
          </Link>
        )}
      </div>
      {isAsking && entry !== undefined && (
        <SeenForm
          entry={entry}
          onCancel={() => setAsking(false)}
          onSent={() => {
            setAsking(false);
            void vm.read();
          }}
        />
      )}
    </li>
  );
});
