import { inputFileRows, type InputMinute, type InputSample, minuteCollector } from '../../core/inputFile/index.ts';
import type { Card } from '../../core/ports/index.ts';
import type { PlantDay } from '../../core/time/index.ts';
import { cardLines, type CardLines, type CardWriting } from './cardLines.ts';

/** Writes each minute of the analog inputs and the faults to the card. */
export interface InputHistory extends Omit<CardLines, 'append'> {
  /** Throws a RangeError for a time outside of 1970..9999. */
  take(sample: InputSample): void;
  /** What there is of the minute that is not over; undefined before the first sample. */
  current(): InputMinute | undefined;
}

export interface InputHistoryParts extends CardWriting {
  readonly card: Pick<Card, 'hold' | 'check' | 'inputFiles'>;
  /** What a file begins with. */
  readonly head: (day: PlantDay) => string;
}

/** A restart within a minute cuts it in two parts, which readers put together. */
export function inputHistory(parts: InputHistoryParts): InputHistory {
  const collector = minuteCollector();
  const lines = cardLines({ ...parts, files: parts.card.inputFiles, repeatsTimes: true, fileName: 'file of analog inputs' });
  const append = (minutes: readonly InputMinute[]) => {
    for (const minute of minutes) {
      const text = inputFileRows(minute);
      if (text !== '') lines.append({ atMs: minute.atMs, text });
    }
  };
  return {
    state: () => lines.state(),
    written: () => lines.written(),
    take: (sample) => append(collector.add(sample)),
    current: () => collector.current(),
    async close() {
      append(collector.end());
      await lines.close();
    },
  };
}
