import { type Compressor, compressorState, type RunningState, runningState } from '../compressor/index.ts';
import { entryText, faultCode, type FaultSource, faultSeverity, type FaultTexts, type FaultWordsByLanguage } from '../faults/index.ts';
import type { MaintenanceItem } from '../maintenance/index.ts';
import { type Master, masterState, type MasterState, specificPowerKWperM3min } from '../master/index.ts';
import type { Channel, CompressorQuantity, PlantQuantity } from '../samples/index.ts';
import { msPerSecond } from '../time/index.ts';

/** A number of a message; null is missing. */
type Value = number | null;

const minutesPerHour = 60;
const digits = 6;

/** Without the noise of binary fractions. */
const valueOf = (value: number | undefined): Value =>
  value === undefined || !Number.isFinite(value) ? null : Number(value.toPrecision(digits));
const perHour = (flowM3min: number | undefined) => valueOf(flowM3min === undefined ? undefined : flowM3min * minutesPerHour);

/** An instant in UTC with whole seconds, such as `2026-11-22T10:15:02Z`; null where there is none. */
export const secondOf = (atMs: number | undefined): string | null =>
  atMs === undefined || !Number.isFinite(atMs)
    ? null
    : new Date(Math.floor(atMs / msPerSecond) * msPerSecond).toISOString().replace('.000Z', 'Z');

/** The plant for other programs: gauge bar, m3/h of free air, kW, kW/(m3/min), a ratio 0..1. */
export interface PlantPayload {
  readonly t: string | null;
  readonly pressureBar: Value;
  readonly networkFlowM3h: Value;
  readonly deliveryM3h: Value;
  readonly powerKW: Value;
  readonly loadRatio: Value;
  readonly specificPower: Value;
  readonly state: MasterState | null;
  /** Names of this message's values that are calculated and not measured. */
  readonly estimated: readonly string[];
}

const plantNames: Readonly<Record<PlantQuantity, string>> = {
  systemPressureBar: 'pressureBar',
  volumeFlowM3min: 'networkFlowM3h',
  deliveryVolumeM3min: 'deliveryM3h',
  loadRatio: 'loadRatio',
  powerKW: 'powerKW',
};

const machineNames: Readonly<Partial<Record<CompressorQuantity, string>>> = {
  linePressureBar: 'pressureBar',
  electricalPowerKW: 'powerKW',
  deliveryVolumeM3min: 'deliveryM3h',
  temperatureDegC: 'temperatureDegC',
};

const namesOf = (channels: readonly Channel[], slot: number, names: Readonly<Record<string, string | undefined>>) =>
  channels.flatMap((channel) => {
    const [quantity = '', at] = channel.split('@');
    const name = Number(at) === slot ? names[quantity] : undefined;
    return name === undefined ? [] : [name];
  });

/** The plant at an instant; what is missing is null. `estimated` are the channels that were calculated. */
export function plantPayload(atMs: number | undefined, master: Partial<Master>, estimated: readonly Channel[] = []): PlantPayload {
  const { systemPressureBar, volumeFlowM3min, deliveryVolumeM3min, powerKW, loadRatio, status } = master;
  const names = namesOf(estimated, 0, plantNames);
  const isEstimated = names.includes('powerKW') || names.includes('deliveryM3h');
  return {
    t: secondOf(atMs),
    pressureBar: valueOf(systemPressureBar),
    networkFlowM3h: perHour(volumeFlowM3min),
    deliveryM3h: perHour(deliveryVolumeM3min),
    powerKW: valueOf(powerKW),
    loadRatio: valueOf(loadRatio),
    specificPower: valueOf(specificPowerKWperM3min(powerKW, deliveryVolumeM3min)),
    state: masterState(status) ?? null,
    estimated: [...names, ...(isEstimated ? ['specificPower'] : [])],
  };
}

/** What a machine does, for other programs. */
export type ShownState = RunningState | 'error' | 'communicationError';
/** Every state that a machine can be in for other programs. */
export const shownStates: readonly ShownState[] = ['off', 'ready', 'starting', 'load', 'noLoad', 'runOn', 'error', 'communicationError'];

/** What a machine does, or that it failed or is not heard; undefined when its status is missing. */
export function shownStateOf({ technology, status }: Pick<Compressor, 'technology' | 'status'>): ShownState | undefined {
  const shown = compressorState(technology, status);
  return shown === 'error' || shown === 'communicationError' ? shown : runningState(status);
}

/** A compressor for other programs: gauge bar, kW, m3/h of free air, degrees Celsius. */
export interface MachinePayload {
  readonly t: string | null;
  readonly name: string | null;
  readonly state: ShownState | null;
  readonly pressureBar: Value;
  readonly powerKW: Value;
  readonly deliveryM3h: Value;
  readonly temperatureDegC: Value;
  /** `bad` while the machine is not heard. */
  readonly quality: 'good' | 'bad';
  readonly estimated: readonly string[];
}

/** A compressor at an instant; what is missing is null. */
export function machinePayload(atMs: number | undefined, machine: Compressor, estimated: readonly Channel[] = []): MachinePayload {
  const state = shownStateOf(machine);
  return {
    t: secondOf(atMs),
    name: machine.name ?? null,
    state: state ?? null,
    pressureBar: valueOf(machine.linePressureBar),
    powerKW: valueOf(machine.electricalPowerKW),
    deliveryM3h: perHour(machine.deliveryVolumeM3min),
    temperatureDegC: valueOf(machine.temperatureDegC),
    quality: state === undefined || state === 'communicationError' ? 'bad' : 'good',
    estimated: namesOf(estimated, machine.index, machineNames),
  };
}

/** What a machine's own counters say, hours and motor starts; missing is undefined. */
export interface MachineCounters {
  readonly runningH?: number | undefined;
  readonly loadedH?: number | undefined;
  readonly starts?: number | undefined;
}

/** The counters of a machine and the hours to its next service, negative when overdue; what is missing is null. */
export function hoursPayload(slot: number, { runningH, loadedH, starts }: MachineCounters, maintenance: readonly MaintenanceItem[]) {
  const left = maintenance.flatMap(({ index, remainingH }) => (index === slot && remainingH !== undefined ? [remainingH] : []));
  return {
    runningH: valueOf(runningH),
    loadedH: valueOf(loadedH),
    starts: valueOf(starts),
    serviceInH: valueOf(left.length === 0 ? undefined : Math.min(...left)),
  };
}

/** A fault that came or went. */
export interface FaultEvent {
  readonly atMs: number | undefined;
  readonly source: FaultSource;
  readonly bitIndex: number;
  readonly words?: FaultWordsByLanguage | undefined;
  readonly came: boolean;
}

/** A fault event for other programs, its text in a language; `texts` are those of that language. */
export function eventPayload({ atMs, came, ...fault }: FaultEvent, texts: FaultTexts, language: string) {
  const { source, bitIndex } = fault;
  return {
    t: secondOf(atMs),
    source,
    code: faultCode(source, bitIndex) ?? null,
    severity: faultSeverity(bitIndex) ?? null,
    text: entryText(texts, fault, language) ?? null,
    came,
  };
}
