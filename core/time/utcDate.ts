import { UTCDateMini } from '@date-fns/utc/date/mini';

/** An instant, or the midnight of a day `YYYY-MM-DD`: what date-fns does with it depends on no time zone of the machine. */
export const utcDate = (at: number | string): Date => new UTCDateMini(at);
