import { deserialize, serialize } from 'node:v8';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DayTotalsBytes } from '../store/totalsRepository.ts';
import type { DayRecord, QuarterRecords } from '../../core/sums/index.ts';

/** Goes up whenever the bytes, or what core's sums mean, change: what was kept before is then made again. */
export const totalsFormat = 2;

const sumBytes = 4;

/** The content behind its checksum. */
function sealed(content: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(sumBytes + content.length);
  bytes.writeUInt32LE(crc32(content));
  bytes.set(content, sumBytes);
  return bytes;
}

function unsealed(bytes: Uint8Array): Uint8Array | undefined {
  const content = bytes.subarray(sumBytes);
  const sum = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return bytes.length >= sumBytes && sum.readUInt32LE() === crc32(content) ? content : undefined;
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A record as bytes that a database can keep. */
export function encodeDayRecord({ summary, quarters }: DayRecord): DayTotalsBytes {
  return { summary: sealed(serialize({ summary })), quarters: sealed(deflateRawSync(serialize(quarters))) };
}

/** What a record comes to; undefined when the bytes are damaged. */
export function decodeSummary(bytes: Uint8Array): Pick<DayRecord, 'summary'> | undefined {
  const content = unsealed(bytes);
  return content && orUndefined(() => deserialize(content) as Pick<DayRecord, 'summary'>);
}

/** Its quarter hours; undefined when the bytes are damaged. */
export function decodeQuarters(bytes: Uint8Array): QuarterRecords | undefined {
  const content = unsealed(bytes);
  return content && orUndefined(() => deserialize(inflateRawSync(content)) as QuarterRecords);
}
