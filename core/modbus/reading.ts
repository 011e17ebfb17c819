import type { ModbusAnswer, ModbusQuestion } from '../ports/index.ts';
import { bytesOfWord, wordAt } from './bytes.ts';
import { exceptionIn, exceptionLength, refuses } from './exceptions.ts';
import { isBitTable, maxCounts, readFunctions } from './functions.ts';
import type { AnswerLength, Request } from './Request.ts';

const maxUnit = 255;
/** Addresses of a table. */
const tableSize = 65_536;
const bitsOfByte = 8;
const bytesOfRegister = 2;
/** Function and byte count. */
const headLength = 2;

const isWithin = (value: number, lowest: number, highest: number) => Number.isInteger(value) && value >= lowest && value <= highest;

/** Throws a RangeError for a unit that no frame can name. */
export function checkUnit(unit: number): void {
  if (!isWithin(unit, 0, maxUnit)) throw new RangeError(`unit ${unit} is not from 0 to ${maxUnit}`);
}

/** Throws a RangeError for a question that the protocol can't ask. */
function checkQuestion({ unit, table, at, count }: ModbusQuestion): void {
  checkUnit(unit);
  const highest = maxCounts[table];
  if (!isWithin(count, 1, highest)) throw new RangeError(`${count} values of table '${table}' are not from 1 to ${highest}`);
  if (!isWithin(at, 0, tableSize - count))
    throw new RangeError(`${count} values from address ${at} do not lie within 0 to ${tableSize - 1}`);
}

/** Bytes of the values in an answer. */
export const bytesOfValues = ({ table, count }: Pick<ModbusQuestion, 'table' | 'count'>): number =>
  isBitTable(table) ? Math.ceil(count / bitsOfByte) : count * bytesOfRegister;

/** A question for registers or bits in bytes; throws a RangeError for one that can't be asked. */
export function readRequest(question: ModbusQuestion): Request {
  checkQuestion(question);
  const functionCode = readFunctions[question.table];
  const byteCount = bytesOfValues(question);
  return {
    unit: question.unit,
    pdu: Uint8Array.of(functionCode, ...bytesOfWord(question.at), ...bytesOfWord(question.count)),
    maxAnswerLength: headLength + byteCount,
    answerLength(pdu): AnswerLength {
      if (pdu.length === 0) return undefined;
      if (refuses(pdu, functionCode)) return exceptionLength;
      if (pdu[0] !== functionCode) return 'impossible';
      if (pdu.length < headLength) return undefined;
      return pdu[1] === byteCount ? headLength + byteCount : 'impossible';
    },
  };
}

/** What a whole answer of the right length says. */
export function readAnswer({ table, count }: ModbusQuestion, pdu: Uint8Array): ModbusAnswer {
  const code = exceptionIn(pdu);
  if (code !== undefined) return { ok: false, reason: 'exception', code };
  const values = pdu.subarray(headLength);
  const valueAt = isBitTable(table)
    ? (i: number) => (values[Math.floor(i / bitsOfByte)]! >> (i % bitsOfByte)) & 1
    : (i: number) => wordAt(values, i * bytesOfRegister);
  return { ok: true, words: Array.from({ length: count }, (_, i) => valueAt(i)) };
}
