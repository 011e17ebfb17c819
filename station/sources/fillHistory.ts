import { inputFileRows, type InputSample, minuteCollector } from '../../core/inputFile/index.ts';
import { plantFaults, plantSnapshot, type PlantState, startPlant } from '../../core/plant/index.ts';
import type { Card, Clock } from '../../core/ports/index.ts';
import { sampleRowOf } from '../../core/samples/index.ts';
import { type PlantDay, plantDayOf, plantDayRange, shiftDay } from '../../core/time/index.ts';
import type { DayFileText } from '../card/dayFileText.ts';
import { advanceTo, samplePeriodMs } from './advanceTo.ts';
import type { SimulatedPlant } from './restorePlant.ts';

export interface HistoryParts {
  readonly plant: SimulatedPlant;
  /** Where an interrupted filling has come to. */
  readonly reached: PlantState | undefined;
  readonly card: Pick<Card, 'check' | 'dayFiles' | 'inputFiles'>;
  readonly text: DayFileText;
  /** What a file of analog inputs begins with. */
  readonly inputHead: (day: PlantDay) => string;
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

/** A day file and a file of analog inputs. */
const dayBytes = 27_000_000;

/**
 * Runs the plant through the days before now and writes their day files and files of analog inputs, each whole or not at all; a file that exists is kept.
 * Returns the plant now; throws the file system's error when a file can't be written, and the signal's when it is given.
 */
export async function fillHistory(parts: HistoryParts): Promise<PlantState> {
  const { plant, card, text, inputHead, zone, days, clock, onStates, onDay, onDayDone, signal } = parts;
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

  /** Gives the samples of a day to each of its files that is to be written. */
  async function* samplesOf(untilMs: number, take: (sample: InputSample) => void) {
    for await (const states of statesUntil(untilMs)) {
      const samples = states.map((each) => ({ ...plantSnapshot(plant.config, each), faults: plantFaults(plant.config, each) }));
      samples.forEach(take);
      yield samples;
    }
  }

  async function* dayFile(day: PlantDay, samples: ReturnType<typeof samplesOf>) {
    yield text.head(day);
    for await (const some of samples) yield some.map((sample) => text.row(sampleRowOf(sample))).join('');
  }

  const fillDay = async (day: PlantDay, untilMs: number, hasDayFile: boolean) => {
    const collector = minuteCollector();
    const rows: string[] = [];
    const samples = samplesOf(untilMs, (sample) => rows.push(...collector.add(sample).map(inputFileRows)));
    if (hasDayFile) while ((await samples.next()).done !== true);
    else await card.dayFiles.write(day, dayFile(day, samples));
    rows.push(...collector.end().map(inputFileRows));
    if (!(await card.inputFiles.isTaken(day))) await card.inputFiles.write(day, [inputHead(day), ...rows]);
  };

  while (state.atMs + samplePeriodMs <= clock.nowMs()) {
    const day = plantDayOf(state.atMs + samplePeriodMs, zone);
    const lastMs = plantDayRange(day, zone).untilMs - samplePeriodMs;
    const isToday = lastMs >= clock.nowMs();
    onDay(allDays.indexOf(day) + 1, allDays.length);
    const hasDayFile = await card.dayFiles.isTaken(day);
    if (!hasDayFile) await card.check(isToday ? 0 : dayBytes);
    await fillDay(day, lastMs, hasDayFile);
    onDayDone(state);
    if (isToday) break;
  }
  return state;
}
