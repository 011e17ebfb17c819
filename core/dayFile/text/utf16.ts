/** The two ways to write UTF-16, by their byte order marks. */
const marks = [
  { first: 0xff, second: 0xfe, highAt: 1 },
  { first: 0xfe, second: 0xff, highAt: 0 },
] as const;

const replacement = 0xfffd;
const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** A UTF-16 character never takes more than 1.5 times its bytes in UTF-8; and a code unit may be left over from the piece before. */
const roomFor = (bytes: number) => Math.ceil(bytes * 1.5) + 6;

function utf8Writer(bytes: Uint8Array): { readonly put: (codePoint: number) => void; readonly length: number } {
  let length = 0;
  const trail = (codePoint: number, shift: number) => (bytes[length++] = 0x80 | ((codePoint >> shift) & 0x3f));
  return {
    put(codePoint) {
      if (codePoint < 0x80) bytes[length++] = codePoint;
      else if (codePoint < 0x800) bytes[length++] = 0xc0 | (codePoint >> 6);
      else if (codePoint < 0x10000) bytes[length++] = 0xe0 | (codePoint >> 12);
      else bytes[length++] = 0xf0 | (codePoint >> 18);
      if (codePoint >= 0x10000) trail(codePoint, 12);
      if (codePoint >= 0x800) trail(codePoint, 6);
      if (codePoint >= 0x80) trail(codePoint, 0);
    },
    get length() {
      return length;
    },
  };
}

/** Turns the bytes of a file piece by piece; what it returns may be overwritten by the next call. */
export interface Transcoder {
  push(chunk: Uint8Array): Uint8Array;
  /** What is left over. */
  end(): Uint8Array;
}

/** From UTF-16 to UTF-8; undefined unless the first two bytes are a byte order mark, which is not part of the text. Half a character becomes U+FFFD. */
export function utf16Transcoder(first: number, second: number): Transcoder | undefined {
  const mark = marks.find((each) => each.first === first && each.second === second);
  if (mark === undefined) return undefined;
  let firstByte = -1;
  let highSurrogate = -1;

  const take = (unit: number, put: (codePoint: number) => void) => {
    const high = highSurrogate;
    highSurrogate = -1;
    if (high >= 0 && isLowSurrogate(unit)) {
      put(0x10000 + ((high - 0xd800) << 10) + unit - 0xdc00);
      return;
    }
    if (high >= 0) put(replacement);
    if (isHighSurrogate(unit)) highSurrogate = unit;
    else put(isLowSurrogate(unit) ? replacement : unit);
  };

  return {
    push(chunk) {
      const bytes = new Uint8Array(roomFor(chunk.length));
      const writer = utf8Writer(bytes);
      for (const byte of chunk) {
        if (firstByte < 0) firstByte = byte;
        else {
          take(mark.highAt === 0 ? (firstByte << 8) | byte : (byte << 8) | firstByte, writer.put);
          firstByte = -1;
        }
      }
      return bytes.subarray(0, writer.length);
    },
    end() {
      const bytes = new Uint8Array(roomFor(0));
      const writer = utf8Writer(bytes);
      if (highSurrogate >= 0 || firstByte >= 0) writer.put(replacement);
      return bytes.subarray(0, writer.length);
    },
  };
}
