import type { Channel, SampleRow } from '../../core/samples/index.ts';
import type { Card } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { cardLines, type CardLines, type CardWriting } from './cardLines.ts';
import type { DayFileText } from './dayFileText.ts';

/** Writes the samples to the card's day files. */
export interface CardHistory extends Omit<CardLines, 'append'> {
  /** Lists the channels that are estimated for the row's whole day. Throws a RangeError for a time outside of 1970..9999. */
  append(row: SampleRow, estimated?: readonly Channel[]): void;
}

export interface CardHistoryParts extends CardWriting {
  readonly card: Pick<Card, 'hold' | 'check' | 'dayFiles'>;
  readonly text: DayFileText;
}

export function cardHistory(parts: CardHistoryParts): CardHistory {
  const { card, text, log } = parts;
  const lines = cardLines({
    ...parts,
    files: card.dayFiles,
    head: (day) => text.head(day),
    headFor: (head, rows) =>
      text.headWith(
        head,
        rows.flatMap(({ estimated = [] }) => estimated),
      ),
    fileName: 'day file',
  });
  let latestMs = -Infinity;
  return {
    ...lines,
    append(row, estimated = []) {
      const { atMs } = row;
      const line = { atMs, text: text.row(row), estimated };
      if (atMs < latestMs)
        log.warn(`SD card: the clock was set back by ${(latestMs - atMs) / msPerSecond} s; rows go on after the last one of their day`);
      latestMs = atMs;
      lines.append(line);
    },
  };
}
