import { type Transcoder, utf16Transcoder } from './utf16.ts';

export interface ByteSink {
  /** Bytes of a file, UTF-8 as far as can be known. */
  push(bytes: Uint8Array): void;
  /** The file is UTF-16; called at most once, before its bytes come as UTF-8. */
  notUtf8(): void;
}

export interface ByteInput {
  push(chunk: Uint8Array): void;
  end(): void;
}

/** So much of UTF-16 is turned at a time. */
const pieceBytes = 1 << 16;

/** Hands bytes on; a file that begins with the byte order mark of UTF-16 as UTF-8. */
export function utf8Input(sink: ByteSink): ByteInput {
  let transcoder: Transcoder | undefined;
  /** The first byte of a file of which no other has come yet. */
  let first: number | undefined;
  let isOpen = true;

  const handOn = (bytes: Uint8Array) => {
    if (transcoder === undefined) sink.push(bytes);
    else for (let from = 0; from < bytes.length; from += pieceBytes) sink.push(transcoder.push(bytes.subarray(from, from + pieceBytes)));
  };

  return {
    push(chunk) {
      if (chunk.length === 0) return;
      if (!isOpen) {
        handOn(chunk);
        return;
      }
      if (first === undefined && chunk.length === 1) {
        first = chunk[0]!;
        return;
      }
      isOpen = false;
      const [second, rest] = first === undefined ? [chunk[1]!, 2] : [chunk[0]!, 1];
      transcoder = utf16Transcoder(first ?? chunk[0]!, second);
      if (transcoder !== undefined) {
        sink.notUtf8();
        handOn(chunk.subarray(rest));
        return;
      }
      if (first !== undefined) sink.push(Uint8Array.of(first));
      sink.push(chunk);
    },
    end() {
      if (isOpen && first !== undefined) sink.push(Uint8Array.of(first));
      if (transcoder !== undefined) sink.push(transcoder.end());
    },
  };
}
