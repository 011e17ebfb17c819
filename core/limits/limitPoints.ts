import { statusBit } from '../compressor/index.ts';
import type { InputFunction } from '../inputs/index.ts';
import { type InputChannel, inputOfId, snapshotInputs } from '../inputFile/index.ts';
import type { StationSnapshot } from '../master/index.ts';
import { type Channel, plantChannel } from '../samples/index.ts';
import { networkPressureId } from '../settings/index.ts';

/** What an id stands for. */
export interface LimitPoint {
  readonly quantity: InputFunction;
  /** Undefined for the network pressure, which is the plant's. */
  readonly input: InputChannel | undefined;
}

/** A point of the plant that can have limits, at a moment. */
export interface LimitReading extends LimitPoint {
  /** bar, m3/min or degC; undefined where it is missing or was not measured. */
  readonly value: number | undefined;
}

/** The point of an id; undefined for a text that is none. */
export function limitPointOf(id: string): LimitPoint | undefined {
  if (id === networkPressureId) return { quantity: 'pressure', input: undefined };
  const input = inputOfId(id);
  return input && { quantity: input.function, input };
}

const finite = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : undefined);

/** What can have limits, by id, the network pressure first. An estimated value is missing, and those of a machine without communication. */
export function limitPoints(
  snapshot: Pick<StationSnapshot, 'master' | 'compressors'>,
  estimated: readonly Channel[] = [],
): ReadonlyMap<string, LimitReading> {
  const { master, compressors } = snapshot;
  const isSilent = (slot: number) =>
    compressors.some(({ index, status = 0 }) => index === slot && (status & statusBit.communicationError) !== 0);
  const isMeasured = !estimated.includes(plantChannel('systemPressureBar'));
  const network = { quantity: 'pressure', input: undefined, value: isMeasured ? finite(master.systemPressureBar) : undefined } as const;
  const inputs = Array.from(snapshotInputs(snapshot), ([id, { channel, value }]): readonly [string, LimitReading] => [
    id,
    { quantity: channel.function, input: channel, value: isSilent(channel.slot) ? undefined : finite(value) },
  ]);
  return new Map([[networkPressureId, network], ...inputs]);
}
