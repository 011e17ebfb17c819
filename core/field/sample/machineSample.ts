import {
  type Compressor,
  blankTypePlate,
  emptySlot,
  runningState,
  type RunningState,
  statusBit,
  symbolBit,
} from '../../compressor/index.ts';
import { type AnalogInput, type InputFunction, measuringPoint } from '../../inputs/index.ts';
import type { MaintenanceItem } from '../../maintenance/index.ts';
import { machineFaultKinds } from '../../plant/index.ts';
import type { FieldMachine } from '../FieldConfig.ts';
import { otherVersionFaults } from '../rules/otherVersionFaults.ts';
import { faultsUp, statusOf } from '../rules/rules.ts';
import type { DeviceView } from './deviceView.ts';

/** What a machine's own controller says of it. */
export interface MachineSample {
  /** Without flow and power, which may come from elsewhere. */
  readonly compressor: Compressor;
  readonly state: RunningState | undefined;
  /** Its controller does not answer any more. */
  readonly isGone: boolean;
  /** Indexes of the faults that are up. */
  readonly faults: readonly number[];
  readonly maintenance: readonly MaintenanceItem[];
}

const inputsOf: readonly (readonly [key: string, name: string, use: InputFunction])[] = [
  ['internalPressure', measuringPoint.internalPressure, 'pressure'],
  ['inletTemperature', measuringPoint.inletTemperature, 'temperature'],
];

const compressorInputs = (view: DeviceView): readonly AnalogInput[] =>
  inputsOf.filter(([key]) => view.has(key)).map(([key, name, use], i) => ({ index: i + 1, name, function: use, value: view.value(key) }));

/** Keys of the points that the state rules look at. */
const stateKeys = ({ model }: DeviceView) => [...new Set((model?.states ?? []).map(({ when }) => when.point))];

function isControllerGone(view: DeviceView): boolean {
  const keys = stateKeys(view);
  return keys.length === 0 ? view.isSilent : keys.some((key) => view.isGone(key));
}

function wholeStatus(view: DeviceView, faults: readonly { readonly severity: 'maintenance' | 'warning' | 'error' }[]): number | undefined {
  const status = statusOf(view.model?.states ?? [], (key) => view.raw(key));
  return status === undefined ? undefined : faults.reduce((word, { severity }) => word | statusBit[severity], status);
}

/** A machine as its controller says; `view` is undefined for one without any. */
export function machineSample({ slot, name, technology, variableSpeed }: FieldMachine, view: DeviceView | undefined): MachineSample {
  const named = { ...emptySlot(slot), name, technology, symbols: variableSpeed ? symbolBit.frequencyConverter : 0 };
  if (view === undefined) return { compressor: named, state: undefined, isGone: false, faults: [], maintenance: [] };
  const typePlate = { ...blankTypePlate, factoryNumber: view.text('serialNumber'), softwareVersion: view.text('softwareVersion') };
  const maintenance = (view.model?.maintenance ?? []).map(({ component, remaining, intervalH }) => ({
    index: slot,
    component,
    intervalH,
    remainingH: view.value(remaining),
  }));
  if (isControllerGone(view)) {
    const compressor = { ...named, typePlate, status: statusBit.communicationError };
    const fault = view.isOtherVersion ? otherVersionFaults.machine : machineFaultKinds.communicationLost.bitIndex;
    return { compressor, state: undefined, isGone: true, faults: [fault], maintenance };
  }
  const faults = faultsUp(view.model?.faults ?? [], (key) => view.raw(key));
  const status = wholeStatus(view, faults);
  const compressor = {
    ...named,
    typePlate,
    status,
    linePressureBar: view.value('linePressure'),
    temperatureDegC: view.value('outletTemperature'),
    inputs: compressorInputs(view),
  };
  return { compressor, state: runningState(status), isGone: false, faults: [...new Set(faults.map(({ index }) => index))], maintenance };
}
