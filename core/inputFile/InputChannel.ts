import { slotCount } from '../compressor/index.ts';
import { type AnalogInput, inputFunctions, type InputFunction } from '../inputs/index.ts';

/** An analog input as it is recorded: of the same slot, function and name it is the same one. */
export interface InputChannel {
  /** 0 for the master control, 1..10 for a compressor. */
  readonly slot: number;
  /** As `recordedName` gives it. */
  readonly name: string;
  readonly function: InputFunction;
}

const maxNameLength = 40;
const otherCharacters = /[^\p{L}\p{N}_]+/gu;

/** A name of letters, digits and `_`, so that it needs no quotes in a file or an address; `_` where nothing else is left. */
export function recordedName(name: string): string {
  return [...name.replaceAll(otherCharacters, '_')].slice(0, maxNameLength).join('') || '_';
}

/** What an input of a slot is recorded as. */
export const inputChannel = (slot: number, { name, function: use }: Pick<AnalogInput, 'name' | 'function'>): InputChannel => ({
  slot,
  name: recordedName(name),
  function: use,
});

/** `3-pressure-INTERNAL_PRESS` */
export const inputId = ({ slot, function: use, name }: InputChannel): string => `${slot}-${use}-${name}`;

/** The input of an id; undefined for a text that is none. */
export function inputOfId(id: string): InputChannel | undefined {
  const [, slotText = '', useText = '', name = ''] = /^(\d{1,2})-([a-zA-Z]+)-(.+)$/.exec(id) ?? [];
  const slot = Number(slotText);
  const use = inputFunctions.find((known) => known === useText);
  if (use === undefined || slot > slotCount || String(slot) !== slotText || recordedName(name) !== name) return undefined;
  return { slot, name, function: use };
}

/** The master's inputs first, then those of each compressor; of one slot by name. */
export const byPlace = (a: InputChannel, b: InputChannel): number => a.slot - b.slot || (inputId(a) < inputId(b) ? -1 : 1);
