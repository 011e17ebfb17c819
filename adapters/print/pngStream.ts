/** The compressed rows of a PNG, which a PDF can hold as they are. */
export interface PngStream {
  readonly width: number;
  readonly height: number;
  /** zlib data, each row with its filter (PDF predictor 15). */
  readonly data: Uint8Array<ArrayBuffer>;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length and type before a chunk's data, checksum after them; bytes. */
const [chunkHead, chunkTail] = [8, 4];
const headerLength = 13;
/** Byte 8 to 12 of the header: bits a channel, RGB, deflate, adaptive filters, not interlaced. */
const plainRgb = [8, 2, 0, 0, 0];

/** Takes a PNG of plain RGB apart; undefined for any other picture. */
export function pngStream(png: Uint8Array<ArrayBuffer>): PngStream | undefined {
  if (signature.some((byte, i) => png[i] !== byte)) return undefined;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let header: Uint8Array<ArrayBuffer> | undefined;
  let isWhole = false;
  for (let at = signature.length; at + chunkHead <= png.length;) {
    const end = at + chunkHead + view.getUint32(at);
    if (end + chunkTail > png.length) return undefined;
    const type = String.fromCharCode(...png.subarray(at + 4, at + chunkHead));
    if (type === 'IHDR') header = png.subarray(at + chunkHead, end);
    else if (type === 'IDAT') pieces.push(png.subarray(at + chunkHead, end));
    else if (type === 'IEND') isWhole = true;
    at = end + chunkTail;
  }
  if (!isWhole || header?.length !== headerLength || plainRgb.some((byte, i) => header[8 + i] !== byte)) return undefined;

  const data = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    data.set(piece, at);
    at += piece.length;
  }
  const size = new DataView(header.buffer, header.byteOffset);
  return { width: size.getUint32(0), height: size.getUint32(4), data };
}
