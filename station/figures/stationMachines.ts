import type { MachinesPicture } from '../../core/machines/index.ts';
import type { MachineCycles } from '../../core/measures/index.ts';
import type { LoggedControl } from '../../core/replay/index.ts';
import type { PlantData } from '../../core/plantData/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';
import type { DayFileReader } from './dayFileReader.ts';
import { evaluatedDays, type EvaluatedDays, type EvaluatedDaysParts, lastDayOver } from './evaluatedDays.ts';

/** What finished days say of the machines. */
export interface EvaluatedMachines extends Pick<EvaluatedDays, 'recordedDays' | 'evaluatedDays'> {
  readonly picture: MachinesPicture;
  /** Whole days of the range that are over. */
  readonly range: TimeRange;
}

type Entered = Pick<PlantData, 'dataSheets' | 'eras'>;

export interface StationMachines {
  /** Rejects with the signal's reason when it is given. */
  read(range: TimeRange, plant: Entered, signal: AbortSignal): Promise<EvaluatedMachines>;
  /** How they were switched, by the days of the range that are evaluated. */
  cycles(range: TimeRange, signal: AbortSignal): Promise<readonly MachineCycles[]>;
  /** At which pressures, and for how long. */
  control(range: TimeRange, signal: AbortSignal): Promise<LoggedControl>;
  /** By the days of the last year that are evaluated. */
  ofYear(plant: Entered, signal: AbortSignal): Promise<MachinesPicture>;
}

export interface StationMachinesParts extends EvaluatedDaysParts {
  readonly reader: Pick<DayFileReader, 'read'>;
  /** Channels that were calculated in a range, if only in part. */
  readonly estimated: (range: TimeRange, signal: AbortSignal) => Promise<readonly Channel[]>;
}

/** So many days are watched. */
const watchedDays = 366;

export function stationMachines(parts: StationMachinesParts): StationMachines {
  const { details, reader, zone, estimated } = parts;
  const pictureOf = async (from: string, until: string, plant: Entered, signal: AbortSignal) => {
    const range = { fromMs: plantDayRange(from, zone()).fromMs, untilMs: plantDayRange(until < from ? from : until, zone()).untilMs };
    const machines = from > until ? [] : details.read('machines', from, until);
    const question = { range, zone: zone(), plant, estimated: await estimated(range, signal) };
    return { range, picture: await reader.read({ wanted: 'machines', machines, question }, signal) };
  };
  const eventsOf = async (range: TimeRange) => {
    const { from, until } = await evaluatedDays(parts, range);
    return from > until ? [] : details.read('events', from, until);
  };
  return {
    async read(range, plant, signal) {
      const { from, until, ...counted } = await evaluatedDays(parts, range);
      // what happened behind days of the past says nothing of them; what happened today ends a drift at once
      const isPast = until < lastDayOver(parts);
      const { untilMs } = plantDayRange(until, zone());
      const eras = isPast ? plant.eras.filter(({ atMs }) => atMs < untilMs) : plant.eras;
      return { ...(await pictureOf(from, until, { ...plant, eras }, signal)), ...counted };
    },
    cycles: async (range, signal) => reader.read({ wanted: 'cycles', events: await eventsOf(range) }, signal),
    control: async (range, signal) => reader.read({ wanted: 'control', events: await eventsOf(range) }, signal),
    async ofYear(plant, signal) {
      const yesterday = lastDayOver(parts);
      return (await pictureOf(shiftDay(yesterday, -watchedDays), yesterday, plant, signal)).picture;
    },
  };
}
