import type { ModbusTable } from '../field/index.ts';

/** The function that reads a table. For functions that write there is no number and no encoder. */
export const readFunctions: Readonly<Record<ModbusTable, number>> = { coil: 1, discrete: 2, holding: 3, input: 4 };

/** Function 43, of which only kind 14 is used: read device identification. */
export const identifyFunction = 43;
export const identifyKind = 14;

/** Added to the function of an answer that is an exception. */
export const exceptionFlag = 0x80;

/** How many registers or bits one answer holds at most. */
export const maxCounts: Readonly<Record<ModbusTable, number>> = { coil: 2000, discrete: 2000, holding: 125, input: 125 };

/** Tables of single bits. */
export const isBitTable = (table: ModbusTable): boolean => table === 'coil' || table === 'discrete';

/** Whether a question of this kind can only read: the last look at a frame before it is sent. */
export function isReadingPdu(pdu: Uint8Array): boolean {
  const code = pdu[0];
  return Object.values(readFunctions).includes(code!) || (code === identifyFunction && pdu[1] === identifyKind);
}
