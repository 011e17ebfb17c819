import { airSums, type AirSums, plantRows } from '../airWindows/index.ts';
import { slotCount } from '../compressor/index.ts';
import { type MachineRuns, machineRuns, type SampleTable } from '../samples/index.ts';
import { type PlantDay, plantDayRange } from '../time/index.ts';
import type { AirDay } from './airBalance.ts';
import { type MachineDay, machineDaysOf } from './machineDays.ts';

/** What a day says of its compressors: each by itself, and how their deliveries make the flow. */
export interface MachineEvidence {
  readonly machines: readonly MachineDay[];
  readonly air: AirDay;
}

/** The same of several days, ascending. */
export interface MachinesEvidence {
  readonly machines: readonly MachineDay[];
  readonly air: readonly AirDay[];
}

/** Of days in their order. */
export const joinedEvidence = (days: readonly MachineEvidence[]): MachinesEvidence => ({
  machines: days.flatMap(({ machines }) => machines),
  air: days.map(({ air }) => air),
});

/** How a day is read. */
export interface EvidenceReading {
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly periodS: number;
  /** What is known of it already, else it is made from its samples. */
  readonly runs?: MachineRuns;
  readonly air?: AirSums;
}

/** Of the samples of a day of the plant. */
export function machineEvidenceOf(
  table: SampleTable,
  day: PlantDay,
  { zone, periodS, runs: known, air }: EvidenceReading,
): MachineEvidence {
  const runs = known ?? machineRuns(table);
  const onLoadS = Array.from({ length: slotCount }, (_, place) =>
    (runs.get(place + 1) ?? []).reduce(
      (sum, { state, fromRow, untilRow }) => (state === 'load' ? sum + (untilRow - fromRow) * periodS : sum),
      0,
    ),
  );
  const sums = air ?? airSums(table, [plantDayRange(day, zone)], periodS, plantRows(table, runs));
  return { machines: machineDaysOf(table, day, periodS, runs), air: { day, sums, onLoadS } };
}
