import {
  type Compressor,
  compressorState,
  type CompressorState,
  machineSymbols,
  runningState,
  type RunningState,
  severityOf,
  type Severity,
} from '../../core/compressor/index.ts';
import type { MachineShape } from './StationShape.ts';

export type Chamber = 'load' | 'noLoad' | 'dark';
/** `overdue`: in maintenance, with a service that should have been done. */
export type ShownState = CompressorState | 'overdue';

/** A machine as pages show it; everything that changes is undefined or dark while it is not known. */
export interface MachineView extends MachineShape {
  /** The one state that is shown. */
  readonly state: ShownState | undefined;
  /** What the machine does, whatever is reported about it. */
  readonly running: RunningState | undefined;
  readonly severity: Severity;
  readonly chamber: Chamber;
  readonly motor: boolean;
  readonly valve: boolean;
  /** Nothing is known of it: no connection to it or to the station. */
  readonly isLost: boolean;
  readonly linePressureBar: number | undefined;
  readonly deliveryM3min: number | undefined;
  readonly powerKW: number | undefined;
  readonly temperatureDegC: number | undefined;
  /** 0..1 */
  readonly loadRatio: number | undefined;
}

const noMeasuredValues = {
  linePressureBar: undefined,
  deliveryM3min: undefined,
  powerKW: undefined,
  temperatureDegC: undefined,
  loadRatio: undefined,
} as const satisfies Partial<MachineView>;

/** What of a machine is drawn and written, but for its measured values. */
export type MachineStyle = Omit<MachineView, keyof typeof noMeasuredValues>;

export function machineStyle(machine: MachineView): MachineStyle {
  return { ...machine, ...noMeasuredValues };
}

const nothing = {
  running: undefined,
  chamber: 'dark',
  motor: false,
  valve: false,
  isLost: true,
  ...noMeasuredValues,
} as const satisfies Partial<MachineView>;

const chamberOf = (running: RunningState | undefined): Chamber => (running === 'load' || running === 'noLoad' ? running : 'dark');

/** A machine without the connection to it shows no values, even if some were still sent. */
export function machineView(shape: MachineShape, live: Compressor | undefined, isServiceOverdue = false): MachineView {
  if (live === undefined) return { ...shape, ...nothing, state: undefined, severity: 'ok' };
  const { technology, status, symbols } = live;
  const state = compressorState(technology, status);
  const severity = severityOf(status);
  if (state === 'communicationError') return { ...shape, ...nothing, state, severity };
  const running = runningState(status);
  const { motor, valve } = machineSymbols(status, symbols);
  return {
    ...shape,
    state: state === 'maintenance' && isServiceOverdue ? 'overdue' : state,
    running,
    severity,
    chamber: chamberOf(running),
    motor,
    valve,
    isLost: false,
    linePressureBar: live.linePressureBar,
    deliveryM3min: live.deliveryVolumeM3min,
    powerKW: live.electricalPowerKW,
    temperatureDegC: live.temperatureDegC,
    loadRatio: live.loadRatio,
  };
}

/** Whether the machine feeds air into the header; without its status, its delivery decides. */
export function isFeeding({ running, deliveryM3min }: MachineView): boolean {
  return running === undefined ? (deliveryM3min ?? 0) > 0 : running === 'load' && deliveryM3min !== 0;
}
