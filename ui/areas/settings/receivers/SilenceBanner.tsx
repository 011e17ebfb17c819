import { useLingui } from '@lingui/react';
import type { EmailSettings, SmsSettings } from '../../../../core/settings/index.ts';
import { Banner } from '../../../kit/index.ts';
import { type Silence, silenceOf } from './model/silence.ts';

/** Text ids. */
const reasons: Readonly<Record<Silence, string>> = {
  noneActive: /*i18n*/ 'Es ist kein Empfänger aktiv.',
  nothingAsked: /*i18n*/ 'Bei keinem aktiven Empfänger ist Wartung, Warnung oder Störung angekreuzt.',
};

/** Warns that sending is on and nobody is notified. */
export function SilenceBanner({ enabled, receivers }: Pick<EmailSettings | SmsSettings, 'enabled' | 'receivers'>) {
  const { i18n } = useLingui();
  const silence = silenceOf({ enabled, receivers });
  if (silence === undefined) return null;
  return (
    <Banner tone="warn" icon="i-warn">
      <b>{i18n._('So wird niemand benachrichtigt.')}</b> <span>{i18n._(reasons[silence])}</span>
    </Banner>
  );
}
