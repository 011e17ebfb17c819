import { type ClosedTimeRange, msPerDay, msPerHour } from '../../../../core/time/index.ts';
import { maxSampleDays } from '../../../stores/index.ts';

/** A week in which summer time ends. */
const longestMs = maxSampleDays * msPerDay + msPerHour;

/** Whether a range is so short that each of its samples is shown. */
export const isSampled = ({ fromMs, toMs }: ClosedTimeRange): boolean => toMs - fromMs <= longestMs;
