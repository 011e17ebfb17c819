/** Names of the days of the week, in the order of `weekdayOf`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type WeekdayName = (typeof weekdays)[number];
