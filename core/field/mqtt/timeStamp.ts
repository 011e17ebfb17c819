import { msPerSecond } from '../../time/index.ts';

/** Seconds since 1970 stay below for 300 years, milliseconds are above since April 1970. */
const firstMs = 1e10;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** The time of a stamp: a number, or a text of one, in seconds or milliseconds since 1970, or ISO 8601 with its offset from UTC; undefined for anything else. */
export function stampMs(stamp: unknown): number | undefined {
  if (typeof stamp === 'string' && iso.test(stamp)) {
    const atMs = Date.parse(stamp);
    return Number.isNaN(atMs) ? undefined : atMs;
  }
  const count = typeof stamp === 'string' && /^\d+(?:\.\d+)?$/.test(stamp) ? Number(stamp) : stamp;
  if (typeof count !== 'number' || !Number.isFinite(count) || count <= 0) return undefined;
  return count < firstMs ? count * msPerSecond : count;
}
