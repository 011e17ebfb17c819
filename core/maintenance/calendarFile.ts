import { type PlantDay, shiftDay } from '../time/index.ts';

/** An entry of a calendar that takes a whole day. */
export interface CalendarEntry {
  /** The same in each file, so that a second import replaces the first. */
  readonly uid: string;
  readonly day: PlantDay;
  readonly title: string;
  /** Lines are kept. */
  readonly text: string;
  readonly place?: string | undefined;
}

/** Octets that a line has at most, without its end. */
const longestLine = 75;
const msPerMinute = 60_000;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, ' ');
const dateText = (day: PlantDay) => day.replaceAll('-', '');
const stampText = (atMs: number) => `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const octetsOf = (character: string) => {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
};

/** A line of any length as lines of 75 octets, no character cut in two. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return `${text}\r\n`;
}

/**
 * A calendar file (iCalendar, RFC 5545) of entries that take no time of their day; `madeAtMs` is when it was made.
 * A file that is made later replaces the entries of an earlier one with the same uid.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { madeAtMs, name }: { readonly madeAtMs: number; readonly name: string },
): string {
  const stamp = stampText(madeAtMs);
  const eventOf = ({ uid, day, title, text, place }: CalendarEntry) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${Math.max(0, Math.floor(madeAtMs / msPerMinute))}`,
    `DTSTART;VALUE=DATE:${dateText(day)}`,
    `DTEND;VALUE=DATE:${dateText(shiftDay(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place === undefined || place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pressluft//Services//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
