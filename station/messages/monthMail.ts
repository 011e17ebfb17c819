import type { MonthNotice } from '../../core/ports/index.ts';
import { type EmailReceiver, type MessageLanguage, messageLanguageOf } from '../../core/settings/index.ts';
import { defaultRegion } from '../../i18n/index.ts';
import { formatMonth } from '../../i18n/format/index.ts';
import { plainLine } from '../../server/text/plainLine.ts';
import { stationTitle, type Writing } from './faultWords.ts';
import type { MailFile, MailText } from '../../server/mails/sendMail.ts';

/** The file of a month's report; undefined where none is kept. */
export type MonthFile = (month: string, language: MessageLanguage) => MailFile | undefined;

/** A mail with a file. */
export interface MonthMail extends MailText {
  readonly file: MailFile;
}

const longestSalutation = 1000;

/** The mail that brings a month's report; undefined where its file is gone. */
export function monthMail(
  writing: Writing,
  { month, results }: MonthNotice,
  { salutation }: Pick<EmailReceiver, 'salutation'>,
  fileOf: MonthFile,
): MonthMail | undefined {
  const { i18n } = writing;
  const language = messageLanguageOf(writing.language);
  const file = fileOf(month, language);
  if (file === undefined) return undefined;
  const values = { station: stationTitle(writing), month: formatMonth(month, defaultRegion(writing.language)) };
  const blocks = [
    plainLine(salutation, longestSalutation),
    results[language] ?? '',
    i18n._('Der Bericht liegt bei. Er steht auch an der Station, unter Energiebilanz, Monatsberichte.'),
  ];
  return {
    subject: i18n._('{station}: Monatsbericht {month}', values),
    text: `${blocks.filter(Boolean).join('\n\n')}\n`,
    file,
  };
}
