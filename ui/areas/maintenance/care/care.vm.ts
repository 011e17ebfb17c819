import { makeAutoObservable, reaction, runInAction } from 'mobx';
import {
  lastServiceOf,
  type ListedService,
  type MaintenanceItem,
  type RunningDay,
  type RunningPattern,
  runningPattern,
  type ServiceDate,
  serviceDate,
  serviceMs,
  type ServiceRecord,
  type ServiceVisit,
  serviceVisits,
} from '../../../../core/maintenance/index.ts';
import type { CallResult, ServiceHistory, ServiceApi } from '../../../../core/ports/index.ts';
import { plantDayOf, shiftDay } from '../../../../core/time/index.ts';
import { type RunningHoursStore, type ServicesStore, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';

export interface CareParts {
  readonly services: ServiceApi;
  readonly listed: ServicesStore;
  readonly runningHours: RunningHoursStore;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
}

/** Closed services, and dates by the weekdays of each machine; kept with the page of the browser. */
export class CareVm {
  private readonly histories = new StationQuery<CallResult<ServiceHistory>>();
  private readonly running = new StationQuery<CallResult<ReadonlyMap<number, readonly RunningDay[]>>>();
  private readonly parts: CareParts;

  constructor(parts: CareParts) {
    this.parts = parts;
    makeAutoObservable<this, 'histories' | 'running' | 'parts'>(
      this,
      { histories: false, running: false, parts: false },
      { autoBind: true },
    );
    runInAction(() => (parts.listed.forecast = (item) => this.expectedMs(item)));
    reaction(
      () => parts.session.token,
      () => {
        this.histories.forget();
        this.running.forget();
      },
    );
  }

  /** Asks for what is not known, and again each hour of the plant. Returns the call that ends it. */
  follow(): () => void {
    const stop = reaction(
      () => [this.parts.session.token, this.parts.listed.hourMs] as const,
      ([, hourMs]) => {
        void this.load();
        if (hourMs !== undefined) void this.loadRunning();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.histories.abort();
      this.running.abort();
    };
  }

  /** Asks for the closed services once more. */
  load(): Promise<void> {
    const { services, session } = this.parts;
    const { token } = session;
    if (token === undefined) return Promise.resolve();
    return this.histories.refresh((waiting) => services.history(token, waiting), 'again');
  }

  /** Whether closed services can be shown: `notOffered` where the controller keeps none. */
  get state(): 'loading' | 'ready' | 'failed' | 'notOffered' {
    if (this.history !== undefined) return 'ready';
    if (this.histories.state !== 'failed') return 'loading';
    return this.histories.failure?.outcome === 'notOffered' ? 'notOffered' : 'failed';
  }

  get history(): ServiceHistory | undefined {
    return this.histories.answer?.value;
  }

  /** Of a machine, or of one of its parts; newest entry first. */
  recordsOf(index: number, component?: MaintenanceItem['component']): readonly ServiceRecord[] {
    return (this.history?.records ?? []).filter(
      (record) => record.index === index && (component === undefined || record.component === component),
    );
  }

  lastOf(item: Pick<MaintenanceItem, 'index' | 'component'>): ServiceRecord | undefined {
    return lastServiceOf(this.history?.records ?? [], item);
  }

  /** How a machine runs through the week; undefined while too little is known of that. */
  patternOf(index: number): RunningPattern | undefined {
    return this.patterns.get(index);
  }

  /** When a part's service is expected, with what that rests on. */
  dateOf(item: Pick<MaintenanceItem, 'index' | 'component' | 'remainingH'>): ServiceDate | undefined {
    const start = this.start;
    return start && serviceDate(item, this.patternOf(item.index), this.parts.runningHours.perDayH?.get(item.index), start);
  }

  /** First date first. */
  get visits(): readonly ServiceVisit[] {
    const { hourMs, list } = this.parts.listed;
    return hourMs === undefined ? [] : serviceVisits(list, hourMs);
  }

  visitOf({ index, component }: Pick<ListedService, 'index' | 'component'>): ServiceVisit | undefined {
    return this.visits.find((visit) => visit.index === index && visit.services.some((service) => service.component === component));
  }

  private expectedMs(item: MaintenanceItem): number | undefined {
    const pattern = this.patternOf(item.index);
    const { start } = this;
    return pattern === undefined || start === undefined ? undefined : serviceMs(item, pattern, undefined, start);
  }

  private get start() {
    const { hourMs } = this.parts.listed;
    return hourMs === undefined ? undefined : { nowMs: hourMs, zone: this.zone };
  }

  private get zone(): string {
    return this.parts.settings.settings.time.zone;
  }

  /** The day of the plant, as text, so that patterns are new once a day. */
  private get lastDay(): string | undefined {
    const { hourMs } = this.parts.listed;
    return hourMs === undefined ? undefined : shiftDay(plantDayOf(hourMs, this.zone), -1);
  }

  private get patterns(): ReadonlyMap<number, RunningPattern> {
    const { lastDay } = this;
    if (lastDay === undefined || !this.isAllowed) return new Map();
    const all = [...(this.running.answer?.value ?? [])].map(([index, days]) => [index, runningPattern(days, lastDay)] as const);
    return new Map(all.filter((each): each is readonly [number, RunningPattern] => each[1] !== undefined));
  }

  private get isAllowed(): boolean {
    const { analytics, energyBalancing } = this.parts.session.allowed;
    return analytics || energyBalancing;
  }

  private async loadRunning(): Promise<void> {
    const { services, session } = this.parts;
    const { token } = session;
    if (token === undefined || !this.isAllowed) return;
    await this.running.refresh((waiting) => services.runningDays(token, waiting));
  }
}
