import type { AirStatistics } from '../../../../core/balance/index.ts';
import type { StationReport } from '../../../../core/ports/index.ts';

/** Energy and air since the reset; undefined while the station has reported nothing, or has not yet counted for the first time: its timespan begins at 0 then. */
export function thinkGreenOf(report: StationReport | undefined): AirStatistics | undefined {
  const reported = report?.thinkGreen;
  return reported !== undefined && reported.timespan.fromMs > 0 ? reported : undefined;
}
