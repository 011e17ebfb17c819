/** So many days of day files can be chosen. */
export const maxDayFiles = 7;
/** More day files than this are not loaded at once: seven days from noon to noon are in eight. */
export const maxLoadedFiles = maxDayFiles + 1;
/** Four times the greatest day file that a station writes; what is beyond is not read. */
export const maxDayFileBytes = 100_000_000;
