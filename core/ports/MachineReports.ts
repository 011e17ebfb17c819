import type { Figure } from '../figures/index.ts';
import type { MachinesPicture } from '../machines/index.ts';
import type { CompressorEra } from '../plantData/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { CallResult } from './CallResult.ts';
import type { Waiting } from './Download.ts';
import type { SessionToken } from './SessionToken.ts';

/** What the days of a range say of the machines. */
export interface MachinesAnswer {
  readonly picture: MachinesPicture;
  /** Whole days of the range that are over. */
  readonly range: TimeRange;
  /** Exchanges, services and calibrations, as they were entered. */
  readonly eras: readonly CompressorEra[];
  /** Mean price of a kWh over the range, each quarter hour alike; undefined where one has none. */
  readonly pricePerKWh: Figure;
  /** Days of the range that are over and have a file. */
  readonly recordedDays: number;
  /** Those of them that are evaluated by now; the others come when somebody asks again later. */
  readonly evaluatedDays: number;
}

/** Asks what whole days say of each machine; the day that is going on doesn't count. */
export interface MachineReports {
  read(range: TimeRange, token: SessionToken, waiting?: Waiting): Promise<CallResult<MachinesAnswer>>;
}
