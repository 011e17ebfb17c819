import { slotCount } from '../compressor/index.ts';
import { compressorChannel } from './channels.ts';
import type { SampleTable } from './SampleTable.ts';
import { type StatusRun, statusRuns } from './statusRuns.ts';

/** What each machine of a table did, by its number, 1..10, ascending; those without a status are left out. */
export type MachineRuns = ReadonlyMap<number, readonly StatusRun[]>;

/** Of all rows of a table. */
export function machineRuns({ columns, length }: Pick<SampleTable, 'columns' | 'length'>): MachineRuns {
  return new Map(
    Array.from({ length: slotCount }, (_, i) => i + 1).flatMap((slot) => {
      const status = columns.get(compressorChannel('status', slot));
      return status === undefined ? [] : [[slot, statusRuns(status, 0, length)] as const];
    }),
  );
}
