const lineFeed = 10;
const windowBytes = 4096;
const windows = 16;
/** Added to what a sample says, as room for its error. */
const margin = 1 / 32;

/** About how many lines end in these bytes: counted in a short piece, else in windows spread over it, with some to spare. */
export function expectedLines(bytes: Uint8Array, from: number, until: number): number {
  const isSampled = until - from > windows * windowBytes;
  const step = isSampled ? Math.floor((until - from) / windows) : windowBytes;
  let seen = 0;
  let lines = 0;
  for (let start = from; start < until; start += step) {
    const end = Math.min(until, start + windowBytes);
    for (let at = start; at < end; at++) if (bytes[at] === lineFeed) lines++;
    seen += end - start;
  }
  return isSampled ? Math.ceil((lines / seen) * (until - from) * (1 + margin)) : lines;
}
