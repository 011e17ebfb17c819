import { inputId, type InputMinute, inputSeriesOf, joinedMinutes } from '../../core/inputFile/index.ts';
import type { Card, RecordedInput } from '../../core/ports/index.ts';
import { plantDayOf, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { InputHistory } from './inputHistory.ts';

/** The recorded minutes of analog inputs. */
export interface InputMinutes {
  /** As in the port `Inputs`; rejects with the signal's reason when it is given. */
  read(range: TimeRange, ids: readonly string[], signal: AbortSignal): Promise<readonly RecordedInput[]>;
}

export interface InputMinutesParts {
  readonly card: Pick<Card, 'inputFiles'>;
  readonly history: Pick<InputHistory, 'written' | 'current'>;
  /** The plant's zone. */
  readonly zone: () => string;
}

/** Files of days are read one after the other, whoever asks; the minute that is not over is added. */
export function inputMinutes({ card, history, zone }: InputMinutesParts): InputMinutes {
  let reading: Promise<unknown> = Promise.resolve();

  /** A file of another zone's day may reach into the range from the day before or after. */
  const minutesOf = async ({ fromMs, untilMs }: TimeRange, signal: AbortSignal): Promise<readonly InputMinute[]> => {
    await history.written();
    const minutes: (readonly InputMinute[])[] = [];
    const lastDay = shiftDay(plantDayOf(untilMs - 1, zone()), 1);
    for (let day = shiftDay(plantDayOf(fromMs, zone()), -1); day <= lastDay; day = shiftDay(day, 1)) {
      signal.throwIfAborted();
      minutes.push((await card.inputFiles.read(day))?.minutes.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs) ?? []);
    }
    const current = history.current();
    return joinedMinutes(current === undefined ? minutes : [...minutes, [current]]);
  };

  return {
    async read(range, ids, signal) {
      const read = reading.then(() => minutesOf(range, signal));
      reading = read.catch(() => undefined);
      return inputSeriesOf(await read, range).map(({ channel, minutes }) => ({
        channel,
        minutes: ids.includes(inputId(channel)) ? minutes : undefined,
      }));
    },
  };
}
