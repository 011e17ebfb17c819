import { msPerMinute } from '../time/index.ts';
import type { TimedValues } from './inputSeries.ts';

/** At each of the first `length` ascending times what the minute that it is in has; NaN where there is none, or it has no value. */
export function columnOfMinutes(
  timesMs: Float64Array,
  length: number,
  minutes: readonly TimedValues[],
  of: 'mean' | 'min' | 'max',
): Float32Array {
  const column = new Float32Array(length).fill(NaN);
  let at = 0;
  for (let row = 0; row < length; row++) {
    const atMs = timesMs[row]!;
    while (at < minutes.length && minutes[at]!.atMs + msPerMinute <= atMs) at++;
    const minute = minutes[at];
    if (minute === undefined) break;
    if (minute.atMs <= atMs) column[row] = minute[of] ?? NaN;
  }
  return column;
}
