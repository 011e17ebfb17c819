import { bytesOfWord, joined } from './bytes.ts';

/** Places in the header of Modbus TCP: transaction, protocol (always 0), length of what follows, unit; and where the PDU begins. */
export const mbapHeader = { id: 0, protocol: 2, length: 4, unit: 6, size: 7 } as const;

/** The length field counts the unit too. */
export const mbapUnitLength = 1;

/** The most that the length field may say: 253 bytes with their unit. */
export const maxMbapLength = 254;

/** A frame of Modbus TCP. */
export const mbapFrame = (id: number, unit: number, pdu: Uint8Array): Uint8Array =>
  joined(Uint8Array.of(...bytesOfWord(id), 0, 0, ...bytesOfWord(pdu.length + mbapUnitLength), unit), pdu);
