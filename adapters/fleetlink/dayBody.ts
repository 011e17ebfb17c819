import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { codeOf } from '../systemError/index.ts';

const digestDigits = 12;

/** The first 12 hexadecimal digits of the SHA-256 of a text: what names a day record, an inventory, or master data. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, digestDigits);

/** A day record's text packed for its way, as small as it gets: it is packed once, and sent over connections that are paid by size. */
export const packDay = (text: string): Promise<Uint8Array> => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });

/** Unpacked, a day record has at most so many bytes: four times the largest. */
export const maxUnpackedBytes = 4 * 1024 * 1024;

/** The text of a packed day record; `tooLarge` as soon as it is found to be, `broken` for what isn't packed. */
export async function unpackDay(packed: Uint8Array): Promise<{ readonly text: string } | 'tooLarge' | 'broken'> {
  try {
    const bytes = await promisify(gunzip)(packed, { maxOutputLength: maxUnpackedBytes });
    return { text: bytes.toString('utf8') };
  } catch (error) {
    return codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken';
  }
}
