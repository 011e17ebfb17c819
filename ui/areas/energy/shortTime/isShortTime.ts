import type { Period } from '../../../../core/statistics/index.ts';
import { msPerDay } from '../../../../core/time/index.ts';

/** A week has working days and days of rest, what is shorter stands for no year. */
const leastMs = 7 * msPerDay;

/** Too little time to tell what is usual. */
export const isShortTime = ({ fromMs, untilMs }: Period): boolean => untilMs - fromMs < leastMs;
