import { isOneOf, isRecord } from '../../core/records/index.ts';

/** Readers of untrusted JSON: what is not of the expected kind is missing. */
export type Json = Readonly<Record<string, unknown>>;

export const recordOr = (value: unknown): Json => (isRecord(value) ? value : {});
export const listOr = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const numberOr = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
export const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const isPresent = <T>(value: T | undefined): value is T => value !== undefined;
export const textsOr = (value: unknown): readonly string[] => listOr(value).map(textOr).filter(isPresent);
/** Milliseconds since 1970, from such a number or from a date and time as ISO 8601 writes them. */
export const instantOr = (value: unknown): number | undefined => numberOr(typeof value === 'string' ? Date.parse(value) : value);
export const oneOf =
  <const T>(allowed: readonly T[]) =>
  (value: unknown): T | undefined =>
    isOneOf(allowed, value) ? value : undefined;

/** Making a formatter is slow, and every push names the zone. */
let lastKnownZone: string | undefined;

/** A time zone that this runtime knows, by its IANA name. */
export const zoneOr = (value: unknown): string | undefined => {
  const name = textOr(value);
  if (name === undefined || name === lastKnownZone) return name;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    lastKnownZone = name;
    return name;
  } catch {
    return undefined;
  }
};

/** Missing values are null on the wire. */
export type Maybe<T> = T | null;
export const orNull = <T>(value: T | undefined): Maybe<T> => value ?? null;

/** What a record has under whole numbers, as far as it can be read. */
export function byNumber<T>(value: unknown, read: (field: unknown) => T | undefined): Readonly<Record<number, T>> {
  const fields = Object.entries(recordOr(value)).flatMap(([key, sent]) => {
    const field = read(sent);
    return /^\d{1,9}$/.test(key) && field !== undefined ? [[key, field] as const] : [];
  });
  return Object.fromEntries(fields);
}
