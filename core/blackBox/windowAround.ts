import { msPerMinute, type TimeRange } from '../time/index.ts';

/** So long before a fault its window begins. */
export const windowBeforeMs = 15 * msPerMinute;
/** So long after a fault its window ends. */
const windowAfterMs = 5 * msPerMinute;

/** The window of a fault that stands alone. */
export const windowAround = (atMs: number): TimeRange => ({ fromMs: atMs - windowBeforeMs, untilMs: atMs + windowAfterMs });
