import { inputId, type InputMinute, inputOfId, inputSeriesOf } from '../../core/inputFile/index.ts';
import { type Inputs, maxInputHours, maxInputs } from '../../core/ports/index.ts';
import { msPerHour } from '../../core/time/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** Gives the minutes of a fake. */
export function memoryInputs(gate: MemoryGate, minutes: readonly InputMinute[]): Inputs {
  return {
    read: (range, ids, token, waiting) =>
      gate.ask({ call: 'inputs', sent: { range, ids }, token, signal: waiting?.signal }, () => {
        const { fromMs, untilMs } = range;
        const isRange = fromMs >= 0 && untilMs > fromMs && untilMs - fromMs <= maxInputHours * msPerHour;
        if (!isRange || ids.length > maxInputs || ids.some((id) => inputOfId(id) === undefined)) return undefined;
        return inputSeriesOf(minutes, range).map(({ channel, minutes: of }) => ({
          channel,
          minutes: ids.includes(inputId(channel)) ? of : undefined,
        }));
      }),
  };
}
