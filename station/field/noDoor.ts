import type { DoorProblem, FieldDoor } from '../../core/ports/index.ts';

/** A connection that cannot be opened. */
export const noDoor = (problem: DoorProblem): FieldDoor => ({
  start: () => undefined,
  report: () => ({ state: 'unreachable', problem, cycleMs: undefined, reconnects: 0, changed: [] }),
  close: () => Promise.resolve(),
});
