import { statusBit } from '../../../core/compressor/index.ts';
import { type Channel, compressorChannel, plantChannel, type SampleTable } from '../../../core/samples/index.ts';
import { tableOf } from '../samples/tables.ts';

const { on, running, loaded } = statusBit;

/** What a machine reports at one moment; NaN is missing. */
export interface Reading {
  readonly status: number;
  readonly powerKW: number;
  readonly deliveryM3min: number;
}

export const onLoad = (powerKW: number, deliveryM3min: number): Reading => ({ status: on | running | loaded, powerKW, deliveryM3min });
export const noLoad = (powerKW: number): Reading => ({ status: on | running, powerKW, deliveryM3min: 0 });
export const ready: Reading = { status: on, powerKW: 0, deliveryM3min: 0 };
export const nothing: Reading = { status: NaN, powerKW: NaN, deliveryM3min: NaN };

export interface MachineTable {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly stepS: number;
  /** By slot, 1..10. */
  readonly machines: Readonly<Record<number, (atMs: number) => Reading>>;
  readonly pressureBar?: (atMs: number) => number;
}

/** Samples of machines, from a range's start to its end. */
export function machineTable({ fromMs, untilMs, stepS, machines, pressureBar = () => 7 }: MachineTable): SampleTable {
  const times: number[] = [];
  for (let atMs = fromMs; atMs < untilMs; atMs += stepS * 1000) times.push(atMs);
  const columns: Partial<Record<Channel, readonly number[]>> = { [plantChannel('systemPressureBar')]: times.map(pressureBar) };
  for (const [slot, read] of Object.entries(machines)) {
    const readings = times.map(read);
    columns[compressorChannel('status', Number(slot))] = readings.map(({ status }) => status);
    columns[compressorChannel('electricalPowerKW', Number(slot))] = readings.map(({ powerKW }) => powerKW);
    columns[compressorChannel('deliveryVolumeM3min', Number(slot))] = readings.map(({ deliveryM3min }) => deliveryM3min);
  }
  return tableOf(times, columns);
}
