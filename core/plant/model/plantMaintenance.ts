import type { MaintenanceItem } from '../../maintenance/index.ts';
import { standingOf } from '../events/eventEffects.ts';
import type { PlantConfig } from './PlantConfig.ts';
import type { PlantState } from './PlantState.ts';
import { remainingS, withRemaining } from './service.ts';

const secondsPerHour = 3600;

/** The parts of all machines with the time to their next service, in the order of the configuration; none of an absent machine. */
export function plantMaintenance({ machines, events }: PlantConfig, state: PlantState): readonly MaintenanceItem[] {
  return machines.flatMap((machine, i) =>
    standingOf(events, state.schedule, machine.index) === 'absent'
      ? []
      : machine.maintenance.map(({ component, intervalH }, part) => ({
          index: machine.index,
          component,
          intervalH,
          remainingH: remainingS(machine, state.machines[i]!, part, state.atMs) / secondsPerHour,
        })),
  );
}

/** The plant with so many hours left until a service; undefined for a service that it does not have. */
export function withRemainingHours(
  { machines }: PlantConfig,
  state: PlantState,
  { index, component }: Pick<MaintenanceItem, 'index' | 'component'>,
  remainingH: number,
): PlantState | undefined {
  const place = machines.findIndex((machine) => machine.index === index);
  const asked = { component, remainingS: remainingH * secondsPerHour, atMs: state.atMs };
  const changed = place === -1 ? undefined : withRemaining(machines[place]!, state.machines[place]!, asked);
  return changed && { ...state, machines: state.machines.map((machine, i) => (i === place ? changed : machine)) };
}
