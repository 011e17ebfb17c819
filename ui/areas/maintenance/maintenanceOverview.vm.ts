import { makeAutoObservable } from 'mobx';
import type { ListedService } from '../../../core/maintenance/index.ts';
import type { ServicesStore } from '../../stores/index.ts';
import { firstOf, type ServiceGroup, serviceGroups, urgentCount } from './model/serviceGroups.ts';
import { serviceHeadline, type ServiceHeadline } from './model/serviceHeadline.ts';

const figureCount = 3;

/** What is due next across all machines. */
export class MaintenanceOverviewVm {
  /** All services are listed, not only those that come next. */
  isOpen = false;
  private readonly services: ServicesStore;

  constructor(services: ServicesStore) {
    this.services = services;
    makeAutoObservable<this, 'services'>(this, { services: false }, { autoBind: true });
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  get headline(): ServiceHeadline {
    return serviceHeadline(this.services.state, this.services.list, this.services.hourMs ?? NaN);
  }

  get asOfMs(): number | undefined {
    return this.services.asOfMs;
  }

  /** The figures of the page; undefined while there is nothing to show in a place. */
  get next(): readonly (ListedService | undefined)[] {
    const { kind } = this.headline;
    const shown = kind === 'counted' || kind === 'unknown' ? this.services.list : [];
    return Array.from({ length: figureCount }, (_, i) => shown[i]);
  }

  /** The list, as far as it is open; empty while no remaining time is reported. */
  get groups(): readonly ServiceGroup[] {
    if (this.services.state !== 'known') return [];
    return this.isOpen ? this.allGroups : firstOf(this.allGroups, urgentCount(this.allGroups));
  }

  /** Services that a closed list leaves out. */
  get laterCount(): number {
    return this.services.list.length - urgentCount(this.allGroups);
  }

  private get allGroups(): readonly ServiceGroup[] {
    return serviceGroups(this.services.list, this.services.hourMs ?? NaN);
  }
}
