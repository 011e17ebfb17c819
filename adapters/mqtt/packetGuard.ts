const moreBytes = 0x80;
const lengthBits = 7;
const maxLengthBytes = 4;

/** Follows the packets of a connection by their lengths; gives false at the first piece that begins one that is longer, or that has no right length. */
export function packetGuard(maxBytes: number): (piece: Uint8Array) => boolean {
  /** Of the length of the packet that begins; 0 before its first byte, which says what it is. */
  let lengthBytes = -1;
  let length = 0;
  let skip = 0;
  return (piece) => {
    for (let i = 0; i < piece.length;) {
      if (skip > 0) {
        const passed = Math.min(skip, piece.length - i);
        skip -= passed;
        i += passed;
        continue;
      }
      const byte = piece[i++]!;
      if (lengthBytes < 0) {
        lengthBytes = 0;
        length = 0;
        continue;
      }
      length += (byte & ~moreBytes) * 2 ** (lengthBits * lengthBytes++);
      const hasMore = (byte & moreBytes) !== 0;
      if (length > maxBytes || (hasMore && lengthBytes === maxLengthBytes)) return false;
      if (hasMore) continue;
      skip = length;
      lengthBytes = -1;
    }
    return true;
  };
}
