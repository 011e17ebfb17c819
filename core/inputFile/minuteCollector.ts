import { type ActiveFault, faultCode } from '../faults/index.ts';
import type { AnalogInput } from '../inputs/index.ts';
import type { StationSnapshot } from '../master/index.ts';
import { samplePeriodMs } from '../samples/index.ts';
import { msPerMinute, msPerSecond } from '../time/index.ts';
import { countedMs } from '../totals/index.ts';
import { byPlace, inputChannel, inputId, type InputChannel } from './InputChannel.ts';
import type { InputMinute, MeasuredInput, MinuteFaults } from './InputMinute.ts';

/** A station at one moment, as far as its minutes are made of it. */
export interface InputSample extends Pick<StationSnapshot, 'atMs'> {
  readonly master: Pick<StationSnapshot['master'], 'inputs'>;
  readonly compressors: readonly Pick<StationSnapshot['compressors'][number], 'index' | 'inputs'>[];
  /** That are up. */
  readonly faults: readonly ActiveFault[];
}

/** Makes minutes of samples. A sample holds until the next one, two seconds at most. */
export interface MinuteCollector {
  /** Takes the next sample and gives the minutes that are over with it, ascending; none in most cases. */
  add(sample: InputSample): readonly InputMinute[];
  /** What there is of the minute that is not over; undefined before the first sample. */
  current(): InputMinute | undefined;
  /** Gives the minutes of all samples, and begins from nothing. */
  end(): readonly InputMinute[];
}

/** Sums of an input in the minute. */
interface InputSums {
  readonly channel: InputChannel;
  knownMs: number;
  /** Value times milliseconds. */
  weighted: number;
  min: number;
  max: number;
}

interface FaultSums {
  knownMs: number;
  readonly codes: Set<string>;
}

interface MinuteSums {
  readonly atMs: number;
  /** By slot, then by name and function as the control gives them. */
  readonly inputs: Map<number, Map<string, InputSums>>;
  readonly faults: Map<number, FaultSums>;
}

const minuteOf = (atMs: number) => Math.floor(atMs / msPerMinute) * msPerMinute;
/** A clock that is set back within a minute makes it longer than one. */
const secondsOf = (ms: number) => Math.min(ms, msPerMinute) / msPerSecond;
const emptySums = (atMs: number): MinuteSums => ({ atMs, inputs: new Map(), faults: new Map() });

function madeIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let found = map.get(key);
  if (found === undefined) map.set(key, (found = make()));
  return found;
}

/** Of inputs with the same name and function the first one counts. */
function addInputs({ inputs: bySlot }: MinuteSums, slot: number, inputs: readonly AnalogInput[], heldMs: number): void {
  if (inputs.length === 0) return;
  const ofSlot = madeIn(bySlot, slot, () => new Map<string, InputSums>());
  const seen = new Set<string>();
  for (const input of inputs) {
    const key = `${input.function} ${input.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const sums = madeIn(ofSlot, key, () => ({
      channel: inputChannel(slot, input),
      knownMs: 0,
      weighted: 0,
      min: Infinity,
      max: -Infinity,
    }));
    const { value } = input;
    if (value === undefined || !Number.isFinite(value)) continue;
    sums.knownMs += heldMs;
    sums.weighted += value * heldMs;
    if (value < sums.min) sums.min = value;
    if (value > sums.max) sums.max = value;
  }
}

function addFaults({ faults: bySlot }: MinuteSums, faults: readonly ActiveFault[], heldMs: number): void {
  const held = new Set<number>();
  for (const { source, bitIndex } of faults) {
    const slot = typeof source === 'number' ? source : 0;
    const sums = madeIn(bySlot, slot, () => ({ knownMs: 0, codes: new Set<string>() }));
    sums.codes.add(faultCode(source, bitIndex)!);
    if (!held.has(slot)) sums.knownMs += heldMs;
    held.add(slot);
  }
}

function measuredInput({ channel, knownMs, weighted, min, max }: InputSums): MeasuredInput {
  if (knownMs === 0) return { channel, seconds: 0, mean: undefined, min: undefined, max: undefined };
  return { channel, seconds: secondsOf(knownMs), mean: Math.min(max, Math.max(min, weighted / knownMs)), min, max };
}

/** Names that are recorded alike are one input, the first of them. */
function firstOfEach(inputs: readonly MeasuredInput[]): readonly MeasuredInput[] {
  const byId = new Map<string, MeasuredInput>();
  for (const input of inputs) madeIn(byId, inputId(input.channel), () => input);
  return [...byId.values()];
}

function minuteFrom({ atMs, inputs, faults }: MinuteSums): InputMinute {
  const measured = firstOfEach([...inputs.values()].flatMap((ofSlot) => [...ofSlot.values()].map(measuredInput)));
  return {
    atMs,
    inputs: measured.toSorted((a, b) => byPlace(a.channel, b.channel)),
    faults: [...faults]
      .sort(([a], [b]) => a - b)
      .map(([slot, { knownMs, codes }]): MinuteFaults => ({ slot, seconds: secondsOf(knownMs), codes: [...codes].sort() })),
  };
}

const heldUntilNext = (stepMs: number) => (stepMs > 0 ? countedMs(stepMs, samplePeriodMs) : samplePeriodMs);

/** Minutes are those of UTC; a minute without a sample is none. */
export function minuteCollector(): MinuteCollector {
  let sums: MinuteSums | undefined;
  let held: InputSample | undefined;

  /** Lets a sample count from one moment to another of its minute. */
  const count = ({ master, compressors, faults }: InputSample, into: MinuteSums, heldMs: number) => {
    addInputs(into, 0, master.inputs, heldMs);
    for (const { index, inputs } of compressors) addInputs(into, index, inputs, heldMs);
    addFaults(into, faults, heldMs);
  };

  /** Lets the sample that is held count, in as many minutes as it reaches into. */
  const release = (stepMs: number): InputMinute[] => {
    const over: InputMinute[] = [];
    if (held === undefined) return over;
    const untilMs = held.atMs + heldUntilNext(stepMs);
    for (let fromMs = held.atMs; fromMs < untilMs;) {
      const atMs = minuteOf(fromMs);
      if (sums !== undefined && sums.atMs !== atMs) over.push(minuteFrom(sums));
      if (sums?.atMs !== atMs) sums = emptySums(atMs);
      const endMs = Math.min(untilMs, atMs + msPerMinute);
      count(held, sums, endMs - fromMs);
      fromMs = endMs;
    }
    return over;
  };

  return {
    add(sample) {
      const over = release(held === undefined ? 0 : sample.atMs - held.atMs);
      held = sample;
      if (sums !== undefined && sums.atMs !== minuteOf(sample.atMs)) {
        over.push(minuteFrom(sums));
        sums = undefined;
      }
      return over;
    },
    current: () => sums && minuteFrom(sums),
    end() {
      const over = release(samplePeriodMs);
      if (sums !== undefined) over.push(minuteFrom(sums));
      sums = held = undefined;
      return over;
    },
  };
}
