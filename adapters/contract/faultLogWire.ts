import { type FaultLogEntry, faultSeverity, type LoggedMachine } from '../../core/faults/index.ts';
import type { WireFaultLogEntry } from './faultSchemas.ts';
import { slotFields } from './faultSlotFields.ts';
import { decodeFaultSource, encodeFaultSource } from './faultWire.ts';
import { type Json, listOr, numberOr, orNull, recordOr } from './lenient.ts';
import { technologyOr } from './plantWire.ts';

export function encodeFaultLogEntry(entry: FaultLogEntry): WireFaultLogEntry {
  const wire: WireFaultLogEntry = {
    datum: orNull(entry.atMs),
    source: encodeFaultSource(entry.source),
    bit_index: entry.bitIndex,
    plant_delivery_m3min: orNull(entry.deliveryVolumeM3min),
    plant_volume_flow_m3min: orNull(entry.volumeFlowM3min),
    plant_line_pressure_bar: orNull(entry.systemPressureBar),
    plant_load_factor_percent: orNull(entry.loadRatio),
    plant_state: orNull(entry.masterStatus),
  };
  const fields = wire as Record<string, number | null>;
  slotFields.forEach(({ state, technology }, slot) => {
    fields[state] = orNull(entry.machines[slot]?.status);
    fields[technology] = orNull(entry.machines[slot]?.technology);
  });
  return wire;
}

function decodeEntry(wire: Json): FaultLogEntry | undefined {
  const source = decodeFaultSource(wire['source']);
  const bitIndex = numberOr(wire['bit_index']);
  if (source === undefined || bitIndex === undefined || faultSeverity(bitIndex) === undefined) return undefined;
  return {
    atMs: numberOr(wire['datum']),
    source,
    bitIndex,
    deliveryVolumeM3min: numberOr(wire['plant_delivery_m3min']),
    volumeFlowM3min: numberOr(wire['plant_volume_flow_m3min']),
    systemPressureBar: numberOr(wire['plant_line_pressure_bar']),
    loadRatio: numberOr(wire['plant_load_factor_percent']),
    masterStatus: numberOr(wire['plant_state']),
    machines: slotFields.map(({ state, technology }): LoggedMachine => ({
      status: numberOr(wire[state]),
      technology: technologyOr(wire[technology]),
    })),
  };
}

/** A fault log as far as it can be read. */
export interface DecodedFaultLog {
  readonly entries: readonly FaultLogEntry[];
  /** Items whose source or bit can't be known. */
  readonly skippedCount: number;
}

/** Any content gives a result; what an entry lacks is missing. */
export function decodeFaultLog(wire: unknown): DecodedFaultLog {
  const items = listOr(wire);
  const entries = items.map((item) => decodeEntry(recordOr(item))).filter((entry) => entry !== undefined);
  return { entries, skippedCount: items.length - entries.length };
}
