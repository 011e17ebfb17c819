import { done, recordOr } from '../contract/index.ts';
import type { Answered } from './exchange.ts';

/** Reads an answer; undefined when it is not what the call answers with. */
export type AnswerReader<T> = (answer: Answered) => T | undefined;

/** What a field of a record has to be. */
const kinds = {
  flag: (value: unknown) => typeof value === 'boolean',
  text: (value: unknown) => typeof value === 'string',
  textOrNull: (value: unknown) => typeof value === 'string' || value === null,
  list: (value: unknown) => Array.isArray(value),
  record: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
  recordOrNull: (value: unknown) => typeof value === 'object' && !Array.isArray(value),
} as const;

const pageMedia: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/** It went through. */
export const isDone = ({ status }: Pick<Answered, 'status'>): boolean => status >= 200 && status < 300;

/** A page for people, such as the login of a proxy: it answers no call, whatever its status. */
export const isPage = ({ media }: Pick<Answered, 'media'>): boolean => pageMedia.has(media);

const noContent = 204;
/** It went through and brought something; what type it is called does not matter. */
const hasContent = (answer: Answered): boolean => isDone(answer) && answer.status !== noContent && !isPage(answer);

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** What JSON an answer holds; undefined for none. */
export function jsonValue(answer: Answered): unknown {
  try {
    return hasContent(answer) ? JSON.parse(textOf(answer.bytes)) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a JSON list; one that has items, but none that can be read, is no answer. */
export function jsonList<T>(decode: (wire: unknown) => T, readCount: (value: T) => number): AnswerReader<T> {
  return (answer) => {
    const wire = jsonValue(answer);
    if (!Array.isArray(wire)) return undefined;
    const value = decode(wire);
    return wire.length > 0 && readCount(value) === 0 ? undefined : value;
  };
}

/** Reads a JSON record that has at least these fields. */
export function jsonRecord<T>(
  fields: Readonly<Record<string, keyof typeof kinds>>,
  decode: (wire: unknown) => T | undefined,
): AnswerReader<T> {
  return (answer) => {
    const wire = jsonValue(answer);
    const isWhole = kinds.record(wire) && Object.entries(fields).every(([field, kind]) => kinds[kind](recordOr(wire)[field]));
    return isWhole ? decode(wire) : undefined;
  };
}

/** A file as it is. */
export const wholeFile: AnswerReader<Uint8Array<ArrayBuffer>> = (answer) => (hasContent(answer) ? answer.bytes : undefined);

/** What answers an order that went through: any words, or none. */
export const anyWords: AnswerReader<typeof done> = (answer) => (isDone(answer) && !isPage(answer) ? done : undefined);
