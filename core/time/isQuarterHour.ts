/** A quarter hour of a day: `00:00` until `24:00`. */
export const quarterHourPattern = /^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/;

/** Whether a text is a quarter hour of a day. */
export const isQuarterHour = (text: string): boolean => quarterHourPattern.test(text);
