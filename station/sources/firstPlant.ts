import type { PlantState } from '../../core/plant/index.ts';
import type { Card, Clock, FaultRepository, PlantStateRepository, StoredPlant } from '../../core/ports/index.ts';
import type { Notices } from '../../server/process/Notices.ts';
import { syscallOf } from '../../adapters/systemError/index.ts';
import { plainReason, reasonOf } from '../../server/process/plainReason.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { DayFileText } from '../card/dayFileText.ts';
import { StartFailure } from '../../server/process/StartFailure.ts';
import { faultHistory } from '../faults/faultHistory.ts';
import { fillHistory } from './fillHistory.ts';
import { leftPlant } from './leftPlant.ts';
import { pastFaults } from './pastFaults.ts';
import { freshPlant, restorePlant, type SimulatedPlant } from './restorePlant.ts';

export interface FirstPlantParts {
  readonly plant: SimulatedPlant;
  readonly states: PlantStateRepository;
  readonly faults: FaultRepository;
  /** Does several changes of the database, all or none. */
  readonly transaction: (change: () => void) => void;
  readonly card: Pick<Card, 'check' | 'dayFiles' | 'inputFiles'>;
  readonly text: DayFileText;
  /** What a file of analog inputs begins with. */
  readonly inputHead: (day: PlantDay) => string;
  readonly zone: string;
  readonly historyDays: number;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly signal: AbortSignal;
}

/** What fails otherwise is no matter of the card. */
const isOfFileSystem = (error: unknown) => syscallOf(error) !== '';

/** A card that can't be written is reported with the first sample. */
async function isWritable(card: Pick<Card, 'check'>): Promise<boolean> {
  try {
    await card.check();
    return true;
  } catch (error) {
    if (!isOfFileSystem(error)) throw error;
    return false;
  }
}

/** The plant that a station starts with: as it was left, or one with a history when there is none yet. */
export async function firstPlant(parts: FirstPlantParts): Promise<PlantState> {
  const { plant, states, faults, transaction, clock, notices, historyDays, signal } = parts;
  const loaded = states.load();
  const left = loaded && leftPlant(loaded.state, plant);
  if (loaded && !left) notices.line('The simulated plant that was left is of another version; a new one begins');
  if (left && loaded?.historyComplete) return restorePlant(plant, left, clock, signal);

  const save = (next: StoredPlant, also: () => void = () => undefined) => {
    try {
      transaction(() => {
        states.save(next);
        also();
      });
    } catch (error) {
      const reason = plainReason(error);
      throw reason === undefined ? error : new StartFailure(`cannot write the database: ${reason}`);
    }
  };
  const withHistory = async (): Promise<PlantState> => {
    let at = '';
    const past = faultHistory(faults);
    try {
      return await fillHistory({
        ...parts,
        reached: left,
        days: historyDays,
        onDay: (day, of) => {
          at = `day ${day} of ${of}`;
          notices.progress(`History: ${at}`);
        },
        onStates: pastFaults(plant.config, past),
        onDayDone: (state) => {
          save({ state, historyComplete: false }, past.save);
        },
      });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof StartFailure || !isOfFileSystem(error)) throw error;
      notices.line(`History: stopped before ${at}, ${reasonOf(error)}; the station goes on without the rest`);
      return freshPlant(plant, clock.nowMs());
    }
  };
  const isFilled = historyDays > 0 && !loaded?.historyComplete && (await isWritable(parts.card));
  const state = await restorePlant(plant, isFilled ? await withHistory() : freshPlant(plant, clock.nowMs()), clock, signal);
  save({ state, historyComplete: true });
  return state;
}
