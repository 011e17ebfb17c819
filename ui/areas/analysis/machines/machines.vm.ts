import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { MachineReport } from '../../../../core/machines/index.ts';
import type { CallResult, Clock, Log, MachineReports, MachinesAnswer } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, msPerSecond, type PlantDay, plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import {
  type PlantStore,
  presentDay,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';

export interface MachinesParts {
  readonly machineReports: MachineReports;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Half a year: enough for what a machine is compared with, and for what came behind. */
const defaultDays = 182;
const againMs = 3 * msPerSecond;

/** What some days say of the machines. */
export class MachinesVm {
  private asked: DayRangeChoice | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly query = new StationQuery<CallResult<MachinesAnswer>>();
  private readonly parts: MachinesParts;

  constructor(parts: MachinesParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asked' | 'timer' | 'query' | 'parts'>(
      this,
      { asked: observableRef, timer: false, query: false, parts: false, days: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** What the address asks for; without that the last half year. */
  choose(days: DayRangeChoice | undefined): void {
    this.asked = days;
  }

  get today(): PlantDay {
    return presentDay(this.parts);
  }

  /** Days that are over. */
  get days(): DayRangeChoice {
    return this.asked ?? { from: shiftDay(this.today, -defaultDays), until: shiftDay(this.today, -1) };
  }

  get zone(): string {
    return this.parts.settings.settings.time.zone;
  }

  get state(): QueryState {
    return this.query.state;
  }

  get isNotOffered(): boolean {
    return this.query.failure?.outcome === 'notOffered';
  }

  /** There is no connection to the station: what was fetched stays. */
  get isLost(): boolean {
    return this.parts.plant.connection === 'webserverLost';
  }

  /** Undefined while there is none. */
  get answer(): MachinesAnswer | undefined {
    return this.query.answer?.value;
  }

  /** Those whose specific power changed, the one that takes most first. */
  get changed(): readonly MachineReport[] {
    const taken = ({ drift }: MachineReport) => drift.change?.perYearKWh.value ?? 0;
    return (this.answer?.picture.machines ?? [])
      .filter(({ drift }) => drift.change !== undefined)
      .toSorted((a, b) => Math.abs(taken(b)) - Math.abs(taken(a)));
  }

  /** Asks for the chosen days until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.days, this.parts.session.token, this.zone, this.isLost] as const,
      ([, , , isLost]) => {
        if (!isLost) void this.ask();
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      clearTimeout(this.timer);
      this.query.forget();
    };
  }

  /** Again, after a failure; what is shown stays meanwhile. */
  async ask(): Promise<void> {
    const { days, zone } = this;
    const { session, machineReports, log } = this.parts;
    const { token } = session;
    clearTimeout(this.timer);
    this.query.abort();
    if (token === undefined) return;
    const range = { fromMs: plantDayRange(days.from, zone).fromMs, untilMs: plantDayRange(days.until, zone).untilMs };
    const answered = await this.query.ask((waiting) => machineReports.read(range, token, waiting));
    if (answered === undefined || answered.outcome === 'aborted') return;
    if (answered.outcome !== 'succeeded') {
      if (answered.outcome !== 'notOffered') log.warn('what days say of the machines could not be fetched', answered.outcome);
      return;
    }
    const { evaluatedDays, recordedDays } = answered.value;
    if (evaluatedDays < recordedDays) this.timer = setTimeout(() => void this.ask(), againMs);
  }
}
