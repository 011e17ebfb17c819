import { allActiveFaults, type FaultSeverity, type FaultSource, type MachineFaults } from '../../../core/faults/index.ts';
import type { MachineView } from '../../stores/index.ts';

/** Something that is up and that somebody has to see to; a due service is not, it counts under maintenance. */
export interface Alarm {
  readonly source: FaultSource;
  readonly severity: Exclude<FaultSeverity, 'maintenance'>;
  /** Undefined where the state of a machine says so, but no fault. */
  readonly bitIndex: number | undefined;
  /** Of that machine. */
  readonly state?: 'error' | 'communicationError';
}

export const alarmId = ({ source, bitIndex, state }: Alarm): string => `${source}.${bitIndex ?? state}`;

/** What is up at all sources and machines, worst first. */
export function alarmsOf(faults: readonly MachineFaults[], machines: readonly Pick<MachineView, 'slot' | 'state'>[]): readonly Alarm[] {
  const ofFaults = allActiveFaults(faults).flatMap(({ source, severity, bitIndex }) =>
    severity === 'maintenance' ? [] : [{ source, severity, bitIndex }],
  );
  const isNamed = (slot: number) => ofFaults.some(({ source, severity }) => source === slot && severity === 'error');
  const ofStates = machines.flatMap(({ slot, state }): Alarm[] =>
    (state === 'error' || state === 'communicationError') && !isNamed(slot)
      ? [{ source: slot, severity: 'error', bitIndex: undefined, state }]
      : [],
  );
  return [
    ...ofFaults.filter(({ severity }) => severity === 'error'),
    ...ofStates,
    ...ofFaults.filter(({ severity }) => severity === 'warning'),
  ];
}
