import { compareStructural, computed, makeAutoObservable, observableRef, reaction } from 'mobx';
import {
  comparedDays,
  type CostComparison,
  costComparisons,
  type CostPeriod,
  costRange,
  lastDayMsOf,
  loadStrip,
  type LoadStrip,
} from '../../../../core/cost/index.ts';
import type { CallResult, Clock, CostAnswer, Costs, Log } from '../../../../core/ports/index.ts';
import { recordOf } from '../../../../core/records/index.ts';
import { type DayRangeChoice, daysFrom, namedRange, type PlantDay, shiftDay, timeRangeMs } from '../../../../core/time/index.ts';
import {
  type PlantStore,
  presentDay,
  presentMs,
  type QueryState,
  type SessionStore,
  type SettingsStore,
  StationQuery,
} from '../../../stores/index.ts';

export interface CostParts {
  readonly costs: Costs;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Days are given up to two months of them, else weeks or months. */
const maxDays = 62;
const maxWeeksDays = 190;

/** What energy cost in some days, the days before and the same days of the year before. */
export class CostVm {
  /** None of the days' quarter hours is over. */
  isEmpty = false;
  private asked: DayRangeChoice | undefined;
  private readonly query = new StationQuery<CallResult<CostAnswer>>();
  private readonly others = recordOf(costComparisons, () => new StationQuery<CallResult<CostAnswer>>());
  /** The last week of days that are too many to be shown by quarter hours. */
  private readonly week = new StationQuery<CallResult<CostAnswer>>();
  private readonly parts: CostParts;

  constructor(parts: CostParts) {
    this.parts = parts;
    makeAutoObservable<this, 'asked' | 'others' | 'query' | 'week' | 'parts'>(
      this,
      { asked: observableRef, others: false, query: false, week: false, parts: false, days: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** What the address asks for; without that this month. */
  choose(days: DayRangeChoice | undefined): void {
    this.asked = days;
  }

  get today(): PlantDay {
    return presentDay(this.parts);
  }

  get days(): DayRangeChoice {
    return this.asked ?? namedRange('thisMonth', this.today);
  }

  get state(): QueryState {
    return this.query.state;
  }

  get isNotOffered(): boolean {
    return this.query.failure?.outcome === 'notOffered';
  }

  /** Undefined while there is none of these days. */
  get answer(): CostAnswer | undefined {
    return this.query.result?.outcome === 'succeeded' ? this.query.result.value : undefined;
  }

  /** Undefined while there is none. */
  compared(kind: CostComparison): CostAnswer | undefined {
    return this.others[kind].answer?.value;
  }

  /** Price and load of the days' quarter hours, or of their last week's; undefined while there is none. */
  get strip(): LoadStrip | undefined {
    const shown = this.answer?.cost.loads.length === 0 ? this.week.answer?.value : this.answer;
    return shown && loadStrip(shown.cost.loads, shown.cost.range, this.parts.settings.settings.time.zone);
  }

  /** What the periods of the answer are. */
  get every(): CostPeriod {
    const count = daysFrom(this.days.from, this.days.until) + 1;
    return count <= maxDays ? 'day' : count <= maxWeeksDays ? 'week' : 'month';
  }

  /** Asks for the chosen days, and for others that are chosen, until the returned function is called. */
  follow(): () => void {
    const stop = reaction(
      () => [this.days, this.parts.session.token, this.parts.settings.settings.time.zone] as const,
      () => void this.ask(),
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      this.forget();
    };
  }

  /** Again after a failure. */
  async ask(): Promise<void> {
    const { days, every } = this;
    const { session, settings, costs, log } = this.parts;
    const { token } = session;
    this.forget();
    if (token === undefined) return;
    const { zone } = settings.settings.time;
    const lastDayMs = lastDayMsOf(days, presentMs(this.parts), zone);
    this.isEmpty = timeRangeMs(costRange(days, zone, lastDayMs)) === 0;
    if (this.isEmpty) return;
    const readOf = (of: DayRangeChoice) => (waiting: { readonly signal: AbortSignal }) =>
      costs.read(costRange(of, zone, lastDayMs), every, token, waiting);
    const answered = await this.query.ask(readOf(days));
    if (answered === undefined || answered.outcome === 'aborted') return;
    if (answered.outcome === 'succeeded') {
      for (const kind of costComparisons) void this.others[kind].ask(readOf(comparedDays(days, kind)));
      if (answered.value.cost.loads.length === 0) void this.week.ask(readOf({ from: shiftDay(days.until, -6), until: days.until }));
    } else if (answered.outcome !== 'notOffered') log.warn('the cost of energy could not be fetched', answered.outcome);
  }

  private forget(): void {
    for (const query of [this.query, this.week, ...Object.values(this.others)]) query.forget();
  }
}
