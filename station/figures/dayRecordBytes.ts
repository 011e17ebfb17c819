import { deserialize, serialize } from 'node:v8';
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DayTotalsBytes } from '../../core/ports/index.ts';
import { energySumsOf, flowSumsOf, type PlacedSums, type DayRecord, type QuarterRecords } from '../../core/totals/index.ts';

/** Goes up whenever the bytes, or what core's sums mean, change: what was kept before is then made again. */
export const totalsFormat = 6;

const sumBytes = 4;

/** The content behind its checksum. */
export function sealed(content: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(sumBytes + content.length);
  bytes.writeUInt32LE(crc32(content));
  bytes.set(content, sumBytes);
  return bytes;
}

/** The content; undefined when its checksum is another. */
export function unsealed(bytes: Uint8Array): Uint8Array | undefined {
  const content = bytes.subarray(sumBytes);
  const sum = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return bytes.length >= sumBytes && sum.readUInt32LE() === crc32(content) ? content : undefined;
}

/** Whether the bytes of a part are what was encoded. */
export const isIntact = (bytes: Uint8Array): boolean => unsealed(bytes) !== undefined;

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const packed = (value: unknown) => sealed(deflateRawSync(serialize(value), { level: constants.Z_BEST_SPEED }));
/** A day in one piece, which is no larger than it has to be: what of it is not used is memory all the same. */
const pieceBytes = { flows: 40_960, energies: 131_072, quarters: 131_072 } as const;

/** A record as bytes that a database can keep, but for its quarter hours. */
export function encodeDayRecord({ summary, quarters }: DayRecord): DayTotalsBytes {
  return { summary: sealed(serialize({ summary })), flows: packed(flowSumsOf(quarters)), energies: packed(energySumsOf(quarters)) };
}

/** The quarter hours of a record as bytes. */
export const encodeQuarters = (quarters: QuarterRecords): Uint8Array => packed(quarters);

/** What a record comes to; undefined when the bytes are damaged. */
export function decodeSummary(bytes: Uint8Array): Pick<DayRecord, 'summary'> | undefined {
  const content = unsealed(bytes);
  return content && orUndefined(() => deserialize(content) as Pick<DayRecord, 'summary'>);
}

function unpacked(bytes: Uint8Array, kind: keyof typeof pieceBytes): unknown {
  const content = unsealed(bytes);
  return content && orUndefined<unknown>(() => deserialize(inflateRawSync(content, { chunkSize: pieceBytes[kind] })));
}

/** The quarter hours of a record; undefined when the bytes are damaged. */
export const decodeQuarters = (bytes: Uint8Array): QuarterRecords | undefined => unpacked(bytes, 'quarters') as QuarterRecords | undefined;

/** What a record's quarter hours say of leaks; undefined when the bytes are damaged. */
export const decodeFlows = (bytes: Uint8Array): PlacedSums | undefined => unpacked(bytes, 'flows') as PlacedSums | undefined;

/** What a record's quarter hours say of energy; undefined when the bytes are damaged. */
export const decodeEnergies = (bytes: Uint8Array): PlacedSums | undefined => unpacked(bytes, 'energies') as PlacedSums | undefined;
