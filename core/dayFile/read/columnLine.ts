import type { DayFileLayout } from '../layouts/DayFileLayout.ts';
import { layoutColumns, type LayoutColumn, timeColumn } from '../layouts/layoutColumns.ts';
import type { ProblemList } from './problemList.ts';
import { type PlannedCell, type RecordPlan, recordPlan } from './recordPlan.ts';
import { knownUnits, unitScale } from '../text/unitScale.ts';

/** Quantities that are words of bits or codes. */
const wordQuantities: ReadonlySet<LayoutColumn['quantity']> = new Set(['status', 'technology']);
const unread: PlannedCell = { channel: undefined, unit: undefined, isInteger: false, factor: 1, offset: 0 };
const bracketed = /^([^[]*)(?:\[([^\]]*)\])?$/;

/** Whether a line looks like a column line, whatever its delimiter. */
export function isColumnLine(text: string): boolean {
  return new RegExp(`^\\s*${timeColumn}\\s*(\\[[^\\]]*\\]\\s*)?([,;]|$)`).test(text);
}

/** Reads the column line, and the line of units in a layout that has one. */
export function readColumnLine(
  layout: DayFileLayout,
  columnLine: string,
  unitsLine: string | undefined,
  line: number,
  problems: ProblemList,
): RecordPlan {
  const known = layoutColumns(layout);
  const names = columnLine.split(layout.delimiter).map((cell) => bracketed.exec(cell.trim()) ?? [cell, cell.trim()]);
  const units = unitsLine?.split(layout.delimiter);

  const planOf = (column: LayoutColumn, cell: number, stated: string | undefined): PlannedCell => {
    if (stated === undefined && column.unit !== undefined) problems.add(line, cell + 1, 'missingUnit', column.unit);
    const scale = unitScale(column.quantity, stated ?? column.unit);
    if (scale === undefined) {
      problems.add(line, cell + 1, 'unknownUnit', knownUnits(column.quantity).join(' '));
      return unread;
    }
    return { ...scale, channel: column.channel, unit: stated, isInteger: wordQuantities.has(column.quantity) };
  };

  const seen = new Set<string>();
  const cells = names.map(([, named, inName], cell) => {
    const name = named!.trim();
    const column = known.find((candidate) => candidate.name === name);
    if (cell === 0) return unread;
    if (column === undefined || seen.has(name)) {
      problems.add(line, cell + 1, column === undefined ? 'unknownColumn' : 'repeatedColumn', '');
      return unread;
    }
    seen.add(name);
    const stated = (layout.unitsIn === 'columnLine' ? inName : units?.[cell])?.trim();
    return planOf(column, cell, stated === '' ? undefined : stated);
  });
  for (const { name } of known) if (!seen.has(name)) problems.add(line, cells.length + 1, 'missingColumn', name);
  return recordPlan(cells.slice(1));
}
