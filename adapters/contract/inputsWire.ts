import { inputOfId, type TimedValues } from '../../core/inputFile/index.ts';
import type { RecordedInput } from '../../core/ports/index.ts';
import type { TimeRange } from '../../core/time/index.ts';
import type { InputsRequest, WireInputs } from './inputsSchemas.ts';
import { listOr, numberOr, orNull, recordOr, textOr } from './lenient.ts';

/** What is asked for: the inputs of a range, and the minutes of some. */
export interface InputsQuestion {
  readonly range: TimeRange;
  readonly ids: readonly string[];
}

export const encodeInputsRequest = ({ range, ids }: InputsQuestion): InputsRequest => ({
  from_ms: range.fromMs,
  until_ms: range.untilMs,
  inputs: [...ids],
});

export const decodeInputsRequest = ({ from_ms, until_ms, inputs }: InputsRequest): InputsQuestion => ({
  range: { fromMs: from_ms, untilMs: until_ms },
  ids: inputs,
});

type WireMinute = NonNullable<WireInputs[number]['minutes']>[number];

const encodeMinute = ({ atMs, seconds, mean, min, max }: TimedValues): WireMinute => [
  atMs,
  seconds,
  orNull(mean),
  orNull(min),
  orNull(max),
];

export const encodeInputs = (inputs: readonly RecordedInput[]): WireInputs =>
  inputs.map(({ channel, minutes }) => ({ ...channel, ...(minutes && { minutes: minutes.map(encodeMinute) }) }));

/** Undefined for what is no minute. */
function minuteOr(wire: unknown): TimedValues | undefined {
  const [at, seconds, mean, min, max] = listOr(wire).map(numberOr);
  return at === undefined || seconds === undefined ? undefined : { atMs: at, seconds, mean, min, max };
}

/** Any content gives a list; what is no input is left out, as is a minute that is not later than the one before. */
export function decodeInputs(wire: unknown): readonly RecordedInput[] {
  return listOr(wire).flatMap((item): RecordedInput[] => {
    const { slot, name, function: use, minutes } = recordOr(item);
    const channel = inputOfId(`${numberOr(slot)}-${textOr(use)}-${textOr(name)}`);
    if (channel === undefined) return [];
    if (minutes === undefined) return [{ channel, minutes: undefined }];
    const read = listOr(minutes)
      .map(minuteOr)
      .filter((minute) => minute !== undefined);
    let latestMs = -Infinity;
    const ascending = read.filter(({ atMs }) => {
      const isLater = atMs > latestMs;
      if (isLater) latestMs = atMs;
      return isLater;
    });
    return [{ channel, minutes: ascending }];
  });
}
