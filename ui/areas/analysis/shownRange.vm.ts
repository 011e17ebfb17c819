import { compareStructural, computed, makeAutoObservable } from 'mobx';
import { clampSpan, xSpan } from '../../../core/plot/index.ts';
import {
  type ClosedTimeRange,
  type DayRangeChoice,
  msPerDay,
  msPerHour,
  msPerMinute,
  plantDayOf,
  type PlantDay,
  plantDayRange,
  steppedDays,
} from '../../../core/time/index.ts';
import { weekBufferMs } from '../../../core/samples/index.ts';
import { type PlantStore, type SettingsStore, presentMs } from '../../stores/index.ts';
import type { LiveData } from './liveData.vm.ts';
import type { AnalysisView } from './model/analysisView.ts';

/** The chart that the range is of. */
export interface RangedChart {
  readonly view: AnalysisView;
  /** The view when it last was at rest. */
  readonly restedView: AnalysisView;
  /** A range by hand that ends at the newest value goes on with it. */
  readonly isPinned: boolean;
  readonly isLiveSource: boolean;
  readonly isFilling: boolean;
  /** All that there is of what was asked for is there. */
  readonly isWhole: boolean;
  readonly live: LiveData;
  /** Of the days that were loaded. */
  readonly loadedSpan: ClosedTimeRange | undefined;
}

export interface ShownRangeParts {
  readonly plant: PlantStore;
  readonly settings: SettingsStore;
}

const lookBackMs = { '10min': 10 * msPerMinute, '30min': 30 * msPerMinute, '1h': msPerHour } as const;
/** Without a connection the time axis runs on for this part of its range, so that the outage is seen and the past stays. */
const outageShare = 0.2;
/** In a longer range the values between two logged ones are not seen. */
const shortMs = 2 * msPerHour;

/** Of a range that was asked for, less than this part is not missed. */
const missedShare = 0.01;

/** A range that a person moves along the oldest live values stays one of them while these are dropped. */
const dropSlackMs = msPerHour;

/** Which part of the values the chart shows, by what its view asks for and what there is. */
export class ShownRange {
  private readonly chart: RangedChart;
  private readonly parts: ShownRangeParts;

  constructor(chart: RangedChart, parts: ShownRangeParts) {
    this.chart = chart;
    this.parts = parts;
    makeAutoObservable<this, 'chart' | 'parts'>(
      this,
      {
        chart: false,
        parts: false,
        isLogged: false,
        daysOf: false,
        stepped: false,
        reachOf: false,
        available: computed({ equals: compareStructural }),
        span: computed({ equals: compareStructural }),
        restedSpan: computed({ equals: compareStructural }),
        recordedEnds: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** Where the values of the range come from: what the live log reaches back to comes from there. */
  get source(): 'live' | 'sd' {
    const { view, isPinned } = this.chart;
    if (view.source !== 'auto') return view.source;
    if (view.days !== undefined) return this.isLogged(plantDayRange(view.days.from, this.zone).fromMs) ? 'live' : 'sd';
    return view.x.mode !== 'manual' || isPinned || this.isLogged(view.x.span.fromMs) ? 'live' : 'sd';
  }

  /** Whether the live log reaches back to a moment, or will once it is there. */
  isLogged(atMs: number): boolean {
    return atMs >= Math.min(this.nowMs - weekBufferMs, this.firstLoggedMs ?? Infinity) - dropSlackMs;
  }

  /** The days whose files are to be loaded; undefined without any, and for the last one with a file. */
  get fileDays(): DayRangeChoice | undefined {
    const { view } = this.chart;
    if (view.days !== undefined || view.x.mode !== 'manual') return view.days;
    return this.daysOf(view.x.span);
  }

  /** The days of the plant that a range touches. */
  daysOf({ fromMs, toMs }: ClosedTimeRange): DayRangeChoice {
    return { from: plantDayOf(fromMs, this.zone), until: plantDayOf(toMs, this.zone) };
  }

  /** First and last moment that can be shown; undefined without any row, and where the live log has none of the days asked for. */
  get available(): ClosedTimeRange | undefined {
    return this.chart.isLiveSource ? this.liveSpan : this.chart.loadedSpan;
  }

  /** First and last moment of all that can be asked for, of the live log and of the days with a file. */
  reachOf(days: ReadonlySet<PlantDay> = new Set()): ClosedTimeRange | undefined {
    const [firstDay] = [...days].sort();
    const firstMs = firstDay === undefined ? Infinity : plantDayRange(firstDay, this.zone).fromMs;
    const fromMs = Math.min(firstMs, this.firstLoggedMs ?? Infinity, this.available?.fromMs ?? Infinity);
    return Number.isFinite(fromMs) ? { fromMs, toMs: Math.max(this.nowMs, this.available?.toMs ?? -Infinity) } : undefined;
  }

  /** The range that is shown; undefined without data. */
  get span(): ClosedTimeRange | undefined {
    const { available, chosen } = this;
    const { x } = this.chart.view;
    if (x.mode !== 'manual' || !this.chart.isPinned || available === undefined) return xSpan(x, { available, chosen });
    return clampSpan({ fromMs: available.toMs - (x.span.toMs - x.span.fromMs), toMs: available.toMs }, available);
  }

  /** The range when it last was at rest; it follows live values. */
  get restedSpan(): ClosedTimeRange | undefined {
    const { view, restedView } = this.chart;
    return view.x === restedView.x ? this.span : xSpan(restedView.x, { available: this.available, chosen: this.chosen });
  }

  /** The range as it was asked for, whether it has data or not; undefined for one that follows the data. */
  get asked(): ClosedTimeRange | undefined {
    const { x, days } = this.chart.view;
    if (x.mode === 'manual') return x.span;
    return days && this.chosen;
  }

  /** Where the range at rest begins later or ends earlier than it was asked for, as far as that is over, because nothing more was recorded. */
  get recordedEnds(): Partial<ClosedTimeRange> {
    const { restedSpan: shown, restedAsked: asked } = this;
    if (!this.chart.isWhole || asked === undefined || shown === undefined) return {};
    const toMs = Math.min(asked.toMs, this.nowMs);
    const missedMs = missedShare * (toMs - asked.fromMs);
    return {
      ...(shown.fromMs - asked.fromMs > missedMs ? { fromMs: shown.fromMs } : {}),
      ...(toMs - shown.toMs > missedMs ? { toMs: shown.toMs } : {}),
    };
  }

  /** Undefined for a range that is as long as the data. */
  private get restedAsked(): ClosedTimeRange | undefined {
    const { restedView, isPinned } = this.chart;
    const { x } = restedView;
    if (x.mode === 'manual') return isPinned ? undefined : x.span;
    return x.mode === 'auto' ? this.chosen : undefined;
  }

  /** The range shows the newest live values and goes on with them. */
  get isFollowing(): boolean {
    return this.chart.isLiveSource && this.span?.toMs === this.available?.toMs;
  }

  /** The range is so short that the values between two logged ones are seen. */
  get isShort(): boolean {
    return this.wantedMs <= shortMs;
  }

  /** The days that are shown, or are to be. */
  get days(): DayRangeChoice | undefined {
    const { view, isLiveSource } = this.chart;
    if (view.days !== undefined || !isLiveSource) return view.days;
    return { from: this.today, until: this.today };
  }

  /** The days that are shown as a whole; undefined where another range is shown, and where there are none. */
  get wholeDays(): DayRangeChoice | undefined {
    return this.chart.view.x.mode === 'auto' ? this.days : undefined;
  }

  /** As many days before (-1) or after (1) those that are shown as a whole. */
  stepped(by: -1 | 1): DayRangeChoice | undefined {
    return this.wholeDays && steppedDays(this.wholeDays, by, this.today);
  }

  /** The range at rest is within one day of the plant. */
  get isOneDay(): boolean {
    if (this.restedSpan === undefined) return true;
    const { from, until } = this.daysOf(this.restedSpan);
    return from === until;
  }

  /** IANA name of the plant's zone. */
  get zone(): string {
    return this.parts.settings.settings.time.zone;
  }

  /** The controller's clock, this browser's while that is not known. */
  get nowMs(): number {
    const { live } = this.chart;
    return live.latestMs ?? presentMs({ plant: this.parts.plant, clock: { nowMs: () => live.nowMs } });
  }

  /** Undefined for all that there is. */
  private get chosen(): ClosedTimeRange | undefined {
    const { view, isLiveSource } = this.chart;
    if (view.days !== undefined)
      return { fromMs: plantDayRange(view.days.from, this.zone).fromMs, toMs: plantDayRange(view.days.until, this.zone).untilMs };
    return isLiveSource ? { fromMs: Math.min(this.todayFromMs, this.nowMs - msPerHour), toMs: this.nowMs + msPerDay } : undefined;
  }

  /** The day of the plant that it is. */
  get today(): PlantDay {
    return plantDayOf(this.nowMs, this.zone);
  }

  /** It began less than an hour ago. */
  get isDayYoung(): boolean {
    return this.nowMs - this.todayFromMs < msPerHour;
  }

  private get todayFromMs(): number {
    return plantDayRange(this.today, this.zone).fromMs;
  }

  /** Where the live range begins if the log reaches so far. */
  private get wantedFromMs(): number {
    const { x } = this.chart.view;
    if (x.mode === 'manual') return x.span.fromMs;
    if (x.mode === 'auto') return this.chosen?.fromMs ?? NaN;
    if (x.mode === 'max') return this.firstLoggedMs ?? this.nowMs;
    return this.nowMs - lookBackMs[x.mode];
  }

  /** How long the live range is. */
  private get wantedMs(): number {
    const { x } = this.chart.view;
    if (x.mode === 'manual') return x.span.toMs - x.span.fromMs;
    return this.nowMs - (this.chart.isFilling ? this.wantedFromMs : Math.max(this.wantedFromMs, this.firstLoggedMs ?? -Infinity));
  }

  private get firstLoggedMs(): number | undefined {
    return this.chart.live.logged.timesMs[0];
  }

  private get liveSpan(): ClosedTimeRange | undefined {
    const { live, view, isFilling } = this.chart;
    const { logged, latestMs, outageMs } = live;
    const lastMs = this.isShort ? latestMs : (logged.timesMs[logged.length - 1] ?? latestMs);
    if (lastMs === undefined) return undefined;
    const firstMs = this.firstLoggedMs ?? lastMs;
    const toMs = lastMs + Math.min(outageMs, outageShare * this.wantedMs);
    const fromMs = isFilling ? Math.min(firstMs, this.wantedFromMs) : firstMs;
    const isBeside = view.days !== undefined && (this.chosen!.toMs <= fromMs || this.chosen!.fromMs > toMs);
    return isBeside ? undefined : { fromMs, toMs };
  }
}
