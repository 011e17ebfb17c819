import type { FaultWordsByLanguage } from './FaultWordsByLanguage.ts';
import { faultBitIndex, faultNumber, type FaultSeverity, faultSeverity, type FaultSource } from './faultCode.ts';
import type { FaultReading } from './faultReading.ts';

/** By fault number: whether it is set. */
export type FaultFlags = Readonly<Record<number, boolean>>;

/** What one source reports. */
export interface MachineFaults {
  readonly source: FaultSource;
  readonly errors: FaultFlags;
  /** Shown beside the machine as lamps. */
  readonly indicators: FaultFlags;
  /** By fault number: what it watches, where that is known. */
  readonly readings?: Readonly<Record<number, FaultReading>> | undefined;
}

/** A fault that is set. */
export interface ActiveFault {
  readonly source: FaultSource;
  readonly number: number;
  readonly bitIndex: number;
  readonly severity: FaultSeverity;
  /** What it watches, where the source knows it. */
  readonly reading?: FaultReading | undefined;
  /** As of an entry of the log. */
  readonly words?: FaultWordsByLanguage | undefined;
}

const mildestFirst: readonly FaultSeverity[] = ['maintenance', 'warning', 'error'];
const byWeight = (a: ActiveFault, b: ActiveFault) =>
  mildestFirst.indexOf(b.severity) - mildestFirst.indexOf(a.severity) || a.number - b.number;

function faultAt(source: FaultSource, number: number): readonly ActiveFault[] {
  const bitIndex = faultBitIndex(source, number);
  const severity = bitIndex === undefined ? undefined : faultSeverity(bitIndex);
  return bitIndex === undefined || severity === undefined ? [] : [{ source, number, bitIndex, severity }];
}

const setNumbers = (flags: FaultFlags): readonly number[] =>
  Object.entries(flags)
    .filter(([, isSet]) => isSet)
    .map(([number]) => Number(number));

/** The faults that are set, most severe first, then by number; numbers that the source does not have are left out. */
export function activeFaults({ source, errors }: MachineFaults): readonly ActiveFault[] {
  return setNumbers(errors)
    .flatMap((number) => faultAt(source, number))
    .sort(byWeight);
}

/** What is set at all sources, most severe first; within a severity in the order of the sources. */
export function allActiveFaults(faults: readonly MachineFaults[]): readonly ActiveFault[] {
  const all = faults.flatMap(activeFaults);
  return mildestFirst.toReversed().flatMap((severity) => all.filter((fault) => fault.severity === severity));
}

/** The numbers of the lamps that are lit, ascending. */
export function litIndicators({ indicators }: MachineFaults): readonly number[] {
  return setNumbers(indicators)
    .filter((number) => !Number.isNaN(number))
    .sort((a, b) => a - b);
}

/** The worst of some faults; undefined for none. */
export function worstSeverity(faults: readonly { readonly severity: FaultSeverity }[]): FaultSeverity | undefined {
  return mildestFirst.findLast((severity) => faults.some((fault) => fault.severity === severity));
}

/** The first of the most severe ones; undefined for none. */
export function worstFault<Fault extends { readonly severity: FaultSeverity }>(faults: readonly Fault[]): Fault | undefined {
  const worst = worstSeverity(faults);
  return faults.find(({ severity }) => severity === worst);
}

/** The value and the limit of a fault among what the sources report; undefined where they report none. */
export function faultReading(faults: readonly MachineFaults[], source: FaultSource, bitIndex: number): FaultReading | undefined {
  const number = faultNumber(source, bitIndex);
  return number === undefined ? undefined : faults.find((machine) => machine.source === source)?.readings?.[number];
}
