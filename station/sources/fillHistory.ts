import { plantSnapshot, type PlantState, startPlant } from '../../core/plant/index.ts';
import type { Card, Clock } from '../../core/ports/index.ts';
import { sampleRowOf } from '../../core/samples/index.ts';
import { plantDayOf, plantDayRange, shiftDay } from '../../core/time/index.ts';
import type { DayFileText } from '../card/dayFileText.ts';
import { advanceTo, samplePeriodMs } from './advanceTo.ts';
import type { SimulatedPlant } from './restorePlant.ts';

export interface HistoryParts {
  readonly plant: SimulatedPlant;
  /** Where an interrupted filling has come to. */
  readonly reached: PlantState | undefined;
  readonly card: Pick<Card, 'check' | 'dayFiles'>;
  readonly text: DayFileText;
  /** The plant's zone. */
  readonly zone: string;
  /** Whole days before today. */
  readonly days: number;
  readonly clock: Clock;
  /** Gets every state, before the day that it is in is done. */
  readonly onStates: (states: readonly PlantState[]) => void;
  /** Called before each day, and with the plant after it. */
  readonly onDay: (day: number, of: number) => void;
  readonly onDayDone: (state: PlantState) => void;
  readonly signal: AbortSignal;
}

const dayFileBytes = 25_000_000;

/**
 * Runs the plant through the days before now and writes their day files, each whole or not at all; a file that exists is kept.
 * Returns the plant now; throws the file system's error when a file can't be written, and the signal's when it is given.
 */
export async function fillHistory(parts: HistoryParts): Promise<PlantState> {
  const { plant, card, text, zone, days, clock, onStates, onDay, onDayDone, signal } = parts;
  const today = plantDayOf(clock.nowMs(), zone);
  const allDays = Array.from({ length: days + 1 }, (_, i) => shiftDay(today, i - days));
  const { fromMs } = plantDayRange(allDays[0]!, zone);
  const canResume = parts.reached !== undefined && parts.reached.atMs >= fromMs && parts.reached.atMs <= clock.nowMs();
  let state = canResume ? parts.reached : startPlant(plant.config, { seed: plant.seed, atMs: fromMs - samplePeriodMs });

  async function* statesUntil(untilMs: number) {
    for await (const states of advanceTo(plant.config, state, () => Math.min(untilMs, clock.nowMs()), signal)) {
      state = states.at(-1)!;
      onStates(states);
      yield states;
    }
    signal.throwIfAborted();
  }

  async function* wholeDay(day: string, untilMs: number) {
    yield text.head(day);
    for await (const states of statesUntil(untilMs)) {
      yield states.map((each) => text.row(sampleRowOf(plantSnapshot(plant.config, each)))).join('');
    }
  }

  const skipDay = async (untilMs: number) => {
    for await (const states of statesUntil(untilMs)) state = states.at(-1)!;
  };

  while (state.atMs + samplePeriodMs <= clock.nowMs()) {
    const day = plantDayOf(state.atMs + samplePeriodMs, zone);
    const lastMs = plantDayRange(day, zone).untilMs - samplePeriodMs;
    const isToday = lastMs >= clock.nowMs();
    onDay(allDays.indexOf(day) + 1, allDays.length);
    if (await card.dayFiles.isTaken(day)) await skipDay(lastMs);
    else {
      await card.check(isToday ? 0 : dayFileBytes);
      await card.dayFiles.write(day, wholeDay(day, lastMs));
    }
    onDayDone(state);
    if (isToday) break;
  }
  return state;
}
