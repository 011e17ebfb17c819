import { msPerSecond } from '../time/index.ts';

/** Seconds that a sample of the live log or of a day file counts, unless the file states others. */
export const samplePeriodS = 2;
/** The same in milliseconds. */
export const samplePeriodMs = samplePeriodS * msPerSecond;

/** The longest period that a log can have. */
export const longestPeriodS = 3600;
