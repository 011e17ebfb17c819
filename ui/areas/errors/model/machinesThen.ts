import { emptySlot, technologyOf } from '../../../../core/compressor/index.ts';
import { type FaultLogEntry, machinesAtFault } from '../../../../core/faults/index.ts';
import { type MachineShape, machineView, type MachineView } from '../../../stores/index.ts';

/** The machines as they were at an entry, without the empty slots; name and frequency converter are today's, the log has neither. */
export function machinesThen(entry: FaultLogEntry, today: readonly MachineShape[]): readonly MachineView[] {
  return machinesAtFault(entry).map(({ number, state }) => {
    const { technology, status } = entry.machines[number - 1]!;
    const known = today.find(({ slot }) => slot === number);
    const then = technologyOf(technology);
    const isAnother = then !== undefined && then !== known?.technology;
    const shape = {
      slot: number,
      name: known?.name,
      technology: then ?? known?.technology,
      picture: isAnother ? then : known?.picture,
      frequencyConverter: known?.frequencyConverter ?? false,
    };
    return machineView(shape, state === undefined ? undefined : { ...emptySlot(number), technology, status });
  });
}
