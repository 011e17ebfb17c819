import type { IconName } from '../../../kit/index.ts';
import type { FleetLoginNotice } from './fleetLogin.vm.ts';

export interface NoticeStyle {
  /** Text id. */
  readonly text: string;
  readonly icon: IconName;
  readonly tone: 's-error' | 's-warn';
}

const error = (text: string): NoticeStyle => ({ text, icon: 'i-error', tone: 's-error' });

export const loginNotices: Readonly<Record<FleetLoginNotice, NoticeStyle>> = {
  refused: error(/*i18n*/ 'E-Mail-Adresse oder Passwort ist falsch.'),
  tooMany: error(/*i18n*/ 'Zu viele Versuche. Bitte warten Sie eine Minute.'),
  unreachable: error(/*i18n*/ 'Der Server antwortet nicht.'),
  failed: error(/*i18n*/ 'Fehler beim Anmelden'),
  shortPassword: error(/*i18n*/ 'Das Passwort braucht mindestens 12 Zeichen.'),
  expired: { text: /*i18n*/ 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.', icon: 'i-warn', tone: 's-warn' },
};
