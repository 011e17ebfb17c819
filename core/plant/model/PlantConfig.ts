import type { notInstalled, TechnologyCode, TypePlate } from '../../compressor/index.ts';
import type { MaintenanceComponent } from '../../maintenance/index.ts';
import type { MachineKindName } from './machineKinds.ts';
import type { PlantEvent } from '../events/PlantEvent.ts';

/** A part of a machine that is serviced; the annual maintenance counts calendar hours, the others running hours. */
export interface MaintenanceConfig {
  readonly component: MaintenanceComponent;
  /** From one service to the next. */
  readonly intervalH: number;
  /** To the next service when the model starts; negative when overdue. */
  readonly leftH: number;
}

/** A machine as built and installed. */
export interface MachineConfig {
  /** Slot 1..10. */
  readonly index: number;
  readonly name: string;
  readonly technology: Exclude<TechnologyCode, typeof notInstalled>;
  readonly kind: MachineKindName;
  readonly productType: string;
  readonly typePlate: TypePlate;
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
  readonly maintenance: readonly MaintenanceConfig[];
  /** Counters when the model starts. */
  readonly initial: { readonly loadH: number; readonly noLoadH: number; readonly starts: number };
}

/** A point of a day's demand; straight lines join the points. */
export interface DemandPoint {
  /** Local wall time, 0..24. */
  readonly hour: number;
  /** Of the plateau, 0..1. */
  readonly share: number;
}

/** How much air is used and when. */
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

/** The air around the machines. */
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

/** How the master control holds the band. */
export interface SequencerConfig {
  /** Between two actions, so that the first one shows in the pressure. */
  readonly settleS: number;
  /** The same when the pressure is `urgentBar` outside the band. */
  readonly urgentSettleS: number;
  readonly urgentBar: number;
  /** A start is waited for unless the pressure falls this far below the band. */
  readonly impatientBar: number;
  /** How far ahead the pressure is expected. */
  readonly lookAheadS: number;
}

/** When the service engineer comes by himself: a second machine is due, or one is overdue for this long. */
export interface ServiceConfig {
  readonly visitAfterOverdueH: number;
  /** On a machine that is due, parts with less than this share of their interval left are done too. */
  readonly earlyShare: number;
}

/** Largest errors of what sensors report; 0 is an exact sensor. Flow and power of a machine that stands have no error. */
export interface SensorConfig {
  readonly pressureShare: number;
  readonly flowShare: number;
  readonly powerShare: number;
  readonly temperatureK: number;
}

/** A compressed-air station and what happens to it, as data. Pressures are gauge. */
export interface PlantConfig {
  /** Software version that the master reports. */
  readonly version: string;
  /** IANA name of the zone whose wall time the shifts follow. */
  readonly zone: string;
  /** Receivers and pipes together. */
  readonly receiverVolumeM3: number;
  /** Of the network pressure. */
  readonly band: { readonly lowBar: number; readonly highBar: number };
  readonly sequencer: SequencerConfig;
  /** The master control reports a network pressure beyond these. */
  readonly alarm: { readonly belowBar: number; readonly aboveBar: number };
  /** Between receiver and network at `flowM3min`, above 0; quadratic in flow. */
  readonly filterDrop: { readonly dropBar: number; readonly flowM3min: number };
  readonly demand: DemandConfig;
  /** Flow through the leaks at `atBar`. */
  readonly leakage: { readonly flowM3min: number; readonly atBar: number };
  readonly ambient: AmbientConfig;
  readonly sensors: SensorConfig;
  /** From the network's sensor to each decentralized one, at the flow that `filterDrop` is given for; four at most. */
  readonly decentralDropsBar: readonly number[];
  readonly service: ServiceConfig;
  /** The installed machines, by slot, at most ten. */
  readonly machines: readonly MachineConfig[];
  /** Their positions seed the random ones. */
  readonly events: readonly PlantEvent[];
}
