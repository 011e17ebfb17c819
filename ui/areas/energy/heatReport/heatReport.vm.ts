import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import { type ComparedThreshold, comparedThresholds, type HeatField, heatForm, isYear } from '../../../../core/heatReport/index.ts';
import type { HeatCircuit } from '../../../../core/plantData/index.ts';
import type { CallResult, Clock, HeatReportAnswer, HeatReports, Log } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, daysFrom, type PlantDay, plantDayRange, shiftDay } from '../../../../core/time/index.ts';
import {
  type PlantStore,
  presentDay,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';

export interface HeatReportParts {
  readonly reports: HeatReports;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** What is asked for: by default the last 365 days that are over. */
const defaultDays = 365;

/** The waste heat of a circuit in a year. */
export class HeatReportVm {
  private circuit: HeatCircuit = 'oilCirculation';
  private asked: DayRangeChoice | undefined;
  private readonly query = new StationQuery<CallResult<HeatReportAnswer>>({ isDroppedByFailure: true });
  private readonly parts: HeatReportParts;

  constructor(parts: HeatReportParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asked' | 'query' | 'parts'>(
      this,
      { asked: observableRef, query: false, parts: false, days: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** What the address asks for. */
  choose(circuit: HeatCircuit, days: DayRangeChoice | undefined): void {
    this.circuit = circuit;
    this.asked = days;
  }

  /** The last day that is over. */
  get yesterday(): PlantDay {
    return shiftDay(presentDay(this.parts), -1);
  }

  get days(): DayRangeChoice {
    return this.asked ?? { from: shiftDay(this.yesterday, 1 - defaultDays), until: this.yesterday };
  }

  /** The form is of a year. */
  get isYear(): boolean {
    return isYear(daysFrom(this.days.from, this.days.until) + 1);
  }

  get state(): QueryState {
    return this.query.state;
  }

  get isNotOffered(): boolean {
    return this.query.failure?.outcome === 'notOffered';
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  get answer(): HeatReportAnswer | undefined {
    return this.query.answer?.value;
  }

  /** In the order of the platform; empty for a range that is no year. */
  get fields(): readonly HeatField[] {
    const { answer } = this;
    return answer === undefined || !this.isYear ? [] : heatForm(answer.report, answer.source?.form ?? {}, answer.source?.temperatureDegC);
  }

  get thresholds(): readonly ComparedThreshold[] {
    const { answer } = this;
    return answer === undefined
      ? []
      : comparedThresholds(answer.report, { temperatureDegC: answer.source?.temperatureDegC, companyGWh: answer.source?.companyGWh });
  }

  /** Asks until the returned function is called. */
  follow(): () => void {
    const { session, settings } = this.parts;
    const stop = reaction(
      () => [this.circuit, this.days, session.token, settings.settings.time.zone] as const,
      () => void this.ask(),
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      this.query.forget();
    };
  }

  /** Again: after a failure, or since something was entered. */
  async ask(): Promise<void> {
    const { session, settings, reports, log } = this.parts;
    const { token } = session;
    if (token === undefined) return;
    const { zone } = settings.settings.time;
    const { from, until } = this.days;
    const range = { fromMs: plantDayRange(from, zone).fromMs, untilMs: plantDayRange(until, zone).untilMs };
    const answered = await this.query.ask((waiting) => reports.read(range, this.circuit, token, waiting));
    if (answered === undefined || ['aborted', 'succeeded', 'notOffered'].includes(answered.outcome)) return;
    log.warn('the waste heat could not be fetched', answered.outcome);
  }
}
