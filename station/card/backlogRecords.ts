import { encodeBacklogLine } from '../../adapters/contract/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import type { Card } from '../../core/ports/index.ts';
import {
  channelPosition,
  compressorChannel,
  rangeOf,
  rowAt,
  type SampleRow,
  type SampleTable,
  firstPerInterval,
  withPlantPower,
} from '../../core/samples/index.ts';
import { type TimeRange, msPerSecond, plantDayOf, shiftDay } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';

export const backlogSpacingMs = 10 * msPerSecond;

export interface BacklogFiles {
  readonly card: Pick<Card, 'dayFiles'>;
  /** The plant's zone. */
  readonly zone: () => string;
}

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const slotTechnology = slots.map((slot) => channelPosition(compressorChannel('technology', slot)));

/** Day files do not hold the machines' technology; it is that of a later sample. */
const withTechnologies = (row: SampleRow, later: SampleRow | undefined) => {
  for (const position of slotTechnology) row.values[position] = later?.values[position] ?? NaN;
};

function* linesOf(table: SampleTable, later: SampleRow | undefined): Generator<string> {
  for (let i = 0; i < table.length; i++) {
    const row = rowAt(table, i);
    withTechnologies(row, later);
    yield `${encodeBacklogLine(row)}\n`;
  }
}

const linesATurn = 100;

/** The records of a range, one line each, from the card's day files. */
export async function* backlogRecords(
  { card, zone }: BacklogFiles,
  { fromMs, untilMs }: TimeRange,
  later: SampleRow | undefined,
): AsyncGenerator<string> {
  const lastDay = plantDayOf(untilMs - 1, zone());
  for (let day = plantDayOf(fromMs, zone()); day <= lastDay; day = shiftDay(day, 1)) {
    const log = await card.dayFiles.read(day);
    if (log === undefined) continue;
    let lines: string[] = [];
    for (const line of linesOf(withPlantPower(firstPerInterval(rangeOf(log.samples, fromMs, untilMs), backlogSpacingMs)), later)) {
      lines.push(line);
      if (lines.length < linesATurn) continue;
      yield lines.join('');
      lines = [];
      await nextTurn();
    }
    yield lines.join('');
  }
}
