import type { AirStatistics } from '../balance/index.ts';
import type { MaintenanceItem } from '../maintenance/index.ts';
import type { StationSnapshot } from '../master/index.ts';
import type { Channel } from '../samples/index.ts';

/** What a station reports to its listeners of one moment; undefined where it knows nothing, or keeps it from this session. */
export interface StationReport extends StationSnapshot {
  readonly maintenance: readonly MaintenanceItem[] | undefined;
  /** Energy and air since the last reset. */
  readonly thinkGreen: AirStatistics | undefined;
  /** IANA name of the plant's zone. */
  readonly zone: string | undefined;
  /** Channels whose value was calculated and not measured; none where it is left out. */
  readonly estimated?: readonly Channel[];
}
