import type { MailKind } from '../../../core/fleet/index.ts';

/** Text ids: what mails are about. */
export const mailKindWords: Readonly<Record<MailKind, string>> = {
  silent: /*i18n*/ 'Eine Station meldet sich nicht',
  back: /*i18n*/ 'Eine Station meldet sich wieder',
  faults: /*i18n*/ 'Eine Störung ist aufgetreten',
  digest: /*i18n*/ 'Bericht der Woche',
};

/** Text id: without a mail server. */
export const mailsOffWords = /*i18n*/ 'Dieser Server sendet keine E-Mails: Es ist kein Mailserver eingerichtet.';
