/** A deviation from stations at like load within this share of it is no news. */
export const toleranceShare = 0.02;

/** The ends of a scale that deviations are shown on. */
export const deviationScale: readonly [number, number] = [-0.1, 0.1];

/** Whether a station needs so much more than its like that somebody should look. */
export const isBeyondTolerance = (deviationShare: number): boolean => deviationShare > toleranceShare;
