import type { MaintenanceItem } from '../../maintenance/index.ts';
import { standingOf } from '../events/eventEffects.ts';
import type { PlantConfig } from './PlantConfig.ts';
import type { PlantState } from './PlantState.ts';
import { remainingS } from './service.ts';

/** The parts of all machines with the time to their next service, in the order of the configuration; none of an absent machine. */
export function plantMaintenance({ machines, events }: PlantConfig, state: PlantState): readonly MaintenanceItem[] {
  return machines.flatMap((machine, i) =>
    standingOf(events, state.schedule, machine.index) === 'absent'
      ? []
      : machine.maintenance.map(({ component, intervalH }, part) => ({
          index: machine.index,
          component,
          intervalH,
          remainingH: remainingS(machine, state.machines[i]!, part, state.atMs) / 3600,
        })),
  );
}
