import { textInZone } from '../../core/time/index.ts';
import { missing } from './missing.ts';

/** Farther from 1970 there are no calendar dates. */
const farthestMs = 8.64e15;

/** An instant as the clocks of a zone show it, by a pattern; `---` when missing. */
export const textAt = (atMs: number | undefined, zone: string, pattern: string): string =>
  atMs !== undefined && Math.abs(atMs) <= farthestMs ? textInZone(atMs, zone, pattern) : missing;
