import { makeAutoObservable } from 'mobx';
import { type BarAxis, barAxis, type ListedService, serviceChart, type ServiceChart } from '../../../core/maintenance/index.ts';
import type { ServicesStore } from '../../stores/index.ts';
import { serviceHeadline, type ServiceHeadline } from './model/serviceHeadline.ts';

/** The services of one machine. */
export class MachineServicesVm {
  /** 1..10 */
  readonly slot: number;
  private readonly services: ServicesStore;

  constructor(services: ServicesStore, slot: number) {
    this.services = services;
    this.slot = slot;
    makeAutoObservable<this, 'services'>(this, { slot: false, services: false }, { autoBind: true });
  }

  get headline(): ServiceHeadline {
    return serviceHeadline(this.services.state, this.list, this.services.hourMs ?? NaN);
  }

  get asOfMs(): number | undefined {
    return this.services.asOfMs;
  }

  /** Soonest first; empty while that is not known. */
  get list(): readonly ListedService[] {
    return this.services.isSettling ? [] : this.services.ofMachine(this.slot);
  }

  /** The one that comes first; undefined while no remaining time is known. */
  get next(): ListedService | undefined {
    return this.services.nextOf(this.slot);
  }

  get chart(): ServiceChart<ListedService> {
    return serviceChart(this.list);
  }

  get axis(): BarAxis {
    return barAxis(this.chart);
  }
}
