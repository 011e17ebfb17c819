import { keysOf } from '../records/index.ts';
import { msPerMinute, msPerSecond } from '../time/index.ts';
import { type BootHistory, hasTwoControllers } from './bootHistory.ts';

/** A station that was never heard of, one that calls, and one that should and does not. */
export type Presence = 'never' | 'present' | 'silent';

/** A station is silent when so many of its beats are missing. */
const missingBeats = 3;

/** How often a station calls: as the fleet asks, or less often where it says so itself, s. */
export const stationBeatMs = (statedS: number | undefined, beatMs: number): number => Math.max(beatMs, (statedS ?? 0) * msPerSecond);

/**
 * Whether a station calls, from when it did last, by the fleet's clock, and from how often it is to call.
 * Calculated whenever it is looked at: nothing is stored that could come late or stick.
 */
export function presenceOf(seenMs: number | undefined, beatMs: number, nowMs: number): Presence {
  if (seenMs === undefined) return 'never';
  return nowMs - seenMs > missingBeats * beatMs ? 'silent' : 'present';
}

/** What the fleet knows of the way from a station. */
export interface StationLink {
  /** By the fleet's clock; undefined before the first call. */
  readonly seenMs: number | undefined;
  /** When the last call was sent, by the station's clock. */
  readonly sentMs: number | undefined;
  /** How often it is to call. */
  readonly beatMs: number;
  readonly boots: BootHistory | undefined;
  /** Records that wait for a newer fleet. */
  readonly newerDays: number;
  /** What the station itself reports: its card, its mail, and a digest that the fleet made otherwise. */
  readonly isCardFailing: boolean;
  readonly isMailFailing: boolean;
  readonly isDigestRefused: boolean;
}

/** A clock that differs more is off. */
export const maxClockOffsetMs = 2 * msPerMinute;

/** How far a station's clock is ahead of the fleet's, by its last call, in ms; undefined before the first. What the call took on its way is in it. */
export const clockOffsetMs = ({ seenMs, sentMs }: Pick<StationLink, 'seenMs' | 'sentMs'>): number | undefined =>
  seenMs === undefined || sentMs === undefined ? undefined : sentMs - seenMs;

const rules = {
  neverSeen: (_link: StationLink, presence: Presence) => presence === 'never',
  silent: (_link: StationLink, presence: Presence) => presence === 'silent',
  clockOff: (link: StationLink) => Math.abs(clockOffsetMs(link) ?? 0) > maxClockOffsetMs,
  twoControllers: ({ boots }: StationLink, _presence: Presence, nowMs: number) => hasTwoControllers(boots, nowMs),
  newerRecords: ({ newerDays }: StationLink) => newerDays > 0,
  digestRefused: ({ isDigestRefused }: StationLink) => isDigestRefused,
  cardFailing: ({ isCardFailing }: StationLink) => isCardFailing,
  mailFailing: ({ isMailFailing }: StationLink) => isMailFailing,
} as const;

/** What can be wrong with the way from a station. */
export type LinkFinding = keyof typeof rules;
export const linkFindingNames = keysOf(rules);

/** What is wrong with the way from a station now, in the order of `linkFindingNames`; nothing of a station whose figures can be believed. */
export function linkFindings(link: StationLink, nowMs: number): readonly LinkFinding[] {
  const presence = presenceOf(link.seenMs, link.beatMs, nowMs);
  return linkFindingNames.filter((name) => rules[name](link, presence, nowMs));
}
