import { statusBit } from '../../core/compressor/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import type { EndedFault, FaultId } from '../../core/ports/index.ts';
import { faultLogEntryOf } from './faultLogEntryOf.ts';
import type { FaultSample } from './FaultSample.ts';

interface UpFault extends FaultId {
  /** By the last sample; not after a start, nor while its machine has no communication. */
  readonly isHeard: boolean;
}

/** The faults that are up, each once. */
export type FaultsUp = ReadonlyMap<string, UpFault>;

export interface FaultChanges {
  readonly up: FaultsUp;
  /** The events of the faults that the sample brings. */
  readonly came: readonly FaultLogEntry[];
  /** The faults that the sample has no more. */
  readonly ended: readonly EndedFault[];
  /** Some came or went. */
  readonly isChange: boolean;
}

const keyOf = ({ source, bitIndex }: FaultId) => `${source}:${bitIndex}`;

export function faultsUp(faults: Iterable<FaultId>, isHeard = false): FaultsUp {
  return new Map(Array.from(faults, ({ source, bitIndex }) => [keyOf({ source, bitIndex }), { source, bitIndex, isHeard }]));
}

/** Whether a machine has no communication, so that its other faults are unknown rather than gone. */
function isSilent({ source }: FaultId, { compressors }: FaultSample): boolean {
  if (typeof source !== 'number') return false;
  return ((compressors[source - 1]?.status ?? 0) & statusBit.communicationError) !== 0;
}

/** What a sample changes in the faults that were up before. */
export function faultChanges(before: FaultsUp, sample: FaultSample): FaultChanges {
  const unknown = [...before.values()].filter((fault) => isSilent(fault, sample));
  const up = new Map([...faultsUp(unknown), ...faultsUp(sample.faults, true)]);
  const came = [...up].filter(([key]) => !before.has(key)).map(([, fault]) => faultLogEntryOf(fault, sample));
  const { atMs } = sample;
  const gone = Number.isFinite(atMs) ? [...before].filter(([key]) => !up.has(key)) : [];
  const ended = gone.map(([, { source, bitIndex, isHeard }]) => ({ source, bitIndex, end: { atMs, isAtLatest: !isHeard } }));
  return { up, came, ended, isChange: came.length > 0 || up.size !== before.size };
}
