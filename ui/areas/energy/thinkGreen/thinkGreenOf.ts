import type { AirStatistics } from '../../../../core/balance/index.ts';
import type { StationReport } from '../../../../core/ports/index.ts';

/** Energy and air since the reset; undefined while the station has told nothing, or has not yet counted for the first time: its timespan begins at 0 then. */
export function thinkGreenOf(report: StationReport | undefined): AirStatistics | undefined {
  const told = report?.thinkGreen;
  return told !== undefined && told.timespan.fromMs > 0 ? told : undefined;
}
