import { faultBitIndex, faultSeverity, type FaultSeverity } from '../../../../../core/faults/index.ts';

/** A lamp of a machine's own control that is lit. */
export interface LitLamp {
  readonly number: number;
  readonly bitIndex: number;
  readonly severity: FaultSeverity;
}

/** The lamps of a machine, slot 1..10, by the numbers that are lit; a number without a fault has no lamp. */
export function litLamps(numbers: readonly number[], slot: number): readonly LitLamp[] {
  return numbers.flatMap((number) => {
    const bitIndex = faultBitIndex(slot, number);
    const severity = bitIndex === undefined ? undefined : faultSeverity(bitIndex);
    return bitIndex === undefined || severity === undefined ? [] : [{ number, bitIndex, severity }];
  });
}
