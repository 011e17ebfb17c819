/** What stands for a missing value. */
export const missing = '---';

export const isMissing = (value: number | undefined): value is undefined => value === undefined || !Number.isFinite(value);
