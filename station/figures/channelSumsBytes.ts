import type { StoredDaySums } from '../../core/ports/index.ts';
import { type ChannelSums, type SummedChannel, wholeSum } from '../../core/totals/index.ts';
import { sealed, unsealed } from './dayRecordBytes.ts';

const doubleBytes = 8;
const wordBytes = 4;
/** A sum, and four numbers of a word each. */
const stepBytes = doubleBytes + 4 * wordBytes;

/** Sums as bytes that a database can keep. */
export function encodeChannelSums({ steps, sums, coveredMs, least, greatest }: ChannelSums): Uint8Array {
  const parts = [sums, Uint32Array.from(steps), Uint32Array.from(coveredMs, Math.round), least, greatest];
  return sealed(Buffer.concat(parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength))));
}

/** Undefined when the bytes are damaged. */
export function decodeChannelSums(bytes: Uint8Array): ChannelSums | undefined {
  const content = unsealed(bytes);
  if (content === undefined || content.length % stepBytes !== 0) return undefined;
  const { buffer } = new Uint8Array(content);
  const count = content.length / stepBytes;
  const word = (n: number) => count * (doubleBytes + n * wordBytes);
  return {
    sums: new Float64Array(buffer, 0, count),
    steps: new Float64Array(new Uint32Array(buffer, word(0), count)),
    coveredMs: new Float64Array(new Uint32Array(buffer, word(1), count)),
    least: new Float32Array(buffer, word(2), count),
    greatest: new Float32Array(buffer, word(3), count),
  };
}

/** The sums of a day's channels as the database takes them. */
export type StoredSums = ReadonlyMap<SummedChannel, StoredDaySums>;

export function storedSums(sums: ReadonlyMap<SummedChannel, ChannelSums>): StoredSums {
  const stored = new Map<SummedChannel, StoredDaySums>();
  for (const [channel, of] of sums) {
    const whole = wholeSum(of);
    if (whole !== undefined) stored.set(channel, { whole, quarters: encodeChannelSums(of) });
  }
  return stored;
}

/** Their quarter hours; a channel whose bytes are damaged is left out. */
export function decodedSums(stored: StoredSums): ReadonlyMap<SummedChannel, ChannelSums> {
  const sums = new Map<SummedChannel, ChannelSums>();
  for (const [channel, { quarters }] of stored) {
    const of = decodeChannelSums(quarters);
    if (of !== undefined) sums.set(channel, of);
  }
  return sums;
}
