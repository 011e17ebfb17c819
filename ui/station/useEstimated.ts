import type { Channel } from '../../core/samples/index.ts';
import { stores, useService } from '../di/index.ts';

/** Whether a value that is made of these channels was calculated and not measured. Only inside an observer. */
export function useEstimated(channels: readonly Channel[] | undefined): boolean {
  const { estimated } = useService(stores.plant);
  return estimated.some((channel) => channels?.includes(channel));
}
