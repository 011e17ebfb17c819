/** Where the sums of a compressor stand: milliseconds, counts, then pairs of exact sums (value x milliseconds). */
export const machineSum = {
  loadMs: 0,
  noLoadMs: 1,
  offMs: 2,
  errorMs: 3,
  powerMs: 4,
  deliveryMs: 5,
  noLoadPowerMs: 6,
  motorStarts: 7,
  reliefs: 8,
  energyLoad: 9,
  energyNoLoad: 11,
  energyRest: 13,
  volume: 15,
  volumeStanding: 17,
} as const;

/** Where the sums of the plant stand, likewise. */
export const plantSum = {
  pressureMs: 0,
  flowMs: 1,
  deliveredMs: 2,
  powerMs: 3,
  pressure: 4,
  flow: 6,
  flowStanding: 8,
  delivered: 10,
  deliveredStanding: 12,
  energy: 14,
} as const;

/** Extremes are kept as maxima: a minimum as the maximum of the negated values. */
export const machineExtreme = { minusDeliveryMin: 0, deliveryMax: 1, minusPowerMin: 2, powerMax: 3 } as const;
export const plantExtreme = { minusPressureMin: 0, pressureMax: 1, flowMax: 2, powerMax: 3 } as const;

export const extremeCount = 4;
const machineSumCount = 19;
const plantSumCount = 16;

/** Slot 0 is the plant. */
export const sumCount = (slot: number): number => (slot === 0 ? plantSumCount : machineSumCount);
