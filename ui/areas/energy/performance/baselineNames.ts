/** Names of the days of a baseline in an address. */
export const baselineNames = { first: 'baseline_from', last: 'baseline_until' } as const;
