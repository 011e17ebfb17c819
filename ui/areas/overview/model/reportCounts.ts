import type { ShownState, MachineView } from '../../../stores/index.ts';

/** The states that somebody has to do something about, worst first. */
export const reportedStates = ['error', 'communicationError', 'warning', 'overdue', 'maintenance'] as const satisfies readonly ShownState[];
export type ReportedState = (typeof reportedStates)[number];

export interface ReportCount {
  readonly state: ReportedState;
  readonly count: number;
}

/** How many machines are in each reported state; without the states that no machine is in. */
export function reportCounts(machines: readonly MachineView[]): readonly ReportCount[] {
  return reportedStates
    .map((state) => ({ state, count: machines.filter((machine) => machine.state === state).length }))
    .filter(({ count }) => count > 0);
}
