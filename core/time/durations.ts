/** Milliseconds of a second. */
export const msPerSecond = 1000;
/** Milliseconds of a minute. */
export const msPerMinute = 60_000;
/** Milliseconds of an hour. */
export const msPerHour = 3_600_000;
/** Milliseconds of 24 h; a plant day can have 23 or 25. */
export const msPerDay = 86_400_000;
/** Milliseconds of seven times 24 h. */
export const msPerWeek = 7 * msPerDay;
