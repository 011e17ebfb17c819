import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { NoticePermission } from '../../../core/ports/index.ts';
import { Dialog, Switch } from '../../kit/index.ts';
import './signals.css';
import { useSignals } from './useSignals.ts';

const permissionWords: Readonly<Partial<Record<NoticePermission, string>>> = {
  missing: /*i18n*/ 'Dieser Browser zeigt keine Benachrichtigungen von Webseiten.',
  insecure:
    /*i18n*/ 'Über http lassen Browser keine Benachrichtigungen zu. Dafür muss die Station über https erreichbar sein, zum Beispiel über einen vorgeschalteten Webserver mit Zertifikat. Der Ton geht auch ohne.',
  unasked: /*i18n*/ 'Beim Einschalten fragt der Browser, ob er Benachrichtigungen zeigen darf.',
  denied:
    /*i18n*/ 'Der Browser lehnt Benachrichtigungen dieser Station ab. Sie können sie in den Einstellungen des Browsers zu dieser Seite wieder zulassen.',
};

/** How this browser calls somebody to a fault. */
export const SignalsDialog = observer(function SignalsDialog({ onClose }: { readonly onClose: () => void }) {
  const { i18n } = useLingui();
  const signals = useSignals();
  const { choice, soundState, permission, refused } = signals;
  const words = permissionWords[permission];
  const title = i18n._('Ton und Benachrichtigung');
  return (
    <Dialog title={title} className="sg" hasClose isDismissable onClose={onClose}>
      <p className="t14">
        {i18n._(
          'Gilt für diesen Browser, solange eine Seite der Station offen ist. Jede Störung wird einmal gemeldet, auch bei mehreren Tabs und nach dem Neuladen.',
        )}
      </p>
      <div className="sg-way">
        <Switch
          label={i18n._('Ton')}
          isOn={choice.sound}
          isDisabled={soundState === 'missing'}
          onChange={(isOn) => signals.setSound(isOn)}
        />
        <button type="button" className="btn" disabled={soundState === 'missing'} onClick={() => void signals.trySound()}>
          {i18n._('Ton ausprobieren')}
        </button>
        {soundState === 'missing' && <p className="t12 dim">{i18n._('Dieser Browser kann keinen Ton erzeugen.')}</p>}
        {refused === 'sound' && (
          <p className="t12" role="alert">
            {i18n._('Der Browser hat den Ton nicht zugelassen.')}
          </p>
        )}
      </div>
      <div className="sg-way">
        <Switch
          label={i18n._('Benachrichtigung')}
          isOn={choice.notices && permission === 'granted'}
          isDisabled={permission !== 'granted' && permission !== 'unasked'}
          onChange={(isOn) => void signals.setNotices(isOn)}
        />
        <button
          type="button"
          className="btn"
          disabled={permission !== 'granted'}
          onClick={() =>
            signals.tryNotice({
              id: 'trial',
              title: i18n._('Probe: Störung'),
              text: i18n._('So meldet dieser Browser eine Störung.'),
            })
          }
        >
          {i18n._('Benachrichtigung ausprobieren')}
        </button>
        {words !== undefined && <p className="t12 dim">{i18n._(words)}</p>}
        {refused === 'notice' && (
          <p className="t12" role="alert">
            {i18n._('Der Browser hat die Benachrichtigung nicht angenommen.')}
          </p>
        )}
      </div>
      <Switch label={i18n._('Auch bei Warnungen')} isOn={choice.warnings} onChange={(isOn) => signals.setWarnings(isOn)} />
    </Dialog>
  );
});
