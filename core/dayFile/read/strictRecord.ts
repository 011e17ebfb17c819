import { type PrintedNumber, readNumber } from '../text/numberText.ts';
import type { ProblemList } from './problemList.ts';
import type { RecordBlock } from './recordBlock.ts';
import { type RecordPlan, scalesPerCell } from './recordPlan.ts';
import type { RecordSigns } from './recordSigns.ts';

/** Greatest integer up to which a 32-bit column holds every one. */
const largestInteger = 2 ** 24;
const space = 32;

function skipSpace(bytes: Uint8Array, from: number, until: number): number {
  while (from < until && bytes[from] === space) from++;
  return from;
}

function trimSpace(bytes: Uint8Array, from: number, until: number): number {
  while (until > from && bytes[until - 1] === space) until--;
  return until;
}

/** Reads one line into the row behind the block's last and reports what is wrong with it; false when it can't be read as a record. */
export type CarefulRecord = (bytes: Uint8Array, from: number, until: number, isEnded: boolean, line: number, block: RecordBlock) => boolean;

export function strictRecord(
  { delimiter, point, timeOf, timePattern }: RecordSigns,
  { cells, scales }: RecordPlan,
  problems: ProblemList,
): CarefulRecord {
  /** With the time's. */
  const cellCount = cells.length + 1;
  const number: PrintedNumber = { count: NaN, decimals: 0 };
  const values = new Float64Array(cells.length);
  const badCells: number[] = [];

  const readCell = (cell: number, bytes: Uint8Array, cellFrom: number, cellUntil: number) => {
    const { channel, isInteger } = cells[cell]!;
    if (channel === undefined) return;
    const from = skipSpace(bytes, cellFrom, cellUntil);
    const until = trimSpace(bytes, from, cellUntil);
    if (from === until) return;
    const isNumber = readNumber(bytes, from, until, point, number);
    const { count, decimals } = number;
    const scale = cell * scalesPerCell + 2 * decimals;
    const value = isInteger ? count / 10 ** decimals : (count - scales[scale]!) / scales[scale + 1]!;
    const isGood = isInteger ? Number.isInteger(value) && Math.abs(value) <= largestInteger : Number.isFinite(Math.fround(value));
    if (isNumber && isGood) values[cell] = value;
    else badCells.push(cell);
  };

  return (bytes, from, until, isEnded, line, block) => {
    const endOf = (cellFrom: number) => {
      let at = cellFrom;
      while (at < until && bytes[at] !== delimiter) at++;
      return at;
    };
    let cellUntil = endOf(from);
    const timeFrom = skipSpace(bytes, from, cellUntil);
    const atMs = timeOf(bytes, timeFrom, trimSpace(bytes, timeFrom, cellUntil));
    if (Number.isNaN(atMs)) {
      problems.add(line, 1, 'badTime', timePattern);
      return false;
    }

    values.fill(NaN);
    badCells.length = 0;
    let found = 1;
    let cellFrom = cellUntil + 1;
    for (; cellFrom <= until && found < cellCount; found++) {
      cellUntil = endOf(cellFrom);
      const isWhole = cellUntil < until || (isEnded && found === cellCount - 1);
      if (isWhole) readCell(found - 1, bytes, cellFrom, cellUntil);
      cellFrom = cellUntil + 1;
    }
    if (cellFrom <= until) {
      problems.add(line, found + 1, 'tooManyCells', String(cellCount));
      return false;
    }
    if (found === 1 && (cellCount > 1 || !isEnded)) {
      problems.add(line, found, 'tooFewCells', String(cellCount));
      return false;
    }
    if (found < cellCount) problems.add(line, found, 'tooFewCells', String(cellCount));
    else if (!isEnded) problems.add(line, found, 'noLineEnd', 'line end');
    for (const bad of badCells) problems.add(line, bad + 2, 'badNumber', cells[bad]!.isInteger ? 'integer' : 'number');

    block.timesMs[block.length] = atMs;
    for (let cell = 0; cell < values.length; cell++) block.values[cell * block.capacity + block.length] = values[cell]!;
    return true;
  };
}
