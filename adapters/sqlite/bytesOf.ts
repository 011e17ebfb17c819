import type { SQLOutputValue } from 'node:sqlite';

/** The bytes in a column; throws where it holds none. */
export function bytesOf(value: SQLOutputValue | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('a column of the database holds no bytes');
}
