import type { FleetApi, FleetReport } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** Of no fleet. */
export const noFleet: FleetReport = {
  ...{ state: 'off', station: undefined, problem: undefined, problemMs: undefined, exchangedMs: undefined },
  ...{ finishedDays: 0, sentDays: 0, refusedDays: [], findings: [] },
};

/** What a fake knows of its fleet. */
export function memoryFleet(gate: MemoryGate, report: () => FleetReport): FleetApi {
  return {
    report: (token, waiting) => gate.ask({ call: 'fleet', sent: undefined, token, signal: waiting?.signal }, report),
    join: (code, token) =>
      gate.ask({ call: 'fleet', sent: code, token }, () => {
        const { state, problem } = report();
        const hasJoined = state === 'connected';
        return { hasJoined, problem: hasJoined ? undefined : (problem ?? 'noSuchHost') };
      }),
    async leave(token) {
      const { outcome } = await gate.ask({ call: 'fleet', sent: 'leave', token }, () => undefined);
      return { outcome };
    },
  };
}
