import { msPerMinute, msPerSecond } from '../time/index.ts';

const shortestMs = 5 * msPerSecond;
const longestMs = 15 * msPerMinute;
/** No call follows another sooner: a fleet takes one a second. */
const soonestMs = msPerSecond;

/** How long a station waits after so many calls in a row that got no answer, at least one: by chance up to 5 s, doubling to 15 min. `random` gives 0 to 1. */
export const fleetRetryMs = (failures: number, random: () => number): number =>
  Math.max(soonestMs, random() * Math.min(longestMs, shortestMs * 2 ** (failures - 1)));

const spreadMs = 15 * msPerMinute;
/** Of FNV-1a, 32 bits. */
const [offset, prime] = [0x811c9dc5, 0x01000193] as const;

/** How long after midnight a station says that a day is over, by its name: midnight is the same for a whole country. 0 to 15 min. */
export function midnightSpreadMs(station: string): number {
  let hash: number = offset;
  for (const sign of station) hash = Math.imul(hash ^ sign.codePointAt(0)!, prime) >>> 0;
  return (hash / 2 ** 32) * spreadMs;
}

/** How often a station calls while somebody looks at it, s. */
export const watchedEveryS = 10;
/** How seldom a station may call, s; no answer of a fleet makes it wait longer. */
export const slowestBeatS = 3600;
/** How long a fleet holds an answer at most, s: shorter than what stands between waits for one. */
export const longestHoldS = 50;
