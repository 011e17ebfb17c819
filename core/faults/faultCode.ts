import type { Severity } from '../compressor/index.ts';

/** What a fault belongs to: the master controller, the compressor of a slot, 1..10, or the limits that the station watches at its measuring points. */
export type FaultSource = 'master' | 'limits' | number;

/** How bad a fault is, mildest first. */
export type FaultSeverity = Exclude<Severity, 'ok'>;

interface Band {
  readonly severity: FaultSeverity;
  /** First letter of a fault's code. */
  readonly letter: 'M' | 'W' | 'E';
  /** The bit indexes below this one that no earlier band has. */
  readonly below: number;
}

const bands: readonly Band[] = [
  { severity: 'maintenance', letter: 'M', below: 16 },
  { severity: 'warning', letter: 'W', below: 64 },
  { severity: 'error', letter: 'E', below: Infinity },
];

const firstCompressorNumber = 1;
const firstMasterNumber = 101;
const firstLimitNumber = 201;

function firstNumber(source: FaultSource): number {
  if (source === 'limits') return firstLimitNumber;
  return source === 'master' ? firstMasterNumber : firstCompressorNumber;
}

/** Whether a number can be the index of a fault's bit: 0, 1, 2 ... */
const isBitIndex = (bitIndex: number) => Number.isSafeInteger(bitIndex) && bitIndex >= 0;
const bandOf = (bitIndex: number) => (isBitIndex(bitIndex) ? bands.find(({ below }) => bitIndex < below) : undefined);

/** How bad the fault of a bit is: below 16 maintenance, below 64 a warning, else an error; undefined where there is no such bit. */
export function faultSeverity(bitIndex: number): FaultSeverity | undefined {
  return bandOf(bitIndex)?.severity;
}

/** The number that a fault is known by: from 1 for compressors, from 101 for the master, from 201 for limits; undefined where there is no such bit. */
export function faultNumber(source: FaultSource, bitIndex: number): number | undefined {
  return isBitIndex(bitIndex) ? bitIndex + firstNumber(source) : undefined;
}

/** The bit index of a fault's number; undefined for a number that the source does not have. */
export function faultBitIndex(source: FaultSource, number: number): number | undefined {
  const bitIndex = number - firstNumber(source);
  return isBitIndex(bitIndex) ? bitIndex : undefined;
}

/** A fault's code, such as M001, W017 or E165; undefined where there is no such bit. */
export function faultCode(source: FaultSource, bitIndex: number): string | undefined {
  const band = bandOf(bitIndex);
  return band && `${band.letter}${String(bitIndex + firstNumber(source)).padStart(3, '0')}`;
}
