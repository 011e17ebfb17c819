import type { DeviceModel, ModelPoint, When } from './DeviceModel.ts';
import type { FieldUnit } from './FieldUnit.ts';

/** Where a Modbus device keeps a value: registers of 16 bits (holding, input) or single bits (coil, discrete). */
export const modbusTables = ['holding', 'input', 'coil', 'discrete'] as const;
export type ModbusTable = (typeof modbusTables)[number];

/** What the words of a point are: a bit, whole numbers without and with sign, floating point, text. */
export const pointTypes = ['bit', 'u16', 'i16', 'u32', 'i32', 'u64', 'i64', 'f32', 'f64', 'ascii'] as const;
export type PointType = (typeof pointTypes)[number];

/** Of the words of a value, or of the bytes of a word: which comes first. */
export const orders = ['highFirst', 'lowFirst'] as const;
export type Order = (typeof orders)[number];

/** value = raw * scale + offset, in `unit`. */
export interface Scaling {
  readonly scale?: number;
  readonly offset?: number;
  readonly unit?: FieldUnit;
}

/** A value of a Modbus device. */
export interface ProfilePoint extends ModelPoint, Scaling {
  readonly unit?: FieldUnit;
  readonly table: ModbusTable;
  /** As on the wire, from 0: 40001 in a manual is 0. */
  readonly at: number;
  readonly type: PointType;
  /** Length of an ascii point. */
  readonly registers?: number;
  readonly wordOrder?: Order;
  readonly byteOrder?: Order;
  /** Raw numbers that mean that there is no value, or all bits as `0x7FFFFFFF`, highest first; NaN and infinities always do. */
  readonly invalid?: readonly (number | string)[];
  /** The device answers this address only when it is asked for it alone. */
  readonly alone?: boolean;
  /** Another scaling by the raw value of another point; where no case fits, the value is missing. */
  readonly by?: { readonly point: string; readonly cases: Readonly<Record<string, Scaling>> };
}

/** Registers that are not read, not even between two points: passwords, registers that reading clears. */
export interface NeverRead {
  readonly table: 'holding' | 'input';
  readonly from: number;
  /** The last one. */
  readonly to: number;
  readonly why: string;
}

/** How a kind of device is asked over Modbus. */
export interface ModbusRules {
  readonly framing: readonly ('tcp' | 'rtu')[];
  readonly serial?: { readonly baud: number; readonly parity: 'none' | 'even' | 'odd'; readonly stopBits: 1 | 2 };
  /** 100 where it is left out. */
  readonly maxRegisters?: number;
  /** Registers between two points that are read along; 8 where it is left out. */
  readonly maxGap?: number;
  readonly pauseMs?: number;
  readonly timeoutMs?: number;
}

/** A kind of Modbus device, as data. */
export interface Profile extends DeviceModel {
  readonly format: 1;
  readonly modbus: ModbusRules;
  readonly neverRead?: readonly NeverRead[];
  readonly points: readonly ProfilePoint[];
  /** The device is of this kind when all hold. */
  readonly match?: readonly When[];
}
