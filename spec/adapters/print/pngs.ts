import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

export interface PngOptions {
  /** 3 for RGB, 4 with opacity. */
  readonly channels?: 3 | 4;
  /** Pieces of the compressed rows. */
  readonly pieces?: number;
  readonly isInterlaced?: boolean;
}

/** A PNG whose pixels are all alike. */
export function png(width: number, height: number, grey: number, { channels = 3, pieces = 1, isInterlaced = false }: PngOptions = {}) {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * channels, grey)]);
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, channels === 3 ? 2 : 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const step = Math.ceil(data.length / pieces);
  const parts = Array.from({ length: pieces }, (_, i) => chunk('IDAT', data.subarray(i * step, (i + 1) * step)));
  const file = Buffer.concat([signature, chunk('IHDR', header), chunk('gAMA', Buffer.alloc(4)), ...parts, chunk('IEND', Buffer.alloc(0))]);
  return { file: new Uint8Array(file), data: new Uint8Array(data) };
}
