import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { FleetFault } from '../../core/fleet/index.ts';
import { advancePlant, type PlantConfig, plantFaults, plantSnapshot, startPlant } from '../../core/plant/index.ts';
import { type Channel, channelPosition, compressorChannel, plantChannel, sampleRowOf, tableBuilder } from '../../core/samples/index.ts';
import type { SampleTable } from '../../core/samples/index.ts';
import { msPerMinute, msPerSecond, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import { demoKinds } from './demoKinds.ts';
import { risenFaults } from './risenFaults.ts';

/** Two weeks of a kind of station, which all of its stations repeat. */
export interface KindHistory {
  /** Rows of each day, by the time since its midnight; the first is a Monday. */
  readonly days: readonly SampleTable[];
  /** Faults that came, by the time since the first midnight. */
  readonly events: readonly (FleetFault & { readonly afterMs: number })[];
}

export const historyDays = 14;
/** A Monday; in these two weeks no clock changes. */
const firstDay = '2026-06-01';
/** Where the two weeks begin that are repeated. */
export const historyStartMs = plantDayRange(firstDay, demoKinds.works.zone).fromMs;
const stepS = 10;
/** A row counts so long. */
export const rowPeriodS = 60;
const warmUpMs = 60 * msPerMinute;
const seed = 20_261_127;

/** What sums of a day are made of. */
const loggedChannels = ({ machines }: PlantConfig): readonly Channel[] => [
  ...(['systemPressureBar', 'volumeFlowM3min', 'deliveryVolumeM3min', 'powerKW'] as const).map(plantChannel),
  ...machines.flatMap(({ index }) =>
    (['technology', 'status', 'electricalPowerKW', 'deliveryVolumeM3min'] as const).map((quantity) => compressorChannel(quantity, index)),
  ),
];

/** Runs a plant for two weeks. */
async function simulated(config: PlantConfig): Promise<KindHistory> {
  const channels = loggedChannels(config);
  const positions = channels.map(channelPosition);
  const startMs = plantDayRange(firstDay, config.zone).fromMs;
  let state = startPlant(config, { seed, atMs: startMs - warmUpMs });
  const risen = risenFaults();
  const [days, events]: [SampleTable[], KindHistory['events'][number][]] = [[], []];
  while (state.atMs < startMs) state = advancePlant(config, state, stepS);
  for (let number = 0; number < historyDays; number++) {
    const { fromMs, untilMs } = plantDayRange(shiftDay(firstDay, number), config.zone);
    const builder = tableBuilder(channels, (untilMs - fromMs) / msPerSecond / rowPeriodS);
    for (; state.atMs < untilMs; state = advancePlant(config, state, stepS)) {
      if ((state.atMs - fromMs) % (rowPeriodS * msPerSecond) === 0) {
        const { values } = sampleRowOf(plantSnapshot(config, state));
        builder.append(
          state.atMs - fromMs,
          positions.map((position) => values[position]!),
        );
        const afterMs = state.atMs - startMs;
        events.push(...risen(plantFaults(config, state)).map((fault) => ({ ...fault, afterMs })));
      }
    }
    days.push(builder.table());
    await nextTurn();
  }
  return { days, events };
}

/** The two weeks of a kind, from a file where they were made before. */
export async function kindHistory(file: string, config: PlantConfig): Promise<KindHistory> {
  if (existsSync(file)) {
    const kept: KindHistory = deserialize(readFileSync(file));
    return kept;
  }
  const made = await simulated(config);
  writeFileSync(`${file}.new`, serialize(made), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
}
