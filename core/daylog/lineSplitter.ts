/** Longest line that is read; a longer one has no place in a day file. */
export const maxLineBytes = 16_384;

export interface LineSink {
  /** A line without its end; the bytes may change after the call. */
  line(bytes: Uint8Array, from: number, until: number, isEnded: boolean): void;
  tooLong(): void;
}

export interface LineSplitter {
  push(chunk: Uint8Array): void;
  end(): void;
}

const lineFeed = 10;
const carriageReturn = 13;

/** Cuts bytes into lines at LF or CRLF, however they are cut into chunks. */
export function lineSplitter(sink: LineSink): LineSplitter {
  const kept = new Uint8Array(maxLineBytes);
  let keptLength = 0;
  let isTooLong = false;

  const keep = (part: Uint8Array) => {
    if (isTooLong || keptLength + part.length > maxLineBytes) isTooLong = true;
    else kept.set(part, keptLength);
    keptLength += part.length;
  };
  const emit = (bytes: Uint8Array, from: number, until: number, isEnded: boolean) => {
    if (isTooLong || until - from > maxLineBytes) sink.tooLong();
    else sink.line(bytes, from, until > from && bytes[until - 1] === carriageReturn ? until - 1 : until, isEnded);
  };
  const emitKept = (isEnded: boolean) => {
    emit(kept, 0, keptLength, isEnded);
    keptLength = 0;
    isTooLong = false;
  };

  return {
    push(chunk) {
      let from = 0;
      for (let until = chunk.indexOf(lineFeed); until >= 0; until = chunk.indexOf(lineFeed, from)) {
        if (keptLength === 0) emit(chunk, from, until, true);
        else {
          keep(chunk.subarray(from, until));
          emitKept(true);
        }
        from = until + 1;
      }
      if (from < chunk.length) keep(chunk.subarray(from));
    },
    end() {
      if (keptLength > 0) emitKept(false);
    },
  };
}
