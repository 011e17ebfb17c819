import type { SampleRow } from '../../core/samples/index.ts';
import type { Card } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { cardLines, type CardLines, type CardWriting } from './cardLines.ts';
import type { DayFileText } from './dayFileText.ts';

/** Writes the samples to the card's day files. */
export interface CardHistory extends Omit<CardLines, 'append'> {
  /** Throws a RangeError for a time outside of 1970..9999. */
  append(row: SampleRow): void;
}

export interface CardHistoryParts extends CardWriting {
  readonly card: Pick<Card, 'hold' | 'check' | 'dayFiles'>;
  readonly text: DayFileText;
}

export function cardHistory(parts: CardHistoryParts): CardHistory {
  const { card, text, log } = parts;
  const lines = cardLines({ ...parts, files: card.dayFiles, head: (day) => text.head(day), fileName: 'day file' });
  let latestMs = -Infinity;
  return {
    ...lines,
    append(row) {
      const { atMs } = row;
      const line = { atMs, text: text.row(row) };
      if (atMs < latestMs)
        log.warn(`SD card: the clock was set back by ${(latestMs - atMs) / msPerSecond} s; rows go on after the last one of their day`);
      latestMs = atMs;
      lines.append(line);
    },
  };
}
