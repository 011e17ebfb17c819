import { done, recordOr } from '../contract/index.ts';

/** How an answer is read. */
export interface AnswerReader<T> {
  /** Media type that it comes as. */
  readonly media: string;
  /** Undefined when the bytes are not what the call answers with. */
  readonly read: (bytes: Uint8Array<ArrayBuffer>) => T | undefined;
}

/** What a field of a record has to be. */
const kinds = {
  flag: (value: unknown) => typeof value === 'boolean',
  text: (value: unknown) => typeof value === 'string',
  list: (value: unknown) => Array.isArray(value),
  record: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
} as const;

const json = 'application/json';

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return undefined;
  }
}

/** Reads a JSON list; one that has items, but none that can be read, is no answer. */
export function jsonList<T>(decode: (wire: unknown) => T, readCount: (value: T) => number): AnswerReader<T> {
  return {
    media: json,
    read(bytes) {
      const wire = jsonOf(bytes);
      if (!Array.isArray(wire)) return undefined;
      const value = decode(wire);
      return wire.length > 0 && readCount(value) === 0 ? undefined : value;
    },
  };
}

/** Reads a JSON record that has at least these fields. */
export function jsonRecord<T>(fields: Readonly<Record<string, keyof typeof kinds>>, decode: (wire: unknown) => T): AnswerReader<T> {
  return {
    media: json,
    read(bytes) {
      const wire = jsonOf(bytes);
      const isWhole = kinds.record(wire) && Object.entries(fields).every(([field, kind]) => kinds[kind](recordOr(wire)[field]));
      return isWhole ? decode(wire) : undefined;
    },
  };
}

/** A file as it is. */
export const csvFile: AnswerReader<Uint8Array<ArrayBuffer>> = { media: 'text/csv', read: (bytes) => bytes };

/** What answers an order that is done. */
export const doneWord: AnswerReader<typeof done> = { media: 'text/plain', read: (bytes) => (textOf(bytes) === done ? done : undefined) };
