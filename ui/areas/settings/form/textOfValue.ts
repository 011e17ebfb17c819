import type { FieldValue } from '../../../../core/settings/index.ts';

/** What an input shows of a value; rows have inputs of their own. */
export const textOfValue = (value: FieldValue): string => (typeof value === 'object' ? '' : String(value ?? ''));
