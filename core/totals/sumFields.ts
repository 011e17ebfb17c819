import { exactNumbers } from './exactSum.ts';

/** Where the sums of a compressor stand: milliseconds, counts, then exact sums (value x milliseconds) of three numbers each. */
export const machineSum = {
  loadMs: 0,
  noLoadMs: 1,
  offMs: 2,
  errorMs: 3,
  powerMs: 4,
  deliveryMs: 5,
  noLoadPowerMs: 6,
  motorStarts: 7,
  unloadCycles: 8,
  energyLoad: 9,
  energyNoLoad: 12,
  energyAtStandstill: 15,
  volume: 18,
  volumeAtStandstill: 21,
} as const;

/** Where the sums of the plant stand, likewise. */
export const plantSum = {
  pressureMs: 0,
  flowMs: 1,
  deliveredMs: 2,
  powerMs: 3,
  pressure: 4,
  flow: 7,
  flowStanding: 10,
  delivered: 13,
  deliveredStanding: 16,
  energy: 19,
} as const;

/** Extremes are kept as maxima: a minimum as the maximum of the negated values. */
export const machineExtreme = { minusDeliveryMin: 0, deliveryMax: 1, minusPowerMin: 2, powerMax: 3 } as const;
export const plantExtreme = { minusPressureMin: 0, pressureMax: 1, flowMax: 2, powerMax: 3 } as const;

export const extremeCount = 4;
const machineSumCount = machineSum.volumeAtStandstill + exactNumbers;
const plantSumCount = plantSum.energy + exactNumbers;

/** Slot 0 is the plant. */
export const sumCount = (slot: number): number => (slot === 0 ? plantSumCount : machineSumCount);
