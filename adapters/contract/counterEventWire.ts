import { type FieldUnit, fieldUnits } from '../../core/field/index.ts';
import type { CounterEvent, ShownCounterEvent } from '../../core/ports/index.ts';
import type { WireCounterEvent } from './fieldSchemas.ts';
import { numberOr, oneOf, recordOr, textOr } from './lenient.ts';

const kindOr = oneOf<CounterEvent['kind']>(['rollover', 'reset', 'exchange']);
const unitOr = oneOf<FieldUnit>(Object.values(fieldUnits).flat());

export const encodeCounterEvent = ({ key, atMs, kind, before, after, unit }: ShownCounterEvent): WireCounterEvent => ({
  ...{ key, at_ms: atMs, kind, before, after, unit },
});

/** Undefined for what is not whole. */
export function decodeCounterEvent(wire: unknown): ShownCounterEvent | undefined {
  const fields = recordOr(wire);
  const [key, kind, unit] = [textOr(fields['key']), kindOr(fields['kind']), unitOr(fields['unit'])];
  const [atMs, before, after] = [numberOr(fields['at_ms']), numberOr(fields['before']), numberOr(fields['after'])];
  if (key === undefined || kind === undefined || atMs === undefined || before === undefined || after === undefined) return undefined;
  return { key, atMs, kind, before, after, unit: unit ?? '' };
}
