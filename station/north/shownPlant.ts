import { type Compressor, emptySlot, notInstalled, statusBit } from '../../core/compressor/index.ts';
import { installedCompressors } from '../../core/master/index.ts';
import { hoursPayload, type MachineCounters, machinePayload, northTopics, plantPayload, shownStateOf } from '../../core/north/index.ts';
import type { OwnMessage, PlantSample } from '../../core/ports/index.ts';

/** The plant as it was said last. */
export interface Shown {
  /** Undefined before the first sample. */
  readonly sample: PlantSample | undefined;
  /** Nothing was heard of it for a while. */
  readonly isSilent: boolean;
}

/** A machine that nobody hears. */
const unheard = ({ index, name, technology }: Compressor): Compressor => ({
  ...emptySlot(index),
  name,
  technology,
  status: statusBit.communicationError,
});

const machinesOf = ({ sample, isSilent }: Shown): readonly Compressor[] => {
  const machines = sample === undefined ? [] : installedCompressors(sample);
  return isSilent ? machines.map(unheard) : machines;
};

const value = (topic: string, payload: object, isRetained: boolean): OwnMessage => ({
  ...{ topic, isRetained, qos: 0 },
  text: JSON.stringify(payload),
});

/** What is said of the plant as a whole. */
export function plantMessage(station: string, { sample, isSilent }: Shown): OwnMessage {
  const master = isSilent || sample === undefined ? {} : sample.master;
  return value(northTopics(station).plant, plantPayload(sample?.atMs, master, isSilent ? [] : sample?.estimated), true);
}

/** What is said of each machine, by slot. */
export function machineMessages(station: string, shown: Shown): ReadonlyMap<number, OwnMessage> {
  const { sample, isSilent } = shown;
  const estimated = isSilent ? [] : sample?.estimated;
  const messages = machinesOf(shown).map((machine) => {
    const payload = machinePayload(sample?.atMs, machine, estimated);
    return [machine.index, value(northTopics(station).compressor(machine.index), payload, false)] as const;
  });
  return new Map(messages);
}

/** What is said of the hours of each machine. */
export function hoursMessages(station: string, shown: Shown, countersOf: (slot: number) => MachineCounters): readonly OwnMessage[] {
  const maintenance = shown.sample?.maintenance ?? [];
  return machinesOf(shown).map(({ index }) =>
    value(northTopics(station).hours(index), hoursPayload(index, countersOf(index), maintenance), true),
  );
}

/** What the machine of each slot does, to be compared with a later moment. */
export const statesOf = ({ compressors }: PlantSample): readonly (string | undefined)[] =>
  compressors.map((machine) => (machine.technology === notInstalled ? undefined : shownStateOf(machine)));
