/** The word at a place, high byte first. */
export const wordAt = (bytes: Uint8Array, at: number): number => (bytes[at]! << 8) | bytes[at + 1]!;

/** A word as two bytes, high byte first. */
export const bytesOfWord = (word: number): readonly [high: number, low: number] => [(word >> 8) & 0xff, word & 0xff];

/** Two runs of bytes as one. */
export function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
