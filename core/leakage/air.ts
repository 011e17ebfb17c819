/** Pressure of free air (ISO 1217), bar(a). */
export const freeAirBar = 1;

/** Absolute pressure of a gauge pressure. */
export const absoluteBar = (gaugeBar: number): number => gaugeBar + freeAirBar;

export const secondsPerMinute = 60;
