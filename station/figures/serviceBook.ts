import {
  canTakeBack,
  type MaintenanceItem,
  remainingWithout,
  type RunningDay,
  runningWeekCount,
  type ServiceEntry,
  serviceEntryProblem,
  type ServiceEntryProblem,
  type ServiceRecord,
} from '../../core/maintenance/index.ts';
import type { Clock, PlantSource, ServiceHistory, ServiceRepository } from '../../core/ports/index.ts';
import { type Counts, plantIndex } from '../../core/statistics/index.ts';
import { plantDayOf, plantDayRange, shiftDay, type TimeRange } from '../../core/time/index.ts';

/** Why an entry is not kept. */
export type ServiceRefusal = ServiceEntryProblem | 'unknownService' | 'tooLate';

/** The services of the plant: those that were closed, and how long the machines ran. */
export interface ServiceBook {
  /** What the control says of the services now. */
  take(sample: { readonly maintenance: readonly MaintenanceItem[] }): void;
  history(): ServiceHistory;
  /** What the control says of the services now. */
  items(): readonly MaintenanceItem[];
  /** How long each machine ran on each of the last whole days, by compressor index, oldest first. */
  runningDays(signal?: AbortSignal): Promise<ReadonlyMap<number, readonly RunningDay[]>>;
  /** Keeps a service and begins its interval again where the control allows it; what is not kept gives why. */
  close(entry: ServiceEntry): ServiceRecord | ServiceRefusal;
  /** The interval goes on as if it had not begun again. */
  takeBack(id: number): ServiceRecord | ServiceRefusal;
}

export interface ServiceBookParts {
  readonly repository: ServiceRepository;
  /** Does several changes of the database, all or none. */
  readonly transaction: (change: () => void) => void;
  readonly source: Pick<PlantSource, 'setRemaining'>;
  readonly counted: (range: TimeRange, signal?: AbortSignal) => Promise<readonly Counts[]>;
  /** The plant's. */
  readonly zone: () => string;
  readonly clock: Clock;
}

const daysPerWeek = 7;

export function serviceBook({ repository, transaction, source, counted, zone, clock }: ServiceBookParts): ServiceBook {
  let items: readonly MaintenanceItem[] = [];
  const canRestart = source.setRemaining !== undefined;
  const itemOf = ({ index, component }: Pick<MaintenanceItem, 'index' | 'component'>) =>
    items.find((item) => item.index === index && item.component === component);

  return {
    take({ maintenance }) {
      items = maintenance;
    },
    items: () => items,
    history: () => ({ calendarId: repository.calendarId, canRestart, records: repository.all() }),
    async runningDays(signal) {
      const today = plantDayOf(clock.nowMs(), zone());
      const days = new Map<number, RunningDay[]>();
      for (let back = runningWeekCount * daysPerWeek; back >= 1; back--) {
        const day = shiftDay(today, -back);
        for (const { index, loadS, noLoadS, knownS, rangeS } of await counted(plantDayRange(day, zone()), signal)) {
          if (index === plantIndex) continue;
          const runningS = loadS === undefined || noLoadS === undefined ? undefined : loadS + noLoadS;
          days.set(index, [...(days.get(index) ?? []), { day, runningS, knownS, rangeS }]);
        }
      }
      return days;
    },
    close(entry) {
      const item = itemOf(entry);
      if (item === undefined) return 'unknownService';
      const problem = serviceEntryProblem(entry, clock.nowMs());
      if (problem !== undefined) return problem;
      const { intervalH, remainingH } = item;
      const isRestarted = canRestart && intervalH !== undefined;
      const record = { ...entry, intervalH, remainingH, enteredAtMs: clock.nowMs(), isRestarted };
      let id = 0;
      transaction(() => {
        id = repository.add(record);
        if (isRestarted) source.setRemaining?.(item, intervalH);
      });
      return { ...record, id };
    },
    takeBack(id) {
      const records = repository.all();
      const record = records.find((each) => each.id === id);
      if (record === undefined) return 'unknownService';
      if (!canTakeBack(record, records, clock.nowMs())) return 'tooLate';
      const remainingH = record.isRestarted ? remainingWithout(record, itemOf(record)?.remainingH) : undefined;
      transaction(() => {
        repository.remove(id);
        if (remainingH !== undefined) source.setRemaining?.(record, remainingH);
      });
      return record;
    },
  };
}
