import type { ComparedMonth, KeptLeak, LoadMonth, MachineYear, ModelMachine, StationLeak, SummedMonth } from '../../fleet/index.ts';
import type { Month, PlantDay } from '../../time/index.ts';

/** What members of some organisations see of their stations for comparing; of a station within the hour after it brought something. */
export interface InsightReading {
  loadMonths(month: Month): Promise<readonly LoadMonth[]>;
  /** Sums of all of them, by month, both included, ascending. */
  summedMonths(from: Month, until: Month): Promise<readonly SummedMonth[]>;
  machineYears(): Promise<readonly MachineYear[]>;
  leaks(): Promise<readonly KeptLeak[]>;
}

/** Of all stations, whoever asks: medians are made of it, and nothing of a single one is ever given out. */
export interface FleetComparison {
  /** Both included. */
  comparedMonths(from: Month, until: Month): Promise<readonly ComparedMonth[]>;
  /** Those whose type plate has a model. */
  modelMachines(): Promise<readonly ModelMachine[]>;
}

/** A station whose comparisons are to be made again. */
export interface ChangedStation {
  readonly station: string;
  /** IANA name. */
  readonly zone: string;
  /** As its master data have it. */
  readonly nightUseM3min: number | undefined;
}

/** The days that a station's leak is estimated from. */
export interface LeakBasis {
  /** The last one that is over and there. */
  readonly asOf: PlantDay;
  /** Names these days and their records. */
  readonly source: string;
  /** That of the leak that is kept; undefined without one. */
  readonly kept: string | undefined;
}

/** Makes what stations are compared by, again for each that brought something. */
export interface FleetDerivation {
  /** Stations that brought something and were not claimed since an instant, at most so many, longest waiting first; no other process gets them, too. */
  claimChanged(sinceMs: number, nowMs: number, count: number): Promise<readonly ChangedStation[]>;
  /** Replaces what is counted of months and machines until a day of the station, that included. */
  saveLoads(station: string, until: { readonly day: PlantDay; readonly atMs: number }): Promise<void>;
  /** Until a day, that included; undefined without any record. */
  leakBasis(station: string, until: PlantDay): Promise<LeakBasis | undefined>;
  /** Records of days, both included, ascending, as they came. */
  bodies(station: string, from: PlantDay, until: PlantDay): Promise<readonly Uint8Array[]>;
  saveLeak(station: string, source: string, leak: StationLeak): Promise<void>;
}
