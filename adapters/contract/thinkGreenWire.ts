import { type AirFigure, airShortfalls, type AirStatistics, type LeakOrigin, type MachineAirStatistics } from '../../core/balance/index.ts';
import { slotCount } from '../../core/compressor/index.ts';
import { keysOf } from '../../core/records/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { type Json, numberOr, orNull, recordOr } from './lenient.ts';
import { decodeCoverage, encodeCoverage } from './coverageWire.ts';
import { encodeShort } from './encodeShort.ts';
import { decodeEstimatedFigures, encodeEstimatedFigures } from './estimatedFigures.ts';
import type { WireMachineAir, WireThinkGreen } from './thinkGreenSchemas.ts';

const origins: Readonly<Record<LeakOrigin, NonNullable<WireThinkGreen['leak_origin']>>> = {
  upperBound: 'upper_bound',
  estimate: 'estimate',
  entered: 'entered',
};
const originNames = keysOf(origins);

const encodeSeconds = (atMs: number) => (Number.isFinite(atMs) ? atMs / msPerSecond : null);

function decodeSeconds(wire: unknown): number {
  const seconds = numberOr(wire);
  return seconds === undefined ? NaN : Math.round(seconds * msPerSecond);
}

const fields = {
  energyLoadKWh: 'energy_onload',
  energyNoLoadKWh: 'energy_offload',
  volumeM3: 'total_volume',
  leakedM3: 'leaked_volume',
} as const satisfies Readonly<Record<AirFigure, keyof WireMachineAir>>;

const encodeMachine = (of: MachineAirStatistics): WireMachineAir => ({
  energy_offload: orNull(of.energyNoLoadKWh),
  energy_onload: orNull(of.energyLoadKWh),
  total_volume: orNull(of.volumeM3),
  leaked_volume: orNull(of.leakedM3),
  ...encodeEstimatedFigures(fields, of.estimated),
  ...(of.coverage && { coverage: encodeCoverage(of.coverage) }),
});

const decodeMachine = (index: number, wire: Json): MachineAirStatistics => ({
  index,
  energyLoadKWh: numberOr(wire['energy_onload']),
  energyNoLoadKWh: numberOr(wire['energy_offload']),
  volumeM3: numberOr(wire['total_volume']),
  leakedM3: numberOr(wire['leaked_volume']),
  ...decodeEstimatedFigures(fields, wire['estimated']),
  ...(orNull(wire['coverage']) !== null && { coverage: decodeCoverage(recordOr(wire['coverage'])) }),
});

export function encodeThinkGreen({ timespan, machines, leakOrigin }: AirStatistics): WireThinkGreen {
  return {
    time_of_first_update: encodeSeconds(timespan.fromMs),
    time_of_last_update: encodeSeconds(timespan.untilMs),
    leak_origin: leakOrigin === undefined ? null : origins[leakOrigin],
    ...encodeShort(airShortfalls({ timespan, machines })),
    compressors: Object.fromEntries(machines.map((machine) => [String(machine.index), encodeMachine(machine)])),
  };
}

/** Any content gives a result; a time that is missing is NaN, and a slot that is not sent has no statistics. */
export function decodeThinkGreen(wire: unknown): AirStatistics {
  const sent = recordOr(wire);
  const compressors = recordOr(sent['compressors']);
  const slots = Array.from({ length: slotCount }, (_, i) => i + 1).filter((index) => orNull(compressors[String(index)]) !== null);
  return {
    timespan: { fromMs: decodeSeconds(sent['time_of_first_update']), untilMs: decodeSeconds(sent['time_of_last_update']) },
    machines: slots.map((index) => decodeMachine(index, recordOr(compressors[String(index)]))),
    leakOrigin: originNames.find((name) => origins[name] === sent['leak_origin']),
  };
}
