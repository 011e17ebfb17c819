import type { ModbusTable } from '../field/index.ts';
import { bytesOfWord, wordAt } from './bytes.ts';
import { exceptionCodes } from './exceptionCodes.ts';
import { isBitTable, maxCounts, readFunctions } from './functions.ts';
import { bytesOfValues } from './reading.ts';

const tables = new Map(Object.entries(readFunctions).map(([table, code]) => [code, table as ModbusTable]));
/** Function, address, count. */
const requestLength = 5;
const bitsOfByte = 8;
const tableSize = 65_536;

/** What somebody asks a server of registers for. */
export interface AskedValues {
  readonly table: ModbusTable;
  readonly at: number;
  readonly count: number;
}

/** What a request wants; a number is the exception that answers it. */
export function askedValues(pdu: Uint8Array): AskedValues | number {
  const table = tables.get(pdu[0]!);
  if (table === undefined) return exceptionCodes.illegalFunction;
  const [at, count] = [wordAt(pdu, 1), wordAt(pdu, 3)];
  if (pdu.length !== requestLength || count < 1 || count > maxCounts[table]) return exceptionCodes.illegalValue;
  return at + count > tableSize ? exceptionCodes.illegalAddress : { table, at, count };
}

/** The answer with the values that were asked for: registers from 0 to 65535, bits 0 or 1. */
export function valuesPdu(asked: AskedValues, values: readonly number[]): Uint8Array {
  const bytes = isBitTable(asked.table) ? new Uint8Array(bytesOfValues(asked)) : Uint8Array.from(values.flatMap(bytesOfWord));
  if (isBitTable(asked.table)) values.forEach((bit, i) => (bytes[Math.floor(i / bitsOfByte)]! |= bit << (i % bitsOfByte)));
  return Uint8Array.of(readFunctions[asked.table], bytes.length, ...bytes);
}
