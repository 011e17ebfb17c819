import type { MaintenanceComponent } from '../../maintenance/index.ts';
import type { MachineFaultName, MasterFaultName } from './faultKinds.ts';

/** 0 is Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** When an event begins. `hour` is wall time of the plant's zone, 0 to below 24; where the clock skips it, an hour off. */
export type EventTime =
  | { readonly rule: 'once'; readonly atMs: number }
  | { readonly rule: 'daily'; readonly hour: number }
  | { readonly rule: 'weekly'; readonly weekday: Weekday; readonly hour: number }
  /** Month 1..12; a day that a year lacks is left out. */
  | { readonly rule: 'yearly'; readonly month: number; readonly day: number; readonly hour: number }
  /** At random from the plant's seed, so often on average, 0..2000; 0, negative and NaN are never. */
  | { readonly rule: 'random'; readonly perWeek: number };

/** A sensor of the master control. */
export type MasterSensor = 'networkPressure' | 'receiverPressure' | 'dewPoint' | 'volumeFlow';

/** Which demand a day has. */
export type DayProfile = 'weekday' | 'weekend';

/** What an event does while it is on. A slot without a machine feels nothing. */
export type EventEffect =
  | { readonly kind: 'machineFault'; readonly slot: number; readonly fault: MachineFaultName }
  | { readonly kind: 'masterFault'; readonly fault: Exclude<MasterFaultName, 'sensorFault'> }
  /** The sensor's value is missing. */
  | { readonly kind: 'sensorFault'; readonly sensor: MasterSensor }
  /** Switched off at the machine. */
  | { readonly kind: 'switchedOff'; readonly slot: number }
  /** Taken out; then the same machine comes back, or a new one of its kind. One that begins before the plant does: a machine is added later. */
  | { readonly kind: 'absence'; readonly slot: number; readonly comesBack: 'same' | 'new' }
  /** Done when it begins; the machine stays in use. */
  | { readonly kind: 'service'; readonly slot: number; readonly component: MaintenanceComponent | 'all' }
  /** A leak opens, and is repaired at the end; flow at the pressure that the plant's leakage is given for. */
  | { readonly kind: 'leak'; readonly flowM3min: number }
  | { readonly kind: 'extraDemand'; readonly flowM3min: number }
  /** Nobody takes air; what leaks goes on. */
  | { readonly kind: 'consumersOff' }
  /** The machine delivers less than its control counts, by this share, 0..1, for the same power. */
  | { readonly kind: 'deliversLess'; readonly slot: number; readonly share: number }
  /** The demand follows this profile: a holiday, or a shift added at the weekend. */
  | { readonly kind: 'dayProfile'; readonly profile: DayProfile };

/** Something that happens to the plant, once or again and again. */
export interface PlantEvent {
  readonly begins: EventTime;
  /** Ten years at most; 0, negative and NaN are none. One shorter than a step may be missed, one that begins again before its end goes on. */
  readonly durationS: number;
  readonly effect: EventEffect;
}
