import { inputFileHead, inputFileRows, type InputMinute } from '../../core/inputFile/index.ts';
import { msPerMinute, plantDayRange } from '../../core/time/index.ts';
import { zone } from './plantDays.ts';

const dewPoint = { slot: 0, name: 'DEW_POINT', function: 'temperature' } as const;
export const internal = { slot: 3, name: 'INTERNAL_PRESS', function: 'pressure' } as const;
/** Dew point 3 degC in the first half of the day, 5 in the second; a compressor from noon on, with a fault for ten minutes. */
export function minuteAt(fromMs: number, i: number): InputMinute {
  const isLate = i >= 720;
  const value = isLate ? 5 : 3;
  return {
    atMs: fromMs + i * msPerMinute,
    inputs: [
      { channel: dewPoint, seconds: 60, mean: value, min: value - 0.5, max: value + 0.25 },
      ...(isLate ? [{ channel: internal, seconds: 30, mean: 7, min: 6.9, max: 7.1 }] : []),
    ],
    faults: i >= 720 && i < 730 ? [{ slot: 3, seconds: 60, codes: ['E165'] }] : [],
  };
}

/** The text of a day's file of analog inputs, its lines changed. */
export function inputText(date: string, change: (lines: readonly string[]) => readonly string[] = (lines) => lines): string {
  const { fromMs, untilMs } = plantDayRange(date, zone);
  const rows = Array.from({ length: (untilMs - fromMs) / msPerMinute }, (_, i) => inputFileRows(minuteAt(fromMs, i)));
  return change((inputFileHead({ date, schematicNumber: 'S1', zone }) + rows.join('')).split('\n')).join('\n');
}
