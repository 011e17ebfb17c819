import type { TimeRange } from '../time/index.ts';
import { byPlace, type InputChannel, inputId } from './InputChannel.ts';
import type { InputMinute, InputValues } from './InputMinute.ts';

/** What an input measured in the minute that begins at a moment. */
export interface TimedValues extends InputValues {
  readonly atMs: number;
}

/** The minutes of an input, ascending. */
export interface InputSeries {
  readonly channel: InputChannel;
  readonly minutes: readonly TimedValues[];
}

/** The minutes that begin within a range, by input. */
export function inputSeriesOf(minutes: readonly InputMinute[], { fromMs, untilMs }: TimeRange): readonly InputSeries[] {
  const found = new Map<string, { readonly channel: InputChannel; readonly minutes: TimedValues[] }>();
  for (const { atMs, inputs } of minutes) {
    if (atMs < fromMs || atMs >= untilMs) continue;
    for (const { channel, ...values } of inputs) {
      const id = inputId(channel);
      const series = found.get(id) ?? { channel, minutes: [] };
      series.minutes.push({ atMs, ...values });
      found.set(id, series);
    }
  }
  return [...found.values()].sort((a, b) => byPlace(a.channel, b.channel));
}

/** What parts of a time come to: the mean weighs with the seconds of each, which add up. Values are undefined where none is known. */
export function inputTotals(parts: readonly InputValues[]): InputValues {
  let [seconds, weighted, min, max] = [0, 0, Infinity, -Infinity];
  for (const part of parts) {
    if (part.mean === undefined || part.seconds === 0) continue;
    seconds += part.seconds;
    weighted += part.mean * part.seconds;
    min = Math.min(min, part.min ?? part.mean);
    max = Math.max(max, part.max ?? part.mean);
  }
  if (seconds === 0) return { seconds, mean: undefined, min: undefined, max: undefined };
  return { seconds, mean: Math.min(max, Math.max(min, weighted / seconds)), min, max };
}
