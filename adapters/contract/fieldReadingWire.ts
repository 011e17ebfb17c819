import { fieldUnits, type FieldUnit, type MissingReason, type Quality } from '../../core/field/index.ts';
import type { ShownReading } from '../../core/ports/index.ts';
import type { WireReading } from './fieldSchemas.ts';
import { isPresent, listOr, numberOr, oneOf, orNull, recordOr, textOr } from './lenient.ts';

const qualities = ['good', 'stale', 'bad'] as const satisfies readonly Quality[];
const reasons = [
  'notYet',
  'timeout',
  'disconnected',
  'invalidWord',
  'notNumber',
  'noCase',
  'heartbeat',
  'unavailable',
  'retained',
  'otherVersion',
] as const;

const qualityOr = oneOf(qualities);
const reasonOr = oneOf(reasons);
const unitOr = oneOf<FieldUnit>(Object.values(fieldUnits).flat());

/** A NaN or an infinity is no JSON. */
export const figureOrNull = (value: number | undefined) => orNull(numberOr(value));

function encodeMissing(missing: MissingReason): NonNullable<WireReading['missing']> {
  if (missing.kind === 'exception') return { reason: 'exception', code: missing.code };
  if (missing.kind === 'outOfRange') return { reason: 'outOfRange', ...(Number.isFinite(missing.value) && { value: missing.value }) };
  return { reason: missing.kind };
}

function decodeMissing(wire: unknown): MissingReason | undefined {
  const { reason, code, value } = recordOr(wire);
  if (reason === 'exception') return { kind: 'exception', code: numberOr(code) ?? NaN };
  if (reason === 'outOfRange') return { kind: 'outOfRange', value: numberOr(value) ?? NaN };
  const kind = reasonOr(reason);
  return kind && { kind };
}

export function encodeReading({ key, value, unit, text, words, ageMs, quality, missing, counterStep }: ShownReading): WireReading {
  return {
    key,
    value: figureOrNull(value),
    unit,
    ...(text !== undefined && { text }),
    words: [...words],
    age_ms: figureOrNull(ageMs),
    quality,
    ...(missing !== undefined && { missing: encodeMissing(missing) }),
    ...(counterStep !== undefined && { counter_step: counterStep }),
  };
}

/** Without a quality it is known the same way as without a value: not at all. */
export function decodeReading(wire: unknown): ShownReading | undefined {
  const fields = recordOr(wire);
  const key = textOr(fields['key']);
  if (key === undefined) return undefined;
  const [text, missing, counterStep] = [textOr(fields['text']), decodeMissing(fields['missing']), numberOr(fields['counter_step'])];
  return {
    key,
    value: numberOr(fields['value']),
    unit: unitOr(fields['unit']) ?? '',
    ...(text !== undefined && { text }),
    words: listOr(fields['words']).map(numberOr).filter(isPresent),
    ageMs: numberOr(fields['age_ms']),
    quality: qualityOr(fields['quality']) ?? 'bad',
    ...(missing !== undefined && { missing }),
    ...(counterStep !== undefined && { counterStep }),
  };
}
