import {
  byPlace,
  type InputChannel,
  inputId,
  type InputMinute,
  inputSeriesOf,
  inputTotals,
  type InputValues,
} from '../../core/inputFile/index.ts';
import type { TimeRange } from '../../core/time/index.ts';

/** An input with what it comes to in a range. */
export interface InputFigures extends InputValues {
  readonly channel: InputChannel;
}

/** A fault, and in how many minutes it was up. */
export interface FaultFigures {
  readonly slot: number;
  readonly code: string;
  readonly minutes: number;
}

/** What the minutes of a range come to. */
export interface RangeFigures {
  readonly inputs: readonly InputFigures[];
  readonly faults: readonly FaultFigures[];
  /** First and last minute; undefined without any. */
  readonly firstMs: number | undefined;
  readonly latestMs: number | undefined;
}

/** Adds up minutes that come in pieces. */
export async function figuresOf(pieces: AsyncIterable<readonly InputMinute[]>, range: TimeRange): Promise<RangeFigures> {
  const parts = new Map<string, { readonly channel: InputChannel; readonly values: InputValues[] }>();
  const minutesUp = new Map<string, FaultFigures>();
  let firstMs: number | undefined;
  let latestMs: number | undefined;
  for await (const minutes of pieces) {
    firstMs ??= minutes[0]?.atMs;
    latestMs = minutes.at(-1)?.atMs ?? latestMs;
    for (const { channel, minutes: values } of inputSeriesOf(minutes, range)) {
      const id = inputId(channel);
      const before = parts.get(id) ?? { channel, values: [] };
      before.values.push(inputTotals(values));
      parts.set(id, before);
    }
    for (const { slot, codes } of minutes.flatMap(({ faults }) => faults))
      for (const code of codes) {
        const key = `${slot} ${code}`;
        minutesUp.set(key, { slot, code, minutes: (minutesUp.get(key)?.minutes ?? 0) + 1 });
      }
  }
  return {
    inputs: [...parts.values()]
      .map(({ channel, values }) => ({ channel, ...inputTotals(values) }))
      .sort((a, b) => byPlace(a.channel, b.channel)),
    faults: [...minutesUp.values()].sort((a, b) => a.slot - b.slot || (a.code < b.code ? -1 : 1)),
    firstMs,
    latestMs,
  };
}
