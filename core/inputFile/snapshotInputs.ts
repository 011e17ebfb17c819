import type { AnalogInput } from '../inputs/index.ts';
import type { StationSnapshot } from '../master/index.ts';
import { inputChannel, inputId, type InputChannel } from './InputChannel.ts';

/** An analog input at a moment. */
export interface InputNow {
  readonly channel: InputChannel;
  /** bar, m3/min or degC after its function; undefined when missing. */
  readonly value: number | undefined;
}

/** The analog inputs of a station by their ids, those of the master first; of inputs that are recorded alike the first one. */
export function snapshotInputs({ master, compressors }: Pick<StationSnapshot, 'master' | 'compressors'>): ReadonlyMap<string, InputNow> {
  const found = new Map<string, InputNow>();
  const add = (slot: number, inputs: readonly AnalogInput[]) => {
    for (const input of inputs) {
      const channel = inputChannel(slot, input);
      if (!found.has(inputId(channel))) found.set(inputId(channel), { channel, value: input.value });
    }
  };
  add(0, master.inputs);
  for (const { index, inputs } of compressors) add(index, inputs);
  return found;
}
