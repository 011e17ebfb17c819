import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond, millisecondsInWeek } from 'date-fns/constants';

/** Milliseconds of a second. */
export const msPerSecond = millisecondsInSecond;
/** Milliseconds of a minute. */
export const msPerMinute = millisecondsInMinute;
/** Milliseconds of an hour. */
export const msPerHour = millisecondsInHour;
/** Milliseconds of 24 h; a plant day can have 23 or 25. */
export const msPerDay = millisecondsInDay;
/** Milliseconds of seven times 24 h. */
export const msPerWeek = millisecondsInWeek;
