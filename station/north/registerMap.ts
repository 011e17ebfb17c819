import { type Compressor, statusBit } from '../../core/compressor/index.ts';
import type { ActiveFault } from '../../core/faults/index.ts';
import type { ProfilePoint } from '../../core/field/index.ts';
import type { PlantSample } from '../../core/ports/index.ts';

/** What a unit is asked about at one moment. */
export interface ShownUnit {
  readonly sample: PlantSample;
  /** Samples so far: it changes while the plant is heard. */
  readonly heartbeat: number;
}

/** A register or two, and what stands in them; undefined for the word that means missing. */
export interface RegisterPoint<Unit extends ShownUnit = ShownUnit> extends ProfilePoint {
  readonly valueOf: (unit: Unit) => number | undefined;
}

export interface ShownMachine extends ShownUnit {
  readonly machine: Compressor;
}

const words = 65_536;
const noU16: readonly [number] = [65_535];
const noI16: readonly [number] = [-32_768];
const noU32: readonly [number] = [4_294_967_295];

/** Read once a minute. */
const counted = { every: 'slow', counter: { bits: 32 } } as const;

const shownBits = Object.values(statusBit).reduce<number>((all, bit) => all | bit, 0) & ~statusBit.communicationError;
const heartbeatOf = ({ heartbeat }: ShownUnit) => heartbeat % words;
const unknown = () => undefined;

/** Of the worst fault; 0 for none. */
function faultCodeOf(source: ActiveFault['source'], { faults }: PlantSample): number {
  const [worst] = faults.filter((fault) => fault.source === source).sort((a, b) => b.bitIndex - a.bitIndex);
  return worst === undefined ? 0 : worst.bitIndex + 1;
}

const serviceLeftOf = ({ sample, machine }: ShownMachine) =>
  sample.maintenance.find(({ index, component }) => index === machine.index && component === 'annualMaintenance')?.remainingH;

/** The map of `pressluft-generic-1`; what no sample has is missing. */
export const machineMap: readonly RegisterPoint<ShownMachine>[] = [
  {
    key: 'stateBits',
    table: 'holding',
    at: 0,
    type: 'u16',
    invalid: noU16,
    valueOf: ({ machine: { status } }) => status && status & shownBits,
  },
  { key: 'heartbeat', table: 'holding', at: 1, type: 'u16', valueOf: heartbeatOf },
  {
    ...{ key: 'linePressure', table: 'holding', at: 2, type: 'i16', scale: 1, unit: 'mbar', invalid: noI16, min: -1000, max: 16_000 },
    valueOf: ({ machine }) => machine.linePressureBar,
  },
  {
    ...{ key: 'outletTemperature', table: 'holding', at: 3, type: 'i16', scale: 0.1, unit: 'degC', invalid: noI16, min: -40, max: 250 },
    valueOf: ({ machine }) => machine.temperatureDegC,
  },
  {
    key: 'power',
    table: 'holding',
    at: 4,
    type: 'u16',
    scale: 0.1,
    unit: 'kW',
    invalid: noU16,
    valueOf: ({ machine }) => machine.electricalPowerKW,
  },
  { key: 'speed', table: 'holding', at: 5, type: 'u16', unit: '1/min', invalid: noU16, valueOf: unknown },
  {
    ...{ key: 'deliveryFlow', table: 'holding', at: 6, type: 'u16', scale: 0.01, unit: 'm3/min', invalid: noU16 },
    valueOf: ({ machine }) => machine.deliveryVolumeM3min,
  },
  { key: 'faultCode', table: 'holding', at: 7, type: 'u16', valueOf: ({ machine, sample }) => faultCodeOf(machine.index, sample) },
  { key: 'runningTime', table: 'holding', at: 8, type: 'u32', unit: 'h', invalid: noU32, ...counted, valueOf: unknown },
  { key: 'loadedTime', table: 'holding', at: 10, type: 'u32', unit: 'h', invalid: noU32, ...counted, valueOf: unknown },
  { key: 'starts', table: 'holding', at: 12, type: 'u32', invalid: noU32, ...counted, valueOf: unknown },
  { key: 'energy', table: 'holding', at: 14, type: 'u32', unit: 'kWh', invalid: noU32, ...counted, valueOf: unknown },
  { key: 'serviceLeft', table: 'holding', at: 16, type: 'i16', unit: 'h', invalid: noI16, every: 'slow', valueOf: serviceLeftOf },
];

/** The map of the plant. */
export const plantMap: readonly RegisterPoint[] = [
  { key: 'stateBits', table: 'holding', at: 0, type: 'u16', invalid: noU16, valueOf: ({ sample }) => sample.master.status },
  { key: 'heartbeat', table: 'holding', at: 1, type: 'u16', valueOf: heartbeatOf },
  {
    ...{ key: 'pressure', table: 'holding', at: 2, type: 'i16', unit: 'mbar', invalid: noI16 },
    valueOf: ({ sample }) => sample.master.systemPressureBar,
  },
  {
    ...{ key: 'flow', table: 'holding', at: 3, type: 'u16', scale: 0.01, unit: 'm3/min', invalid: noU16 },
    valueOf: ({ sample }) => sample.master.volumeFlowM3min,
  },
  {
    ...{ key: 'deliveryFlow', table: 'holding', at: 4, type: 'u16', scale: 0.01, unit: 'm3/min', invalid: noU16 },
    valueOf: ({ sample }) => sample.master.deliveryVolumeM3min,
  },
  {
    key: 'power',
    table: 'holding',
    at: 5,
    type: 'u16',
    scale: 0.1,
    unit: 'kW',
    invalid: noU16,
    valueOf: ({ sample }) => sample.master.powerKW,
  },
  { key: 'faultCode', table: 'holding', at: 6, type: 'u16', valueOf: ({ sample }) => faultCodeOf('master', sample) },
];
