import type { notInstalled, TechnologyCode } from '../compressor/index.ts';
import type { MachineKindName } from './machineKinds.ts';

/** A machine as built and installed. */
export interface MachineConfig {
  /** Slot 1..10. */
  readonly index: number;
  readonly name: string;
  readonly technology: Exclude<TechnologyCode, typeof notInstalled>;
  readonly kind: MachineKindName;
  readonly productType: string;
  /** At full load, free air delivered (ISO 1217). */
  readonly fullDeliveryM3min: number;
  /** At full load and 7 bar, kW/(m3/min). */
  readonly ratedSpecificPower: number;
  /** Unloaded draw as a share of full-load power, 0..1. */
  readonly unloadedPowerShare: number;
  /** From standstill to load, unloaded. */
  readonly startS: number;
  /** Unloaded while kept at hand for the next load. */
  readonly noLoadS: number;
  /** Unloaded after that, before the motor stops. */
  readonly runOnS: number;
  /** At least this long in load before it may be unloaded. */
  readonly minLoadS: number;
  /** Limit of the motor. */
  readonly startsPerHour: number;
  /** Element above ambient at full load. */
  readonly elementRiseK: number;
  /** Running time between services. */
  readonly serviceIntervalH: number;
  /** Counters when the model starts. */
  readonly initial: { readonly loadH: number; readonly noLoadH: number; readonly starts: number; readonly serviceLeftH: number };
}

/** A point of a day's demand; straight lines join the points. */
export interface DemandPoint {
  /** Local wall time, 0..24. */
  readonly hour: number;
  /** Of the plateau, 0..1. */
  readonly share: number;
}

export interface DemandConfig {
  /** Air used on the plateau of the day shift. */
  readonly plateauM3min: number;
  /** From 0 to 24 h. */
  readonly weekday: readonly DemandPoint[];
  readonly weekend: readonly DemandPoint[];
  /** Amplitudes as shares of the demand of the hour. */
  readonly noise: { readonly slowShare: number; readonly fastShare: number };
  /** Short peaks on top: chance in each slot of `everyS`, and limits of length and height. */
  readonly peaks: {
    readonly everyS: number;
    readonly chance: number;
    readonly minS: number;
    readonly maxS: number;
    readonly minShare: number;
    readonly maxShare: number;
  };
}

export interface AmbientConfig {
  readonly meanDegC: number;
  /** Half the swing between night and afternoon. */
  readonly swingK: number;
  /** Chance of a hot day, 0..1. */
  readonly hotDayChance: number;
  /** Extra warmth of the afternoon. */
  readonly mildBumpK: number;
  readonly hotBumpK: number;
}

/** A compressed-air station as data. Pressures are gauge. */
export interface PlantConfig {
  /** Software version that the master reports. */
  readonly version: string;
  /** IANA name of the zone whose wall time the shifts follow. */
  readonly zone: string;
  /** Receivers and pipes together. */
  readonly receiverVolumeM3: number;
  /** Of the network pressure. */
  readonly band: { readonly lowBar: number; readonly highBar: number };
  /** Between receiver and network at `flowM3min`, quadratic in flow. */
  readonly filterDrop: { readonly dropBar: number; readonly flowM3min: number };
  readonly demand: DemandConfig;
  /** Flow through the leaks at `atBar`. */
  readonly leakage: { readonly flowM3min: number; readonly atBar: number };
  readonly ambient: AmbientConfig;
  /** The installed machines, by slot, at most ten. */
  readonly machines: readonly MachineConfig[];
}
