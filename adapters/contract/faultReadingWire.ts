import type { FaultReading } from '../../core/faults/index.ts';
import { inputFunctions } from '../../core/inputs/index.ts';
import type { WireReading } from './faultSchemas.ts';
import { numberOr, oneOf, orNull, recordOr } from './lenient.ts';

export function encodeReading({ quantity, value, limit }: FaultReading): WireReading {
  return { quantity, value: orNull(value), limit };
}

/** Undefined where it can't be read. */
export function decodeReading(wire: unknown): FaultReading | undefined {
  const { quantity, value, limit } = recordOr(wire);
  const [watched, passed] = [oneOf(inputFunctions)(quantity), numberOr(limit)];
  return watched && passed !== undefined ? { quantity: watched, value: numberOr(value), limit: passed } : undefined;
}
