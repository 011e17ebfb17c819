import Negotiator from 'negotiator';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';

/** The fastest level of each, best first: a day file takes some 65, 120 and 150 ms; better levels save a tenth more for five times the work. */
const packers: ReadonlyMap<string, () => Transform> = new Map([
  ['zstd', () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } })],
  ['br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['gzip', () => createGzip({ level: 1 })],
]);

/** A body as it is sent. */
export interface PackedBody {
  /** Undefined for the body as it is. */
  readonly encoding: string | undefined;
  readonly stream: Readable;
}

/** Packs a large text on its way, as far as the asker takes it. */
export function packedBody(stream: Readable, acceptEncoding: string | undefined): PackedBody {
  const taken = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...packers.keys()]);
  for (const [encoding, newPacker] of packers)
    // its end and its failure are those of the packed stream, which the answer follows
    if (taken.includes(encoding)) return { encoding, stream: pipeline(stream, newPacker(), () => undefined) };
  return { encoding: undefined, stream };
}
