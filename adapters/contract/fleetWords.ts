import type { FleetProblem, FleetReport } from '../../core/ports/index.ts';
import { doorProblems } from './doorProblems.ts';

/** How a station and its fleet can be. */
export const fleetStates = ['off', 'apart', 'connecting', 'connected', 'waiting', 'unknown'] as const satisfies readonly FleetReport['state'][];

/** Why a call to the fleet did not succeed, all of the codes. */
export const fleetProblems = [...doorProblems, 'unknown', 'busy'] as const satisfies readonly FleetProblem[];
