import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import { type ListedService, type MaintenanceItem, type OwnForecast, type ServiceDue, serviceList } from '../../core/maintenance/index.ts';
import type { Connection } from '../../core/ports/index.ts';
import { msPerHour } from '../../core/time/index.ts';
import type { PlantStore } from './PlantStore.ts';
import type { RunningHoursStore } from './RunningHoursStore.ts';

/** `loading`: also while their order is on its way; `withheld`: the station says everything but services. */
export type ServicesState = 'loading' | 'lost' | 'noPlant' | 'incompatible' | 'withheld' | 'known';

const withoutValues: Readonly<Record<Connection, ServicesState>> = {
  connecting: 'loading',
  connected: 'loading',
  webserverLost: 'lost',
  controlLost: 'lost',
  noPlant: 'noPlant',
  incompatible: 'incompatible',
  refused: 'lost',
};

const worstFirst: readonly ServiceDue[] = ['overdue', 'dueSoon', 'notDue'];

/** Begun hours count as used up, so that what is left is never shown as more than it is. */
const inWholeHours = (item: MaintenanceItem): MaintenanceItem => ({
  ...item,
  remainingH: item.remainingH === undefined ? undefined : Math.floor(item.remainingH),
});

/** The services of all machines; new only when an hour or what is known of the running hours changed. */
export class ServicesStore {
  /** What was last heard of, in the order of the station. */
  private heard: readonly Pick<MaintenanceItem, 'index' | 'component'>[] = [];
  /** Goes before the mean pace once a page of the area has brought it. */
  forecast: OwnForecast | undefined = undefined;
  private readonly plant: PlantStore;
  private readonly runningHours: RunningHoursStore;

  constructor(plant: PlantStore, runningHours: RunningHoursStore) {
    this.plant = plant;
    this.runningHours = runningHours;
    makeAutoObservable<this, 'heard' | 'plant' | 'runningHours' | 'items'>(
      this,
      { heard: observableRef, forecast: observableRef, plant: false, runningHours: false, items: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
    reaction(
      () => [this.items, plant.shape === undefined] as const,
      ([items, isForgotten]) => {
        if (items !== undefined || isForgotten) this.remember(items ?? []);
      },
      { fireImmediately: true },
    );
  }

  get state(): ServicesState {
    const { snapshot, connection } = this.plant;
    if (snapshot === undefined) return withoutValues[connection];
    if (snapshot.maintenance === undefined) return 'withheld';
    return this.isSettling ? 'loading' : 'known';
  }

  /** The services are there, but not what their order and dates depend on. */
  get isSettling(): boolean {
    return this.items !== undefined && this.hourMs !== undefined && this.runningHours.state === 'pending';
  }

  /** Soonest first; while the values are gone, what was last heard of without them, in the order of the station. */
  get list(): readonly ListedService[] {
    if (this.items === undefined) return this.state === 'withheld' ? [] : this.heard.map(unknownService);
    const { hourMs } = this;
    return serviceList(this.items, hourMs === undefined ? undefined : this.runningHours.perDayH, hourMs ?? 0, this.forecast);
  }

  /** The services of a machine, by slot 1..10. */
  ofMachine(slot: number): readonly ListedService[] {
    return this.list.filter(({ index }) => index === slot);
  }

  /** The one of a machine that comes first, by slot 1..10; undefined while that, or any remaining time, is not known. */
  nextOf(slot: number): ListedService | undefined {
    return this.isSettling ? undefined : this.ofMachine(slot).find(({ due }) => due !== undefined);
  }

  /** The most urgent of a machine's services, by slot 1..10; undefined when nothing is known of any. */
  dueOf(slot: number): ServiceDue | undefined {
    const services = this.ofMachine(slot);
    return worstFirst.find((due) => services.some((service) => service.due === due));
  }

  /** When the values were measured; undefined while there are none. */
  get asOfMs(): number | undefined {
    return this.plant.snapshot?.atMs;
  }

  /** The running hour of the controller's clock, which expected dates start from; undefined while there is none. */
  get hourMs(): number | undefined {
    const atMs = this.plant.snapshot?.atMs;
    return atMs !== undefined && Number.isFinite(atMs) ? Math.floor(atMs / msPerHour) * msPerHour : undefined;
  }

  private get items(): readonly MaintenanceItem[] | undefined {
    return this.plant.snapshot?.maintenance?.map(inWholeHours);
  }

  private remember(items: readonly MaintenanceItem[]): void {
    this.heard = items.map(({ index, component }) => ({ index, component }));
  }
}

function unknownService({ index, component }: Pick<MaintenanceItem, 'index' | 'component'>): ListedService {
  return { index, component, intervalH: undefined, remainingH: undefined, due: undefined, expectedMs: undefined };
}
