/** The years that days and instants are of: every clock shows them with four digits, a day or two around them too. */
export const calendarYears = { first: 1970, last: 9998 } as const;

/** The instants of these years, UTC; the end is not included. */
export const calendarSpan = { fromMs: Date.UTC(calendarYears.first), untilMs: Date.UTC(calendarYears.last + 1) } as const;
