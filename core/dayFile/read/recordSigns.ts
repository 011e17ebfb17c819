import type { DayFileLayout } from '../layouts/DayFileLayout.ts';
import { timeReader, timeShapes, wholeSecondReader } from '../text/timeText.ts';

/** How a layout writes its records: signs as bytes, times with their readers. */
export interface RecordSigns {
  readonly delimiter: number;
  readonly point: number;
  readonly timePattern: string;
  readonly timeOf: (bytes: Uint8Array, from: number, until: number) => number;
  readonly wholeSecond: (bytes: Uint8Array, from: number) => number;
}

export function recordSigns({ delimiter, decimalSign, timeFormat }: DayFileLayout): RecordSigns {
  return {
    delimiter: delimiter.charCodeAt(0),
    point: decimalSign.charCodeAt(0),
    timePattern: timeShapes[timeFormat].pattern,
    timeOf: timeReader(timeFormat),
    wholeSecond: wholeSecondReader(timeFormat),
  };
}
