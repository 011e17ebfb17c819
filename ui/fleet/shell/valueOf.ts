import type { FleetAmount } from '../../../core/fleet/index.ts';

/** What rows are sorted by; an upper bound counts with what it is at most. */
export const valueOf = (of: FleetAmount<string>): number | undefined => (of.kind === 'none' ? undefined : of.value);
