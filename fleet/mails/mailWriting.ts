import type { I18n } from '@lingui/core';
import type { MailChoice } from '../../core/fleet/index.ts';
import { formatSharedDate, formatSharedDateTime, missing } from '../../i18n/format/index.ts';
import { translator } from '../../i18n/index.ts';
import { plainLine } from '../../server/text/plainLine.ts';

/** What a mail of a fleet is written with: the language and zone of its reader. */
export interface MailWriting {
  readonly i18n: I18n;
  readonly language: MailChoice['language'];
  /** An instant in the reader's zone. */
  readonly moment: (atMs: number | undefined) => string;
  /** A calendar day. */
  readonly day: (day: string) => string;
  /** The line below a station with the address of its page; nothing where the fleet's is not known. */
  readonly linkTo: (station: string) => readonly string[];
  /** What stands at the end of each mail. */
  readonly end: string;
}

/** A station's name and place, which others have chosen, on one line. */
export function stationText({ name, place }: { readonly name: string; readonly place: string }): string {
  const parts = [plainLine(name, longestName), plainLine(place, longestName)].filter((part) => part !== '');
  return parts.length === 0 ? missing : parts.join(', ');
}
/** Of a name that others have chosen, in UTF-16 units. */
export const longestName = 80;

/** Longest subject, in UTF-16 units. */
export const longestSubject = 150;
const longestList = 30;

export async function mailWriting({ language, zone }: MailChoice, publicUrl: string | undefined): Promise<MailWriting> {
  const i18n = await translator(language);
  const choices =
    publicUrl === undefined
      ? i18n._('Welche E-Mails Sie bekommen, wählen Sie in der Flotte unter „Meine E-Mails“.')
      : i18n._('Welche E-Mails Sie bekommen, wählen Sie hier: {link}', { link: `${publicUrl}/mails` });
  return {
    ...{ i18n, language },
    moment: (atMs) => formatSharedDateTime(atMs, zone, language),
    day: (day) => formatSharedDate(Date.parse(day), 'UTC', language),
    linkTo: (station) => (publicUrl === undefined ? [] : [`  ${publicUrl}/stations/${encodeURIComponent(station)}`]),
    end: [
      i18n._('Zeiten in der Zeitzone {zone}.', { zone: plainLine(zone) }),
      choices,
      i18n._('Diese Nachricht hat die Flotte von selbst gesendet.'),
    ].join('\n'),
  };
}

/** A heading with what belongs to it, a line each and at most thirty of them; nothing for none. */
export function listBlock({ i18n }: MailWriting, heading: string, entries: readonly (readonly string[])[]): readonly string[] {
  if (entries.length === 0) return [];
  const left = entries.length - longestList;
  const rest = left > 0 ? [i18n._('und {count} weitere', { count: left })] : [];
  return [[heading, ...entries.slice(0, longestList).flatMap(([first = '', ...more]) => [`- ${first}`, ...more]), ...rest].join('\n')];
}
