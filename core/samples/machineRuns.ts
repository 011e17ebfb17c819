import { slotCount } from '../compressor/index.ts';
import { compressorChannel } from './channels.ts';
import type { SampleTable } from './SampleTable.ts';
import { type StatusRun, statusRuns } from './statusRuns.ts';

/** What each machine of a table did, by its number, 1..10, ascending; those without a status are left out. */
export type MachineRuns = ReadonlyMap<number, readonly StatusRun[]>;

/** Runs of one state, whatever else the status words said. */
function joinedRuns(runs: readonly StatusRun[]): readonly StatusRun[] {
  const joined: StatusRun[] = [];
  for (let i = 0, next = 1; i < runs.length; i = next++) {
    const { fromRow, state } = runs[i]!;
    while (runs[next]?.state === state) next++;
    joined.push({ fromRow, untilRow: runs[next - 1]!.untilRow, state });
  }
  return joined;
}

/** Of all rows of a table; runs that follow each other are of different states. */
export function machineRuns({ columns, length }: Pick<SampleTable, 'columns' | 'length'>): MachineRuns {
  return new Map(
    Array.from({ length: slotCount }, (_, i) => i + 1).flatMap((slot) => {
      const status = columns.get(compressorChannel('status', slot));
      return status === undefined ? [] : [[slot, joinedRuns(statusRuns(status, 0, length))] as const];
    }),
  );
}
