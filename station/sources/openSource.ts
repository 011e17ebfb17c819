import type { Logger } from 'pino';
import { demoPlant } from '../../core/plant/index.ts';
import type { Card, Clock, FaultRepository, PlantSource, PlantStateRepository, StoredPlant } from '../../core/ports/index.ts';
import type { StationConfig } from '../config/StationConfig.ts';
import type { Notices } from '../../server/process/Notices.ts';
import type { Pace } from '../clock/Pace.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { PlantDay } from '../../core/time/index.ts';
import type { DayFileText } from '../card/dayFileText.ts';
import type { Field } from '../field/openField.ts';
import { fieldSource } from './fieldSource.ts';
import { firstPlant } from './firstPlant.ts';
import { plantEventsFile } from './plantEventsFile.ts';
import { recordedSource } from './recordedSource.ts';
import type { SimulatedPlant } from './restorePlant.ts';
import { simulatedSource } from './simulatedSource.ts';

export interface SourceParts {
  readonly config: Pick<StationConfig, 'source' | 'historyDays' | 'eventsFile' | 'recordingDir'>;
  readonly card: Card;
  readonly states: PlantStateRepository;
  readonly faults: FaultRepository;
  /** Does several changes of the database, all or none. */
  readonly transaction: (change: () => void) => void;
  readonly pace: Pace;
  /** The devices of the plant. */
  readonly field: Pick<Field, 'doors' | 'wired'>;
  /** Never jumps. */
  readonly steady: Clock;
  /** The plant's. */
  readonly zone: string;
  readonly text: DayFileText;
  /** What a file of analog inputs begins with. */
  readonly inputHead: (day: PlantDay) => string;
  readonly log: Logger;
  readonly notices: Notices;
  /** Ends the start. */
  readonly signal: AbortSignal;
}

const plantSeed = 1;

async function simulation(parts: SourceParts): Promise<PlantSource> {
  const { config, states, pace, zone, log, signal } = parts;
  const { historyDays, eventsFile } = config;
  const more = eventsFile === undefined ? [] : plantEventsFile(eventsFile, pace.clock.nowMs());
  const plant: SimulatedPlant = { config: { ...demoPlant, zone, events: [...demoPlant.events, ...more] }, seed: plantSeed };
  const state = await firstPlant({ ...parts, plant, historyDays, clock: pace.clock });
  signal.throwIfAborted();
  const save = (next: StoredPlant['state']) => {
    try {
      states.save({ state: next, historyComplete: true });
    } catch (error) {
      log.error(`the plant's state cannot be saved: ${reasonOf(error)}`);
    }
  };
  return simulatedSource({ plant, state, pace, save });
}

/** Where the configuration says that the plant's values come from; a simulated plant has a history at its first start. */
export async function openSource(parts: SourceParts): Promise<PlantSource> {
  const { source, recordingDir } = parts.config;
  if (source === 'field') return fieldSource({ ...parts.field, clock: parts.pace.clock, steady: parts.steady });
  return recordingDir === undefined ? simulation(parts) : recordedSource(recordingDir, parts.pace);
}
