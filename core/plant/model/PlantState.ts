import type { RunningState } from '../../compressor/index.ts';
import type { EventSchedule } from '../events/eventSchedule.ts';
import type { PlantClock } from '../plantClock.ts';

/** What a machine does. */
export type MachineMode = Exclude<RunningState, 'off'>;

/** What a machine does and has counted so far. */
export interface MachineState {
  readonly mode: MachineMode;
  /** Since the mode began. */
  readonly modeS: number;
  /** Flow as a share of full delivery while in load, 0..1; without load that of the load before. */
  readonly flowShare: number;
  /** What is left of the pressure that it had in load, 1 as it unloads, towards 0 as it vents. */
  readonly ventingShare: number;
  readonly startedAtMs: number;
  readonly elementDegC: number;
  /** The temperature warning is up. */
  readonly hot: boolean;
  readonly loadS: number;
  /** Running unloaded, starting included. */
  readonly noLoadS: number;
  readonly starts: number;
  /** Load and no-load time of about the last hour, fading. */
  readonly recentLoadS: number;
  readonly recentNoLoadS: number;
  /** What each part's counter read at its last service, in the order of the configuration; see remainingS. */
  readonly servicedAtS: readonly number[];
}

/** Free air since the start; delivered = used + leaked + blown off + change of the stored air. */
export interface AirLedger {
  readonly deliveredM3: number;
  readonly usedM3: number;
  readonly leakedM3: number;
  readonly blownOffM3: number;
  /** What the machines' controls count beyond what they deliver; in none of the others. */
  readonly missedM3: number;
}

/** Electrical energy of all machines since the start. */
export interface EnergyLedger {
  readonly inputKWh: number;
  /** The part of it above the unloaded draw, while machines vent after their load. */
  readonly blowDownKWh: number;
}

/** The station at one moment; plain data that survives JSON. Flows follow from it, see `plantFlows`. */
export interface PlantState {
  readonly seed: number;
  readonly atMs: number;
  readonly clock: PlantClock;
  readonly schedule: EventSchedule;
  readonly receiverPressureBar: number;
  /** Air into the network, smoothed: what the sequencer expects next. */
  readonly flowTrendM3min: number;
  readonly air: AirLedger;
  readonly energy: EnergyLedger;
  /** Positions in `machines`, the trimming machine first, the next to be unloaded last. */
  readonly order: readonly number[];
  /** The local day (since 1970) that the order was made for. */
  readonly orderDay: number;
  /** When the sequencer last loaded or unloaded a machine. */
  readonly actedAtMs: number;
  /** In the order of the configuration. */
  readonly machines: readonly MachineState[];
}
