/** Least time between two changes that a pointer or wheel makes, in ms. */
export const pauses = { tooltipMs: 32, zoomMs: 16 } as const;
