/** Readers of untrusted JSON: what is not of the expected kind is missing. */
export type Json = Readonly<Record<string, unknown>>;

export const recordOr = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
export const listOr = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const numberOr = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
export const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
export const oneOf =
  <const T>(allowed: readonly T[]) =>
  (value: unknown): T | undefined =>
    allowed.includes(value as T) ? (value as T) : undefined;

/** A time zone that this runtime knows, by its IANA name. */
export const zoneOr = (value: unknown): string | undefined => {
  const name = textOr(value);
  if (name === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return undefined;
  }
};
