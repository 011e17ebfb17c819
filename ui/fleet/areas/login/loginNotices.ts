import type { IconName } from '../../../kit/index.ts';
import type { FleetLoginNotice } from './fleetLogin.vm.ts';

export interface NoticeStyle {
  /** Text id. */
  readonly text: string;
  readonly icon: IconName;
  readonly tone: 's-error' | 's-warn';
}

const error = (text: string): NoticeStyle => ({ text, icon: 'i-error', tone: 's-error' });
const warning = (text: string): NoticeStyle => ({ text, icon: 'i-warn', tone: 's-warn' });

export const loginNotices: Readonly<Record<FleetLoginNotice, NoticeStyle>> = {
  refused: error(/*i18n*/ 'E-Mail-Adresse oder Passwort ist falsch.'),
  tooMany: error(/*i18n*/ 'Zu viele Versuche. Bitte warten Sie eine Minute.'),
  tooManyBegun: error(
    /*i18n*/ 'Zu viele Anmeldungen wurden begonnen und nicht beendet. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  ),
  unreachable: error(/*i18n*/ 'Der Server antwortet nicht.'),
  failed: error(/*i18n*/ 'Fehler beim Anmelden'),
  shortPassword: error(/*i18n*/ 'Das Passwort braucht mindestens 12 Zeichen.'),
  expired: warning(/*i18n*/ 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.'),
  tooLate: warning(/*i18n*/ 'Diese Anmeldung gilt nicht mehr. Bitte beginnen Sie noch einmal.'),
  cancelled: warning(/*i18n*/ 'Die Anmeldung wurde abgebrochen.'),
  issuerDown: error(/*i18n*/ 'Der Anmeldedienst Ihrer Organisation antwortet nicht.'),
  issuerFailed: error(/*i18n*/ 'Der Anmeldedienst Ihrer Organisation nimmt diesen Server nicht an. Ihre Verwaltung kann das prüfen.'),
  rejected: error(/*i18n*/ 'Die Antwort des Anmeldedienstes gehört nicht zu dieser Anmeldung. Bitte beginnen Sie noch einmal.'),
  unverified: error(/*i18n*/ 'Der Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt.'),
  foreignDomain: error(/*i18n*/ 'Ihre E-Mail-Adresse gehört nicht zu einer Organisation mit Anmeldedienst.'),
  notInvited: error(/*i18n*/ 'Sie sind hier noch nicht eingeladen. Bitten Sie die Verwaltung Ihrer Organisation um eine Einladung.'),
  otherSubject: error(
    /*i18n*/ 'Dieser Zugang gehört beim Anmeldedienst zu einem anderen Konto. Ihre Verwaltung kann Sie entfernen und neu einladen.',
  ),
  otherOrganisations: error(/*i18n*/ 'Dieser Zugang gilt für mehrere Organisationen. Bitte melden Sie sich mit dem Passwort an.'),
};
