import { deserialize, serialize } from 'node:v8';
import { type EventDay, eventDay, type TenSecondDay, tenSecondDay } from '../../core/dayDetail/index.ts';
import type { DayFile } from '../../core/dayFile/index.ts';
import { airSums, plantRows } from '../../core/airWindows/index.ts';
import { type DayLeakEvidence, leakEvidenceOf } from '../../core/leakage/index.ts';
import { type MachineEvidence, machineEvidenceOf } from '../../core/machines/index.ts';
import { type LoggedPlantDay, type ReplayDay, replayDayOf } from '../../core/replay/index.ts';
import type { DayDetailBytes } from '../../core/ports/index.ts';
import { machineRuns, samplePeriodS } from '../../core/samples/index.ts';
import { type PlantDay, plantDayRange } from '../../core/time/index.ts';
import { sealed, unsealed } from './dayRecordBytes.ts';

/** Goes up whenever the bytes, or what core's details mean, change: what was kept before is then made again. */
export const dayDetailFormat = 6;

const encoded = (value: unknown) => sealed(serialize(value));

/** Undefined when the bytes are damaged. */
function decoded<Value>(bytes: Uint8Array): Value | undefined {
  const content = unsealed(bytes);
  try {
    return content && (deserialize(content) as Value);
  } catch {
    return undefined;
  }
}

/** Bits of slots, which seldom change: what a run of slots has, and how many there are. */
interface BitRuns {
  readonly bits: Uint16Array;
  readonly lengths: Uint16Array;
}

function bitRuns(slots: Uint16Array): BitRuns {
  const begins: number[] = [];
  // before the first there is none, which is another than any
  for (let at = 0; at < slots.length; at++) if (slots[at] !== slots[at - 1]) begins.push(at);
  const [bits, lengths] = [new Uint16Array(begins.length), new Uint16Array(begins.length)];
  for (let i = 0; i < begins.length; i++) {
    bits[i] = slots[begins[i]!]!;
    lengths[i] = (begins[i + 1] ?? slots.length) - begins[i]!;
  }
  return { bits, lengths };
}

function slotsOf({ bits, lengths }: BitRuns): Uint16Array {
  const slots = new Uint16Array(lengths.reduce((sum, length) => sum + length, 0));
  for (let i = 0, at = 0; i < bits.length; at += lengths[i++]!) slots.fill(bits[i]!, at, at + lengths[i]!);
  return slots;
}

type KeptSlots = Omit<TenSecondDay, 'known' | 'onLoad' | 'running'> & Record<'known' | 'onLoad' | 'running', BitRuns>;

export const encodeSlots = ({ known, onLoad, running, ...of }: TenSecondDay): Uint8Array =>
  encoded({ ...of, known: bitRuns(known), onLoad: bitRuns(onLoad), running: bitRuns(running) } satisfies KeptSlots);

export function decodeSlots(bytes: Uint8Array): TenSecondDay | undefined {
  const of = decoded<KeptSlots>(bytes);
  return of && { ...of, known: slotsOf(of.known), onLoad: slotsOf(of.onLoad), running: slotsOf(of.running) };
}

export const encodeEvents = (of: EventDay): Uint8Array => encoded(of);
export const decodeEvents = (bytes: Uint8Array): EventDay | undefined => decoded(bytes);
export const encodeLeaks = (of: DayLeakEvidence): Uint8Array => encoded(of);
export const decodeLeaks = (bytes: Uint8Array): DayLeakEvidence | undefined => decoded(bytes);
export const encodeMachines = (of: MachineEvidence): Uint8Array => encoded(of);
export const decodeMachines = (bytes: Uint8Array): MachineEvidence | undefined => decoded(bytes);

type KeptReplay = Omit<ReplayDay, 'unavailable'> & { readonly unavailable: BitRuns };

export const encodeReplay = ({ unavailable, ...of }: ReplayDay): Uint8Array =>
  encoded({ ...of, unavailable: bitRuns(unavailable) } satisfies KeptReplay);

function decodeReplay(bytes: Uint8Array): ReplayDay | undefined {
  const of = decoded<KeptReplay>(bytes);
  return of && { ...of, unavailable: slotsOf(of.unavailable) };
}

/** The parts of a day that a replay needs, as they are kept. */
export type ReplayBytes = Pick<DayDetailBytes, 'slots' | 'events' | 'machines' | 'replay'>;

/** Undefined where one of them is damaged. */
export function decodePlantDay(bytes: ReplayBytes): LoggedPlantDay | undefined {
  const [slots, events] = [decodeSlots(bytes.slots), decodeEvents(bytes.events)];
  const [machines, replay] = [decodeMachines(bytes.machines), decodeReplay(bytes.replay)];
  return slots && events && machines && replay && { slots, events, machines, replay };
}

/** What the file of a day of the plant says in detail. */
export function dayDetailBytes({ header, samples }: Pick<DayFile, 'header' | 'samples'>, day: PlantDay, zone: string): DayDetailBytes {
  const periodS = header.periodS ?? samplePeriodS;
  const range = plantDayRange(day, zone);
  const runs = machineRuns(samples);
  const air = airSums(samples, [range], periodS, plantRows(samples, runs));
  return {
    slots: encodeSlots(tenSecondDay(samples, range, periodS, runs)),
    events: encodeEvents(eventDay(samples, range, periodS, runs)),
    leaks: encodeLeaks(leakEvidenceOf(samples, day, { zone, periodS, runs, air })),
    machines: encodeMachines(machineEvidenceOf(samples, day, { zone, periodS, runs, air })),
    replay: encodeReplay(replayDayOf(samples, range, periodS, runs)),
  };
}
