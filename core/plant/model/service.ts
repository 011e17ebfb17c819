import type { MaintenanceComponent } from '../../maintenance/index.ts';
import { msPerHour, msPerSecond } from '../../time/index.ts';
import type { MachineConfig, PlantConfig } from './PlantConfig.ts';
import type { MachineState } from './PlantState.ts';

const secondsPerHour = 3600;

/** What the counter of a part reads: calendar time for the annual maintenance, running time for the others. */
function readingS(component: MaintenanceComponent, { loadS, noLoadS }: MachineState, atMs: number): number {
  return component === 'annualMaintenance' ? atMs / msPerSecond : loadS + noLoadS;
}

/** Time to the next service of a part, by its position in the machine's maintenance; negative when overdue. */
export function remainingS({ maintenance }: MachineConfig, machine: MachineState, part: number, atMs: number): number {
  const { component, intervalH } = maintenance[part]!;
  return intervalH * secondsPerHour - (readingS(component, machine, atMs) - machine.servicedAtS[part]!);
}

/** The counters with which a machine starts. */
export function firstServicedAtS({ maintenance }: MachineConfig, machine: MachineState, atMs: number): readonly number[] {
  return maintenance.map(({ component, intervalH, leftH }) => readingS(component, machine, atMs) - (intervalH - leftH) * secondsPerHour);
}

const servicedParts = (config: MachineConfig, machine: MachineState, atMs: number, isDone: (part: number) => boolean): readonly number[] =>
  machine.servicedAtS.map((servicedS, part) => (isDone(part) ? readingS(config.maintenance[part]!.component, machine, atMs) : servicedS));

/** The machine after a part, or all of them, was serviced. */
export function withService(
  config: MachineConfig,
  machine: MachineState,
  component: MaintenanceComponent | 'all',
  atMs: number,
): MachineState {
  const isDone = (part: number) => component === 'all' || config.maintenance[part]!.component === component;
  return { ...machine, servicedAtS: servicedParts(config, machine, atMs, isDone) };
}

/** The machine with so many seconds left until a part's service; undefined for a part that it does not have. */
export function withRemaining(
  config: MachineConfig,
  machine: MachineState,
  { component, remainingS: leftS, atMs }: { readonly component: MaintenanceComponent; readonly remainingS: number; readonly atMs: number },
): MachineState | undefined {
  const part = config.maintenance.findIndex((each) => each.component === component);
  if (part === -1) return undefined;
  const moreS = leftS - remainingS(config, machine, part, atMs);
  return { ...machine, servicedAtS: machine.servicedAtS.map((servicedS, i) => (i === part ? servicedS + moreS : servicedS)) };
}

/** A new machine of the same kind in the place of one that stood. */
export function newMachine(config: MachineConfig, machine: MachineState, atMs: number): MachineState {
  const fresh = { ...machine, startedAtMs: atMs - msPerHour, loadS: 0, noLoadS: 0, starts: 0, recentLoadS: 0, recentNoLoadS: 0 };
  return withService(config, fresh, 'all', atMs);
}

/** Of the part whose service is nearest; Infinity for a machine without any. */
function minRemainingS(config: MachineConfig, machine: MachineState, atMs: number): number {
  let minS = Infinity;
  for (let part = 0; part < config.maintenance.length; part++) minS = Math.min(minS, remainingS(config, machine, part, atMs));
  return minS;
}

/** Machines after the service engineer's visit, when there is one; so at most one machine at a time is due. */
export function visited(
  { machines: configs, service }: PlantConfig,
  machines: readonly MachineState[],
  atMs: number,
): readonly MachineState[] {
  let due = 0;
  let longOverdue = false;
  for (let i = 0; i < machines.length; i++) {
    const minS = minRemainingS(configs[i]!, machines[i]!, atMs);
    if (minS <= 0) due++;
    if (minS < -service.visitAfterOverdueH * secondsPerHour) longOverdue = true;
  }
  if (due < 2 && !longOverdue) return machines;
  return machines.map((machine, i) => {
    const config = configs[i]!;
    if (minRemainingS(config, machine, atMs) > 0) return machine;
    const isDone = (part: number) =>
      remainingS(config, machine, part, atMs) <= service.earlyShare * config.maintenance[part]!.intervalH * secondsPerHour;
    return { ...machine, servicedAtS: servicedParts(config, machine, atMs, isDone) };
  });
}
