/** A machine as the replay runs it; fitted from its log, or taken from a data sheet. */
export interface ReplayMachine {
  /** 1..10 */
  readonly slot: number;
  /** On load, free air (ISO 1217). */
  readonly fullM3min: number;
  /** Then, with `refBar` behind the machine. */
  readonly fullKW: number;
  /** Share of that at a share x of the flow: c0 + c1 x + c2 x^2, which is 1 at x = 1. */
  readonly powerShares: readonly [c0: number, c1: number, c2: number];
  /** Least flow on load as a share of the full one; 1 at a fixed speed. */
  readonly minShare: number;
  /** Power more for each bar, as a share of that at `refBar`. */
  readonly slopePerBar: number;
  readonly refBar: number;
  readonly noLoadKW: number;
  /** Time constant of the power after unloading. */
  readonly ventingS: number;
  /** From standing to load. */
  readonly startS: number;
  /** Without load before the motor stops. */
  readonly runOnS: number;
  /** At least this long on load before it is unloaded. */
  readonly minLoadS: number;
  /** Limit of the motor. */
  readonly startsPerHour: number;
}

/** The band that the master holds, bar gauge of the network. */
export interface ReplayBand {
  readonly lowBar: number;
  readonly highBar: number;
}

/** A station as the replay runs it. */
export interface ReplayPlant {
  readonly machines: readonly ReplayMachine[];
  readonly band: ReplayBand;
  /** Slots in the order of loading on each day; undefined: as the log had them. */
  readonly order: readonly number[] | undefined;
  /** Receivers and pipes. */
  readonly volumeM3: number;
  /** Between receiver and network, for a flow of 1 m3/min; with its square. */
  readonly dropBarPerFlow2: number;
  /** Share of the flow that follows the absolute pressure, 0..1: leaks do. */
  readonly followingShare: number;
}

/** What the plant used, in slots of 10 s; all columns are as long. */
export interface ReplayDemand {
  /** Begin of the first slot. */
  readonly fromMs: number;
  /** Flow into the network, m3/min; NaN where it isn't known: behind it the replay begins again. */
  readonly flowM3min: Float32Array;
  /** Of the network when the slot begins, bar gauge. */
  readonly pressureBar: Float32Array;
  /** Machines on load, with a motor that ran, and those that were in error or silent, as bits 1 to 10. */
  readonly onLoad: Uint16Array;
  readonly running: Uint16Array;
  readonly unavailable: Uint16Array;
  /** Ascending; each until the next one begins. */
  readonly days: readonly ReplayedDay[];
}

export interface ReplayedDay {
  /** Its first slot. */
  readonly from: number;
  /** Slots of the machines, that which was on load longest first. */
  readonly order: readonly number[];
}

/** Pressures are counted in steps of this, from 0 on. */
export const pressureStepBar = 0.01;

/** What a machine did. */
export interface MachineReplayed {
  readonly slot: number;
  readonly energyKWh: number;
  readonly starts: number;
  readonly loadS: number;
  readonly noLoadS: number;
}

/** What a replay came to; time without a demand counts nowhere. */
export interface Replayed {
  readonly energyKWh: number;
  /** Of each hour of UTC, the first is that of the demand's begin. */
  readonly hoursKWh: Float64Array;
  readonly machines: readonly MachineReplayed[];
  readonly starts: number;
  /** Compressed. */
  readonly deliveredM3: number;
  /** What of it did not go into the network. */
  readonly blownOffM3: number;
  readonly usedM3: number;
  /** More in the receivers at the ends than at the begins. */
  readonly storedM3: number;
  readonly countedS: number;
  readonly lowestBar: number;
  /** Seconds by network pressure, in steps of `pressureStepBar`. */
  readonly pressureS: Float64Array;
  /** Network pressure when a machine was loaded, and unloaded: how often, in the same steps. */
  readonly loads: Float64Array;
  readonly unloads: Float64Array;
  /** Mean power and network pressure of each slot, NaN where nothing counts; only if asked for. */
  readonly trace: ReplayTrace | undefined;
}

export interface ReplayTrace {
  readonly powerKW: Float32Array;
  readonly pressureBar: Float32Array;
}
