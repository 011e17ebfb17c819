import type { FormWords } from '../form/index.ts';
import { receiverItem, receiverWords } from '../receivers/receiverWords.ts';

/** The mail account and the five receivers. */
export const emailWords: FormWords<'email'> = {
  enabled: { label: /*i18n*/ 'Versand' },
  'account.smtpServer': { label: /*i18n*/ 'SMTP-Server', whenEmpty: /*i18n*/ 'Erforderlich, wenn der Versand eingeschaltet ist' },
  'account.smtpPort': { label: /*i18n*/ 'Port' },
  'account.userName': { label: /*i18n*/ 'Benutzername', whenEmpty: /*i18n*/ 'Optional' },
  'account.userPassword': { label: /*i18n*/ 'Passwort' },
  'account.senderAddress': { label: /*i18n*/ 'Absenderadresse', whenEmpty: /*i18n*/ 'Optional' },
  'account.useStartTls': { label: /*i18n*/ 'STARTTLS verlangen' },
  ...receiverWords,
  'receivers.*.emailAddress': { label: /*i18n*/ 'E-Mail-Adresse', item: receiverItem },
  'receivers.*.salutation': { label: /*i18n*/ 'Anrede', item: receiverItem },
  'receivers.*.plantAddress': { label: /*i18n*/ 'Anschrift der Anlage', item: receiverItem },
};
