/** What a sample counts of the time up to the next one: its period, or less when the next one comes sooner. The rest is a gap, of which nothing is known. */
export const countedMs = (untilNextMs: number, periodMs: number): number => (untilNextMs < periodMs ? untilNextMs : periodMs);
