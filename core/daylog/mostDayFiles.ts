/** More day files than this are not asked for at once. */
export const mostDayFiles = 7;
