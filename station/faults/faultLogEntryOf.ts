import { type FaultLogEntry } from '../../core/faults/index.ts';
import type { FaultId } from '../../core/ports/index.ts';
import type { FaultSample } from './FaultSample.ts';

/** As many decimals as the backlog has. */
const digits = 3;
const rounded = (value: number | undefined) => (value === undefined || !Number.isFinite(value) ? undefined : Number(value.toFixed(digits)));

/** The event of a fault that comes with a sample. */
export function faultLogEntryOf({ source, bitIndex }: FaultId, { atMs, master, compressors, faults }: FaultSample): FaultLogEntry {
  const { reading, words } = faults.find((fault) => fault.source === source && fault.bitIndex === bitIndex) ?? {};
  return {
    atMs: Number.isFinite(atMs) ? atMs : undefined,
    source,
    bitIndex,
    deliveryVolumeM3min: rounded(master.deliveryVolumeM3min),
    volumeFlowM3min: rounded(master.volumeFlowM3min),
    systemPressureBar: rounded(master.systemPressureBar),
    loadRatio: rounded(master.loadRatio),
    masterStatus: master.status,
    machines: compressors.map(({ status, technology }) => ({ status, technology })),
    ...(reading && { reading }),
    ...(words && { words }),
  };
}
