import { deserialize, serialize } from 'node:v8';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
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
export const dayDetailFormat = 5;

const packed = (value: unknown) => sealed(deflateRawSync(serialize(value), { level: constants.Z_BEST_SPEED }));
const plain = (value: unknown) => sealed(serialize(value));

/** Undefined when the bytes are damaged. */
function opened(bytes: Uint8Array, unpack: (content: Uint8Array) => Uint8Array): unknown {
  const content = unsealed(bytes);
  try {
    return content && (deserialize(unpack(content)) as unknown);
  } catch {
    return undefined;
  }
}

export const encodeSlots = (of: TenSecondDay): Uint8Array => packed(of);
export const decodeSlots = (bytes: Uint8Array): TenSecondDay | undefined => opened(bytes, inflateRawSync) as TenSecondDay | undefined;
export const encodeEvents = (of: EventDay): Uint8Array => packed(of);
export const decodeEvents = (bytes: Uint8Array): EventDay | undefined => opened(bytes, inflateRawSync) as EventDay | undefined;
/** Read a year at once, so it is not packed. */
export const encodeLeaks = (of: DayLeakEvidence): Uint8Array => plain(of);
export const decodeLeaks = (bytes: Uint8Array): DayLeakEvidence | undefined =>
  opened(bytes, (content) => content) as DayLeakEvidence | undefined;

export const encodeMachines = (of: MachineEvidence): Uint8Array => plain(of);
export const decodeMachines = (bytes: Uint8Array): MachineEvidence | undefined =>
  opened(bytes, (content) => content) as MachineEvidence | undefined;

export const encodeReplay = (of: ReplayDay): Uint8Array => packed(of);
const decodeReplay = (bytes: Uint8Array): ReplayDay | undefined => opened(bytes, inflateRawSync) as ReplayDay | undefined;

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
