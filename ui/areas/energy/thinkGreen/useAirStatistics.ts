import type { AirStatistics } from '../../../../core/balance/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { thinkGreenOf } from './thinkGreenOf.ts';

/** Energy and air of each machine since the reset; undefined while the station has told nothing. Only inside an observer. */
export function useAirStatistics(): AirStatistics | undefined {
  return thinkGreenOf(useService(stores.plant).snapshot);
}
