import type { MachineFaults } from '../faults/index.ts';
import type { StationReport } from './StationReport.ts';
import type { Settings } from '../settings/index.ts';

/**
 * `connected`: values arrive; `webserverLost`: no connection to the station; `controlLost`: the station has no connection to its control;
 * `noPlant`: the station has none; `incompatible`: the control speaks an unknown protocol generation; `refused`: the station does not accept the token.
 */
export type Connection = 'connecting' | 'connected' | 'webserverLost' | 'controlLost' | 'noPlant' | 'incompatible' | 'refused';

/** What the station pushes. */
export interface PlantListener {
  readonly plant: (report: StationReport) => void;
  /** What every source reports at present. */
  readonly faults: (faults: readonly MachineFaults[]) => void;
  /** The controller's clock. */
  readonly clock: (nowMs: number) => void;
  readonly settings: (settings: Partial<Settings>) => void;
  readonly connection: (state: Connection) => void;
}

/** A feed that was opened; it reconnects by itself until it is closed. */
export interface OpenFeed {
  close(): void;
  /** Says the station that a person is there; may be called at each key press, most calls send nothing. */
  noteInput(): void;
}

/** Live values. */
export interface PlantFeed {
  open(token: string, listener: PlantListener): OpenFeed;
}
