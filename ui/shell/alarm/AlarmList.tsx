import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { isRecorded } from '../../../core/blackBox/index.ts';
import { faultHint } from '../../../core/faults/index.ts';
import { hintText } from '../../../i18n/index.ts';
import { stores, useService } from '../../di/index.ts';
import { Icon, IconButton, Link } from '../../kit/index.ts';
import { SeenForm, type SeenFormVm, SeenNotes, SignalsButton, useFaultWords, useSourceName } from '../../station/index.ts';
import { entryKey } from '../entryKey.ts';
import { faultWindowPage } from '../paths.ts';
import { lookOf } from './alarmStyle.ts';
import type { AlarmLineVm } from './alarmLine.vm.ts';
import { alarmPath } from './alarmPath.ts';
import { type Alarm, alarmId } from './alarms.ts';
import { useAlarmText } from './useAlarmText.ts';
import { useReadingText } from './useReadingText.ts';
import { useSinceText } from './useSinceText.ts';

/** Those that are quickest; all stand at the entry. */
const shownChecks = 2;

interface Props {
  readonly vm: AlarmLineVm<SeenFormVm>;
  readonly id: string;
  readonly onClose: () => void;
}

/** Everything that is up, over the page: what is measured and usually checked, who looks after it, and the way to say that one does. */
export const AlarmList = observer(function AlarmList({ vm, id, onClose }: Props) {
  const { i18n } = useLingui();
  const { alarms = [] } = vm;
  return (
    <div id={id} className="al-list">
      <header className="al-head">
        <h2>{i18n._('{count, plural, one {# Meldung steht an} other {# Meldungen stehen an}}', { count: alarms.length })}</h2>
        <SignalsButton />
        <IconButton icon="g-close" label={i18n._('Schließen')} onPress={onClose} />
      </header>
      <ul>
        {alarms.map((alarm) => (
          <AlarmRow key={alarmId(alarm)} vm={vm} alarm={alarm} />
        ))}
      </ul>
    </div>
  );
});

const AlarmRow = observer(function AlarmRow({ vm, alarm }: { readonly vm: AlarmLineVm<SeenFormVm>; readonly alarm: Alarm }) {
  const { i18n } = useLingui();
  const { allowed, session } = useService(stores.session);
  const alarmText = useAlarmText();
  const sourceName = useSourceName();
  const sinceText = useSinceText();
  const readingText = useReadingText();
  const { recordsWarnings } = useService(stores.settings).settings.limits;
  const faultWords = useFaultWords();
  const entry = vm.entryOf(alarm);
  const reading = vm.readingOf(alarm);
  const path = alarmPath(alarm, entry, allowed);
  const { icon, tone, word } = lookOf(alarm);
  const { notes } = entry ?? {};
  const { source, bitIndex } = alarm;
  const hint = bitIndex === undefined ? undefined : faultHint(faultWords(source, bitIndex).text);
  const form = vm.formOf(alarm);
  const isAsking = form !== undefined;
  const textId = useId();
  const row = useRef<HTMLLIElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // the form has gone with the focus
    if (wasAsking.current && !isAsking && document.activeElement === document.body) row.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <li ref={row} className="al-row">
      <span className={`st fill ${tone}`}>
        <Icon name={icon} />
        <span>{i18n._(word)}</span>
      </span>
      <div className="al-what">
        <b id={textId}>{alarmText(alarm)}</b>
        <span>
          {sourceName(alarm.source)}
          {entry?.atMs !== undefined && `, ${sinceText(entry.atMs)}`}
        </span>
      </div>
      <div className="al-who">
        {reading !== undefined && <span>{readingText(reading)}</span>}
        {hint && (
          <span className="al-hint">
            {i18n._('Hinweise zur Prüfung: {checks}', {
              checks: hint.checks
                .slice(0, shownChecks)
                .map((check) => hintText(i18n, check))
                .join('; '),
            })}
          </span>
        )}
        {notes && <SeenNotes notes={notes} />}
      </div>
      <div className="al-do">
        {session.canWrite && notes !== undefined && !isAsking && (
          <button type="button" className="btn sm" aria-describedby={textId} onClick={() => vm.ask(alarm)}>
            {notes.length === 0 ? i18n._('Gesehen') : i18n._('Notiz ergänzen')}
          </button>
        )}
        {entry !== undefined && allowed.errors && isRecorded(entry, recordsWarnings) && (
          <Link className="al-to" to={`${faultWindowPage}?row=${entryKey(entry)}`} aria-describedby={textId}>
            {i18n._('Was war davor?')}
          </Link>
        )}
        {path !== undefined && (
          <Link className="al-to" to={path} aria-describedby={textId}>
            {entry === undefined ? i18n._('Öffnen') : i18n._('Zur Meldung')}
          </Link>
        )}
      </div>
      {form !== undefined && entry !== undefined && (
        <SeenForm
          vm={form}
          entry={entry}
          onCancel={() => vm.endAsking()}
          onSent={() => {
            vm.endAsking();
            void vm.read();
          }}
        />
      )}
    </li>
  );
});
