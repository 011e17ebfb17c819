const indent = 2;

/** A value as JSON for a file; what is missing is null. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, (_, inner: unknown) => (inner === undefined ? null : inner), indent)}\n`;
}
