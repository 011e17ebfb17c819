import { msPerMinute, msPerSecond } from '../time/index.ts';
import { byPlace, inputId } from './InputChannel.ts';
import type { InputMinute, MeasuredInput, MinuteFaults } from './InputMinute.ts';
import { inputTotals } from './inputSeries.ts';

const secondsInMinute = msPerMinute / msPerSecond;
const joinedInput = (a: MeasuredInput, b: MeasuredInput): MeasuredInput => {
  const values = inputTotals([a, b]);
  return { ...values, channel: a.channel, seconds: Math.min(values.seconds, secondsInMinute) };
};

const joinedFaults = (a: MinuteFaults, b: MinuteFaults): MinuteFaults => ({
  slot: a.slot,
  seconds: Math.min(a.seconds + b.seconds, secondsInMinute),
  codes: [...new Set([...a.codes, ...b.codes])].sort(),
});

function joinedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key, join: (a: Item, b: Item) => Item): readonly Item[] {
  const found = new Map<Key, Item>();
  for (const item of items) {
    const before = found.get(keyOf(item));
    found.set(keyOf(item), before === undefined ? item : join(before, item));
  }
  return [...found.values()];
}

/** Two parts of the same minute, before and after a restart, as one. */
export function joinedMinute(a: InputMinute, b: InputMinute): InputMinute {
  return {
    atMs: a.atMs,
    inputs: joinedBy([...a.inputs, ...b.inputs], ({ channel }) => inputId(channel), joinedInput).toSorted((x, y) =>
      byPlace(x.channel, y.channel),
    ),
    faults: joinedBy([...a.faults, ...b.faults], ({ slot }) => slot, joinedFaults).toSorted((x, y) => x.slot - y.slot),
  };
}

/** Minutes of several files in the order of time, those of the same minute as one. */
export function joinedMinutes(lists: readonly (readonly InputMinute[])[]): readonly InputMinute[] {
  return joinedBy(
    lists.flat().sort((a, b) => a.atMs - b.atMs),
    ({ atMs }) => atMs,
    joinedMinute,
  );
}
