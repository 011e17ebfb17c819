import { demoPlant, type PlantConfig, plantSnapshot, type PlantState } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import { loggedPlantDay } from '../../../core/replay/index.ts';
import type { LoggedPlantDay } from '../../../core/replay/fitPlant.ts';
import { channels, sampleRowOf, tableBuilder } from '../../../core/samples/index.ts';
import { msPerHour, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';

export const periodS = 2;
export const firstDay: PlantDay = '2026-03-09';
/** The demo plant, and nothing happens to it. */
export const quietPlant: PlantConfig = { ...demoPlant, events: [] };

export interface SimulatedTime {
  readonly config: PlantConfig;
  readonly seed: number;
  readonly days: number;
}

/** Until then the machines of a simulation start for the first time. */
export const settledMs = msPerHour;

/** What a simulation came to once it has settled, by its own ledger. */
export interface SimulatedTotals {
  readonly energyKWh: number;
  readonly starts: number;
}

function* statesOf({ config, seed, days }: SimulatedTime): Generator<PlantState, void> {
  const { fromMs } = plantDayRange(firstDay, config.zone);
  const { untilMs } = plantDayRange(shiftDay(firstDay, days - 1), config.zone);
  yield* plantStates({ config, seed, fromMs, untilMs: untilMs - 1, stepS: periodS });
}

const startsOf = ({ machines }: PlantState) => machines.reduce((all, { starts }) => all + starts, 0);

/** A fresh simulation from the first day on. */
export function simulatedTotals(time: SimulatedTime): SimulatedTotals {
  const fromMs = plantDayRange(firstDay, time.config.zone).fromMs + settledMs;
  let [first, last]: (PlantState | undefined)[] = [];
  for (const state of statesOf(time)) {
    if (state.atMs <= fromMs) first = state;
    last = state;
  }
  return { energyKWh: last!.energy.inputKWh - first!.energy.inputKWh, starts: startsOf(last!) - startsOf(first!) };
}

/** The log of such a simulation, a sample every 2 s, day by day. */
export function simulatedDays(time: SimulatedTime): readonly LoggedPlantDay[] {
  const { config } = time;
  const days: LoggedPlantDay[] = [];
  let [day, builder] = [firstDay, tableBuilder(channels)];
  let { untilMs } = plantDayRange(day, config.zone);
  const finish = () => {
    days.push(loggedPlantDay(builder.table(), day, config.zone, periodS));
    [day, builder] = [shiftDay(day, 1), tableBuilder(channels)];
    ({ untilMs } = plantDayRange(day, config.zone));
  };
  for (const state of statesOf(time)) {
    if (state.atMs >= untilMs) finish();
    builder.append(state.atMs, sampleRowOf(plantSnapshot(config, state)).values);
  }
  finish();
  return days;
}
