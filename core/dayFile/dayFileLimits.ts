/** More day files than this are not asked for at once. */
export const maxDayFiles = 7;
/** Four times the greatest day file that a station writes; what is beyond is not read. */
export const maxDayFileBytes = 100_000_000;
