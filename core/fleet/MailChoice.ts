import type { MessageLanguage } from '../settings/index.ts';
import { msPerHour, type PlantDay, plantDayOf, shiftDay, weekdayOf } from '../time/index.ts';

/** What a fleet writes mails about: a station that is silent, that calls again, that has an error, and what stood out in a week. */
export const mailKinds = ['silent', 'back', 'faults', 'digest'] as const;
/** One of them. */
export type MailKind = (typeof mailKinds)[number];

/** Which mails a person wants. */
export interface MailChoice {
  readonly kinds: readonly MailKind[];
  readonly language: MessageLanguage;
  /** A station counts as silent when it has not called for so long, min. */
  readonly silentAfterMin: number;
  /** 0 Sunday .. 6 Saturday, of the mail about the week before. */
  readonly digestWeekday: number;
  /** IANA name: whose time mails are written in. */
  readonly zone: string;
}

/** Bounds of `silentAfterMin`, and what holds where nobody has chosen, min. */
export const silentAfterMin = { min: 5, max: 1440, default: 15 } as const;
/** Monday. */
export const defaultDigestWeekday = 1;

const digestHour = 6;
const daysOfWeek = 7;

/** The day of the last mail about a week that is due: at six on the chosen day of the week. It is about the seven days before. */
export function digestDayOf({ digestWeekday, zone }: MailChoice, nowMs: number): PlantDay {
  const begun = plantDayOf(nowMs - digestHour * msPerHour, zone);
  return shiftDay(begun, -((weekdayOf(begun) - digestWeekday + daysOfWeek) % daysOfWeek));
}
