/** A size as it is read. */
export interface FileSize {
  readonly value: number;
  readonly unit: 'kB' | 'MB';
}

const bytesPerKB = 1000;
const bytesPerMB = 1_000_000;
/** From here on, kB with one digit would read 1000,0. */
const minMB = 999_950;

/** Undefined stays undefined. */
export function fileSize(bytes: number | undefined): FileSize | undefined {
  if (bytes === undefined) return undefined;
  return bytes < minMB ? { value: bytes / bytesPerKB, unit: 'kB' } : { value: bytes / bytesPerMB, unit: 'MB' };
}

/** Undefined unless every size is known. */
export function totalBytes(sizes: readonly (number | undefined)[]): number | undefined {
  return sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0);
}
