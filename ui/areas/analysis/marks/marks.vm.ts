import { compareStructural, computed, makeAutoObservable, reaction } from 'mobx';
import { mayCall } from '../../../../core/access/index.ts';
import type { FaultLogEntry } from '../../../../core/faults/index.ts';
import type { StationMarks } from '../../../../core/marks/index.ts';
import type { CallResult, ErrorLog, Marks as MarksPort, ServiceHistory, ServiceApi } from '../../../../core/ports/index.ts';
import { plantDayRange, type TimeRange } from '../../../../core/time/index.ts';
import { type PlantStore, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';
import type { AnalysisView } from '../model/analysisView.ts';
import { type ChartMark, chartMarks, markKinds, type MarkKind } from '../model/chartMarks.ts';
import type { ShownRange } from '../shownRange.vm.ts';

export interface MarksParts {
  readonly marks: MarksPort;
  readonly errorLog: Pick<ErrorLog, 'read'>;
  readonly services: Pick<ServiceApi, 'history'>;
  readonly plant: Pick<PlantStore, 'connection'>;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
}

/** The chart whose time axis the marks stand on. */
export interface MarkedChart {
  readonly view: AnalysisView;
  readonly range: ShownRange;
}

/** Faults, services, notes and what happened at the station, in the shown range. Call follow() while they are shown. */
export class ChartMarks {
  private readonly chart: MarkedChart;
  private readonly parts: MarksParts;
  private readonly station = new StationQuery<CallResult<StationMarks>>();
  private readonly log = new StationQuery<CallResult<readonly FaultLogEntry[]>>();
  private readonly closed = new StationQuery<CallResult<ServiceHistory>>();

  constructor(chart: MarkedChart, parts: MarksParts) {
    this.chart = chart;
    this.parts = parts;
    makeAutoObservable<this, 'chart' | 'parts' | 'station' | 'log' | 'closed' | 'wanted'>(
      this,
      { chart: false, parts: false, station: false, log: false, closed: false, wanted: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** Asks for the marks of the days that are shown, again as these change and after an outage. Returns the call that ends it. */
  follow(): () => void {
    const stopReturns = reaction(
      () => this.parts.plant.connection === 'webserverLost',
      (isLost) => {
        if (!isLost) void this.reload();
      },
    );
    const stopRange = reaction(
      () => ({ wanted: this.wanted, token: this.parts.session.token }),
      ({ wanted, token }) => {
        if (wanted !== undefined && token !== undefined) void this.ask(wanted, token);
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stopReturns();
      stopRange();
    };
  }

  /** Asks again: a note was written. */
  async reload(): Promise<void> {
    const { token } = this.parts.session;
    if (this.wanted !== undefined && token !== undefined) await this.ask(this.wanted, token);
  }

  /** In the range at rest, ascending, of the kinds that are not filtered out. */
  get shown(): readonly ChartMark[] {
    const { restedSpan } = this.chart.range;
    const hidden = this.chart.view.hiddenMarks;
    if (restedSpan === undefined) return [];
    const sources = {
      faults: this.log.answer?.value ?? [],
      services: this.closed.answer?.value.records ?? [],
      station: this.station.answer?.value,
    };
    return chartMarks(sources, new Set(this.kinds.filter((kind) => !hidden.has(kind))), restedSpan);
  }

  /** Those that this session may see at this controller. */
  get kinds(): readonly MarkKind[] {
    const has = {
      fault: this.mayReadLog,
      service: this.mayReadServices,
      note: this.hasNotes,
      restart: this.hasNotes,
      settings: this.hasNotes,
      reset: this.hasNotes,
      import: this.hasNotes,
    };
    return markKinds.filter((kind) => has[kind]);
  }

  /** The controller keeps notes. */
  get hasNotes(): boolean {
    return this.station.answer !== undefined;
  }

  get canWrite(): boolean {
    return this.hasNotes && this.parts.session.session.canWrite;
  }

  /** The last question for notes failed; a controller that keeps none is no failure. */
  get hasFailed(): boolean {
    return this.station.state === 'failed' && this.station.failure?.outcome !== 'notOffered';
  }

  private get mayReadLog(): boolean {
    return mayCall('errorLog', this.parts.session.session, this.parts.settings.settings.rights);
  }

  private get mayReadServices(): boolean {
    return mayCall('services', this.parts.session.session, this.parts.settings.settings.rights) && this.closed.answer !== undefined;
  }

  /** Whole days of the plant, so that not each move of the range asks. */
  private get wanted(): TimeRange | undefined {
    const { restedSpan, zone } = this.chart.range;
    if (restedSpan === undefined) return undefined;
    const { from, until } = this.chart.range.daysOf(restedSpan);
    return { fromMs: plantDayRange(from, zone).fromMs, untilMs: plantDayRange(until, zone).untilMs };
  }

  private async ask(range: TimeRange, token: string): Promise<void> {
    const { marks, errorLog, services, session, settings } = this.parts;
    const may = (call: 'services' | 'marks') => mayCall(call, session.session, settings.settings.rights);
    await Promise.all([
      may('marks') ? this.station.ask((waiting) => marks.read(range, token, waiting)) : undefined,
      this.mayReadLog ? this.log.ask((waiting) => errorLog.read(token, waiting, range)) : undefined,
      may('services') ? this.closed.ask((waiting) => services.history(token, waiting)) : undefined,
    ]);
  }
}
