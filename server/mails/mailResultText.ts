import type { I18n } from '@lingui/core';
import { plainLine } from '../text/plainLine.ts';
import type { MailFault, MailResult } from './sendMail.ts';
import type { SmtpAccount } from './smtpOptions.ts';

const texts: Readonly<Record<MailFault, string>> = {
  noServer: /*i18n*/ 'Der Mailserver {server} wurde nicht gefunden.',
  noConnection: /*i18n*/ 'Keine Verbindung zum Mailserver {server}, Port {port}.',
  tooSlow: /*i18n*/ 'Der Mailserver {server} antwortet nicht rechtzeitig.',
  noTls: /*i18n*/ 'Mit dem Mailserver {server} kommt keine sichere Verbindung zustande.',
  noLogin: /*i18n*/ 'Der Mailserver {server} lehnt Benutzer oder Passwort ab.',
  refused: /*i18n*/ 'Der Mailserver {server} nimmt die E-Mail nicht an.',
  other: /*i18n*/ 'Die E-Mail konnte nicht gesendet werden.',
};

/** What became of a mail in plain words, with the server's own. */
export function mailResultText(i18n: I18n, result: MailResult, { smtpServer, smtpPort }: SmtpAccount): string {
  const outcome = result.isSent
    ? i18n._('Die E-Mail wurde angenommen.')
    : i18n._(texts[result.fault], { server: plainLine(smtpServer), port: smtpPort });
  return result.answer === '' ? outcome : `${outcome} ${i18n._('Antwort des Servers: {answer}', { answer: result.answer })}`;
}
