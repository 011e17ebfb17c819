/** Longest line that is read; a longer one has no place in a day file. */
export const maxLineBytes = 16_384;

export interface LineSink {
  /** May take any number of the whole lines from `from` on, the last of which ends before `until`; gives the place of the first it leaves. */
  lines(bytes: Uint8Array, from: number, until: number): number;
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
      const end = chunk.lastIndexOf(lineFeed) + 1;
      let from = 0;
      if (keptLength > 0 && end > 0) {
        const until = chunk.indexOf(lineFeed);
        keep(chunk.subarray(0, until));
        emitKept(true);
        from = until + 1;
      }
      while (from < end) {
        from = sink.lines(chunk, from, end);
        if (from === end) break;
        const until = chunk.indexOf(lineFeed, from);
        emit(chunk, from, until, true);
        from = until + 1;
      }
      if (from < chunk.length) keep(chunk.subarray(from));
    },
    end() {
      if (keptLength > 0) emitKept(false);
    },
  };
}
