import { channelPosition, compressorChannel, type SampleRow } from '../../samples/index.ts';
import { notInstalled, slotCount } from '../../compressor/index.ts';
import type { DayFileLayout } from '../layouts/DayFileLayout.ts';
import { layoutColumns, type LayoutColumn } from '../layouts/layoutColumns.ts';
import { numberWriter } from '../text/numberText.ts';
import { timeWriter } from '../text/timeText.ts';
import { unitScale } from '../text/unitScale.ts';

interface Cell {
  readonly position: number;
  readonly factor: number;
  readonly offset: number;
  readonly text: (value: number) => string;
}

/** The plant, or a slot. */
interface Section {
  readonly technologyPosition: number | undefined;
  readonly cells: readonly Cell[];
  /** Its cells when nothing is installed. */
  readonly empty: string;
}

interface RowPlan {
  readonly time: (atMs: number) => string;
  readonly sections: readonly Section[];
}

function planOf(layout: DayFileLayout): RowPlan {
  const { delimiter, decimalSign, timeFormat } = layout;
  const columns = layoutColumns(layout);
  const writers = new Map<number, (value: number) => string>();

  const writerOf = (digits: number) => {
    const writer = writers.get(digits) ?? numberWriter(digits, decimalSign);
    writers.set(digits, writer);
    return writer;
  };
  const cellOf = ({ name, channel, quantity, unit, digits }: LayoutColumn): Cell => {
    const scale = unitScale(quantity, unit);
    if (scale === undefined) throw new RangeError(`column ${name} of layout ${layout.version}: ${quantity} has no unit ${unit}`);
    return { ...scale, position: channelPosition(channel), text: writerOf(digits) };
  };
  const sections = Array.from({ length: slotCount + 1 }, (_, slot) => {
    const cells = columns.filter((column) => column.slot === slot).map(cellOf);
    return {
      technologyPosition: slot === 0 ? undefined : channelPosition(compressorChannel('technology', slot)),
      cells,
      empty: delimiter.repeat(cells.length),
    };
  });
  return { time: timeWriter(timeFormat), sections };
}

const plans = new WeakMap<DayFileLayout, RowPlan>();

/**
 * One record with its line end. Cells of missing values and of slots where nothing is installed are empty.
 * Throws a RangeError for a time outside of 1970..9999.
 */
export function dayFileRow(layout: DayFileLayout, { atMs, values }: SampleRow): string {
  let plan = plans.get(layout);
  if (plan === undefined) plans.set(layout, (plan = planOf(layout)));

  let line = plan.time(atMs);
  for (const { technologyPosition, cells, empty } of plan.sections) {
    if (technologyPosition !== undefined && values[technologyPosition] === notInstalled) line += empty;
    else for (const { position, factor, offset, text } of cells) line += layout.delimiter + text(values[position]! * factor + offset);
  }
  return line + '\n';
}
