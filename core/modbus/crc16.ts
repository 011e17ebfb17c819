const polynomial = 0xa001;
const bitsOfByte = 8;

const remainders = Uint16Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < bitsOfByte; bit++) rest = (rest & 1) === 0 ? rest >> 1 : (rest >> 1) ^ polynomial;
  return rest;
});

/** The check sum of an RTU frame; on the wire its low byte comes first. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of bytes) crc = (crc >> bitsOfByte) ^ remainders[(crc ^ byte) & 0xff]!;
  return crc;
}
