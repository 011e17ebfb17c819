/** Pressure of free air (ISO 1217), bar(a). */
export const freeAirBar = 1;
/** Between gauge and absolute pressure. */
export const atmosphereBar = 1;

/** How a master control is taken to act where a log says nothing of it. */
export const controlRules = {
  /** Between two actions, so that the first one shows in the pressure. */
  settleS: 20,
  /** The same when the pressure is `urgentBar` outside the band. */
  urgentSettleS: 6,
  urgentBar: 0.06,
  /** A start is waited for unless the pressure falls this far below the band. */
  impatientBar: 0.15,
  /** How far ahead the pressure is expected. */
  lookAheadS: 15,
  /** Time constant of the flow that is expected. */
  trendS: 40,
  /** In which an error of the pressure is to be made up. */
  correctionMin: 1.5,
  /** A machine with guide vanes blows its air off above the band: all of it so much above. */
  blowOffSpanBar: 0.1,
} as const;

/** How variable machines run, as shares of their full flow: the first one trims, over all of its range. */
export const trimRules = {
  /** Where another one carries base load; it gives no less, and more to help. */ base: 0.75,
  /** Of the flow's share, each second. */ rampPerS: 0.02,
  /** It trims with a least share below. */ trimsBelow: 0.5,
} as const;

/** Of a machine where its log has no such event. */
export const machineRules = {
  ventingS: 12,
  startS: 6,
  runOnS: 300,
  minLoadS: 30,
  startsPerHour: 12,
  /** 7 % for each bar, between an efficient stage and an isentropic one. */ slopePerBar: { value: 0.07, low: 0.06, high: 0.084 },
} as const;
