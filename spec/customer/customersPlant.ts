import { dayFileHead, dayFileName, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import type { FaultLogEntry } from '../../core/faults/index.ts';
import { advancePlant, demoPlant, plantFaults, plantMaintenance, plantSnapshot, type PlantState } from '../../core/plant/index.ts';
import { plantStates } from '../../core/plant/model/plantStates.ts';
import type { PlantSample } from '../../core/ports/index.ts';
import { channels, samplePeriodS, sampleRowOf, type SampleTable, tableBuilder } from '../../core/samples/index.ts';
import { msPerDay, msPerHour, msPerSecond, plantDayOf, type PlantDay, shiftDay } from '../../core/time/index.ts';
import { faultLogEntryOf } from '../../station/faults/faultLogEntryOf.ts';

const historyMs = 2 * msPerDay;
/** Between two records of the backlog, and of the samples that all figures are made of. */
export const recordS = 10;
const seed = 7;
/** Ours: the customer's files have a row every 2 s, and don't say so. */
const periodLine = /^period.*\n/m;

/** The plant behind the customer's controller: two days of its past, and its present. */
export interface CustomersPlant {
  readonly samples: SampleTable;
  /** Newest first. */
  readonly faultLog: readonly FaultLogEntry[];
  /** By name: an hour of each of the last two days. */
  readonly dayFiles: ReadonlyMap<string, string>;
  /** The plant as it stands. */
  now(): PlantSample;
  /** Lets two seconds pass. */
  advance(): PlantSample;
}

const sampleOf = (state: PlantState): PlantSample => ({
  ...plantSnapshot(demoPlant, state),
  faults: plantFaults(demoPlant, state),
  maintenance: plantMaintenance(demoPlant, state),
});

/** Up in the present, whatever the simulation does: a machine's warning and a fault of the master control. */
const warningWord = 64;
const standing: PlantSample['faults'] = [
  { source: 2, bitIndex: 16, number: 17, severity: 'warning' },
  { source: 'master', bitIndex: 64, number: 165, severity: 'error' },
];

function presentOf(state: PlantState): PlantSample {
  const sample = sampleOf(state);
  return {
    ...sample,
    faults: standing,
    compressors: sample.compressors.map((each) => (each.index === 2 ? { ...each, status: (each.status ?? 0) | warningWord } : each)),
  };
}

function dayFile(day: PlantDay): string {
  const fromMs = Date.parse(`${day}T08:00:00Z`);
  const states = plantStates({ config: demoPlant, seed, fromMs, untilMs: fromMs + msPerHour, stepS: samplePeriodS });
  const header = { date: day, schematicNumber: 'S-1', softwareVersion: latestLayout.version, periodS: samplePeriodS };
  const rows = [...states].map((state) => dayFileRow(latestLayout, sampleRowOf(plantSnapshot(demoPlant, state))));
  return dayFileHead(latestLayout, header).replace(periodLine, '') + rows.join('');
}

/** The same plant for the same moment, which its past ends with. */
export function customersPlant(nowMs: number): CustomersPlant {
  const untilMs = Math.floor(nowMs / (recordS * msPerSecond)) * recordS * msPerSecond;
  const table = tableBuilder(channels);
  const faultLog: FaultLogEntry[] = [];
  let state: PlantState | undefined;
  let before = new Set<string>();
  for (state of plantStates({ config: demoPlant, seed, fromMs: untilMs - historyMs, untilMs, stepS: recordS })) {
    const sample = sampleOf(state);
    table.append(sample.atMs, sampleRowOf(sample).values);
    const keyOf = ({ source, bitIndex }: (typeof sample.faults)[number]) => `${source} ${bitIndex}`;
    for (const fault of sample.faults) if (!before.has(keyOf(fault))) faultLog.unshift(faultLogEntryOf(fault, sample));
    before = new Set(sample.faults.map(keyOf));
  }
  let present = state!;
  const today = plantDayOf(untilMs, demoPlant.zone);
  const days = [shiftDay(today, -1), shiftDay(today, -2)];
  return {
    samples: table.table(),
    faultLog,
    dayFiles: new Map(days.map((day) => [dayFileName(day), dayFile(day)])),
    now: () => presentOf(present),
    advance() {
      present = advancePlant(demoPlant, present, samplePeriodS);
      return presentOf(present);
    },
  };
}
