import { type SampleTable, tableBuilder } from '../samples/index.ts';
import type { RecordPlan } from './columnLine.ts';
import type { DayLogLayout } from './DayLogLayout.ts';
import { numberReader } from './numberText.ts';
import type { ProblemList } from './problemList.ts';
import { inTimeOrder } from './inTimeOrder.ts';
import { timeReader, timeShapes } from './timeText.ts';

/** What a table of 32-bit columns can hold. */
const largestValue = 3.4028234663852886e38;
/** Greatest integer up to which a 32-bit column holds every one. */
const largestInteger = 2 ** 24;
const space = 32;

export interface RecordReader {
  /** Takes a record line; false when it can't be read as one. */
  line(bytes: Uint8Array, from: number, until: number, isEnded: boolean, line: number): boolean;
  /** The rows read, ascending in time, and how many of the records came twice and were dropped. */
  end(): { readonly samples: SampleTable; readonly dropped: number };
}

/** Reads the records of a file into columns, without a string or an object a cell. */
export function recordReader(layout: DayLogLayout, { channels, cells }: RecordPlan, problems: ProblemList): RecordReader {
  const delimiter = layout.delimiter.charCodeAt(0);
  const timeOf = timeReader(layout.timeFormat);
  const numberOf = numberReader(layout.decimalSign);
  const builder = tableBuilder(channels);
  const lines: number[] = [];
  const values = new Float64Array(channels.length);
  const badCells: number[] = [];
  let previousMs = -Infinity;
  let isAscending = true;

  const skipSpace = (bytes: Uint8Array, from: number, until: number) => {
    while (from < until && bytes[from] === space) from++;
    return from;
  };
  const trimSpace = (bytes: Uint8Array, from: number, until: number) => {
    while (until > from && bytes[until - 1] === space) until--;
    return until;
  };

  const readCell = (cell: number, bytes: Uint8Array, cellFrom: number, cellUntil: number) => {
    const { target, factor, offset, isInteger } = cells[cell]!;
    if (target < 0) return;
    const from = skipSpace(bytes, cellFrom, cellUntil);
    const until = trimSpace(bytes, from, cellUntil);
    if (from === until) return;
    const value = (numberOf(bytes, from, until) - offset) / factor;
    const isGood = isInteger ? Number.isInteger(value) && Math.abs(value) <= largestInteger : Math.abs(value) <= largestValue;
    if (isGood) values[target] = value;
    else badCells.push(cell);
  };

  return {
    line(bytes, from, until, isEnded, line) {
      const endOf = (cellFrom: number) => {
        let at = cellFrom;
        while (at < until && bytes[at] !== delimiter) at++;
        return at;
      };
      let cellUntil = endOf(from);
      const timeFrom = skipSpace(bytes, from, cellUntil);
      const atMs = timeOf(bytes, timeFrom, trimSpace(bytes, timeFrom, cellUntil));
      if (Number.isNaN(atMs)) {
        problems.add(line, 1, 'badTime', timeShapes[layout.timeFormat].pattern);
        return false;
      }

      values.fill(NaN);
      badCells.length = 0;
      let cell = 1;
      let cellFrom = cellUntil + 1;
      for (; cellFrom <= until && cell < cells.length; cell++) {
        cellUntil = endOf(cellFrom);
        const isWhole = cellUntil < until || (isEnded && cell === cells.length - 1);
        if (isWhole) readCell(cell, bytes, cellFrom, cellUntil);
        cellFrom = cellUntil + 1;
      }
      if (cellFrom <= until) {
        problems.add(line, cell + 1, 'tooManyCells', String(cells.length));
        return false;
      }
      if (cell === 1 && (cells.length > 1 || !isEnded)) {
        problems.add(line, cell, 'tooFewCells', String(cells.length));
        return false;
      }
      if (cell < cells.length) problems.add(line, cell, 'tooFewCells', String(cells.length));
      else if (!isEnded) problems.add(line, cell, 'noLineEnd', 'line end');
      for (const bad of badCells) problems.add(line, bad + 1, 'badNumber', cells[bad]!.isInteger ? 'integer' : 'number');
      if (atMs < previousMs) problems.add(line, 1, 'backInTime', `>${new Date(previousMs).toISOString()}`);
      if (atMs <= previousMs) isAscending = false;
      previousMs = atMs;
      lines.push(line);
      builder.append(atMs, values);
      return true;
    },
    end() {
      const table = builder.table();
      return isAscending ? { samples: table, dropped: 0 } : inTimeOrder(table, lines, problems);
    },
  };
}
