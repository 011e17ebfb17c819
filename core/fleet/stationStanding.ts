import { compressorState } from '../compressor/index.ts';
import { faultSeverity } from '../faults/index.ts';
import type { FleetState } from './FleetState.ts';

/** How a station stands, mildest first: one whose access was revoked needs nobody. */
export const standings = ['revoked', 'order', 'warning', 'error', 'silent'] as const;
/** One of them. */
export type StationStanding = (typeof standings)[number];

/** A station that is not heard of is silent, whatever it said last; else what is worst of its faults and of its machines' states. */
export function stationStanding(state: FleetState | undefined, isPresent: boolean): StationStanding {
  if (!isPresent) return 'silent';
  const severities = (state?.faults ?? []).map(({ bitIndex }) => faultSeverity(bitIndex));
  const machines = (state?.machines ?? []).map(({ status }) => compressorState(undefined, status));
  if (severities.includes('error') || machines.includes('error') || machines.includes('communicationError')) return 'error';
  return severities.includes('warning') || machines.includes('warning') ? 'warning' : 'order';
}
