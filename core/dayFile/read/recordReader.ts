import type { SampleTable } from '../../samples/index.ts';
import { strictRecord } from './strictRecord.ts';
import type { DayFileLayout } from '../layouts/DayFileLayout.ts';
import type { DayFileMemory } from './dayFileMemory.ts';
import { expectedLines } from '../text/expectedLines.ts';
import { inTimeOrder } from './inTimeOrder.ts';
import { fastRecords } from './fastRecords.ts';
import type { ProblemList } from './problemList.ts';
import { blockTable, growBlock, reusedBlock } from './recordBlock.ts';
import type { RecordPlan } from './recordPlan.ts';
import { recordSigns } from './recordSigns.ts';
import { timeLength } from '../text/timeText.ts';

/** A block that must grow becomes at least this much longer. */
const growth = 1.25;

export interface RecordReader {
  /** Takes whole lines for as long as they are plain records, `line` being the first one's number; gives the place of the next line. */
  lines(bytes: Uint8Array, from: number, until: number, line: number): number;
  /** Takes a record line; false when it can't be read as one. */
  line(bytes: Uint8Array, from: number, until: number, isEnded: boolean, line: number): boolean;
  /** Rows so far. */
  readonly length: number;
  /** The rows read, ascending in time, and how many of the records came twice and were dropped. */
  end(): { readonly samples: SampleTable; readonly dropped: number };
}

/** Reads the records of a file into columns, without a string or an object a cell. */
export function recordReader(
  layout: DayFileLayout,
  plan: RecordPlan,
  problems: ProblemList,
  memory: DayFileMemory | undefined,
): RecordReader {
  const signs = recordSigns(layout);
  const columnCount = plan.cells.length;
  const shortestRecord = timeLength + columnCount + 1;
  const strict = strictRecord(signs, plan, problems);
  const block = reusedBlock(columnCount, memory?.block, memory?.expectedRows ?? 0);
  let isAscending = true;

  const makeRoom = (rows: number) => growBlock(block, columnCount, Math.max(block.length + rows, Math.ceil(block.capacity * growth)));

  return {
    lines(bytes, from, until, line) {
      const first = block.length;
      let at = from;
      for (;;) {
        at = fastRecords(bytes, at, until, signs, plan, block);
        if (block.length < block.capacity || until - at < shortestRecord) break;
        makeRoom(Math.min(expectedLines(bytes, at, until), Math.ceil((until - at) / shortestRecord)));
      }
      for (let row = first; row < block.length; row++) block.lines[row] = line + row - first;
      return at;
    },
    line(bytes, from, until, isEnded, line) {
      if (block.length === block.capacity) makeRoom(1);
      const { length, timesMs } = block;
      if (!strict(bytes, from, until, isEnded, line, block)) return false;
      const previousMs = length === 0 ? -Infinity : timesMs[length - 1]!;
      const atMs = timesMs[length]!;
      if (atMs < previousMs) problems.add(line, 1, 'backInTime', `>${new Date(previousMs).toISOString()}`);
      if (atMs <= previousMs) isAscending = false;
      block.lines[block.length++] = line;
      return true;
    },
    get length() {
      return block.length;
    },
    end() {
      const table = blockTable(
        block,
        plan.cells.map(({ channel }) => channel),
        memory !== undefined,
      );
      if (memory !== undefined) memory.block = block;
      return isAscending ? { samples: table, dropped: 0 } : inTimeOrder(table, block.lines, problems);
    },
  };
}
