import { compareStructural, computed, makeAutoObservable, observableRef } from 'mobx';
import { baseLimits, clampSpan, type Extent, fitExtent, manualX, type Span, xSpan } from '../../../core/plot/index.ts';
import type { Clock } from '../../../core/ports/index.ts';
import {
  type Channel,
  type Column,
  compressorChannel,
  plantChannel,
  sampleRowOf,
  type SampleTable,
  usualSpacingMs,
  weekBufferSpacingMs,
} from '../../../core/samples/index.ts';
import { slotCount } from '../../../core/compressor/index.ts';
import type { XMode } from '../../../core/settings/index.ts';
import { type DayRangeChoice, msPerDay, msPerHour, msPerMinute, plantDayOf, plantDayRange } from '../../../core/time/index.ts';
import type { AnalysisData, AnalysisStore, LogStore, PlantStore, SettingsStore } from '../../stores/index.ts';
import { ChartFigures } from './chartFigures.vm.ts';
import { LiveData } from './liveData.vm.ts';
import { type AnalysisView, defaultView, withY, type YChoice } from './model/analysisView.ts';
import { installedSlots } from './model/installedSlots.ts';
import { type AnalysisLine, type AnalysisSeries, type PlotQuantity, seriesOf } from './model/series.ts';
import { withRow } from './model/withRow.ts';

export interface AnalysisChartParts {
  readonly plant: PlantStore;
  readonly log: LogStore;
  readonly analysis: AnalysisStore;
  readonly settings: SettingsStore;
  readonly clock: Clock;
}

/** A machine below the chart. */
export interface AnalysisLane {
  /** 1..10 */
  readonly slot: number;
  readonly statuses: Column | undefined;
}

/** Which past the range shows: a look back by its mode, today, all since a moment, or a part that a person chose. */
export type Past = { readonly kind: '10min' | '30min' | '1h' | 'today' | 'chosen' } | { readonly kind: 'since'; readonly sinceMs: number };

const pressure = plantChannel('systemPressureBar');
const flow = plantChannel('volumeFlowM3min');
const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const laneChannels = slots.flatMap((slot) => [compressorChannel('technology', slot), compressorChannel('status', slot)]);

const lookBackMs = { '10min': 10 * msPerMinute, '30min': 30 * msPerMinute, '1h': msPerHour } as const;
/** Without a connection the time axis runs on for this part of its range, so that the outage is seen and the past stays. */
const outageShare = 0.2;
/** In a longer range the values between two logged ones are not seen. */
const shortMs = 2 * msPerHour;
/** A later first value is told: the range is not covered. */
const lateMs = msPerMinute;
const noRows: SampleTable = { length: 0, timesMs: new Float64Array(0), columns: new Map() };

/** The line chart of live or logged values. */
export class AnalysisChartVm {
  view: AnalysisView;
  /** The view when it last was at rest: what costs a look at each value follows it only. */
  restedView: AnalysisView;
  readonly live: LiveData;
  readonly figures: ChartFigures;
  /** A range by hand that ends at the newest value goes on with it. */
  private isPinned = false;
  private readonly parts: AnalysisChartParts;

  constructor(parts: AnalysisChartParts) {
    this.parts = parts;
    const { plant, log, clock } = parts;
    this.live = new LiveData({ plant, log, clock, wanted: () => this.channels });
    this.figures = new ChartFigures(this, parts.settings);
    this.view = this.restedView = defaultView(parts.settings.settings.chart);
    makeAutoObservable<this, 'parts'>(
      this,
      {
        view: observableRef,
        restedView: observableRef,
        live: false,
        figures: false,
        parts: false,
        channels: computed({ equals: compareStructural }),
        available: computed({ equals: compareStructural }),
        span: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** As the address asks. */
  show(view: AnalysisView): void {
    if (view.x.mode !== 'manual') this.isPinned = false;
    this.view = view;
  }

  /** Nothing moves at the moment. */
  rest(): void {
    this.restedView = this.view;
  }

  /** A range by hand. */
  showSpan(span: Span): void {
    const x = manualX(span, this.available);
    this.isPinned = this.isLiveSource && x.mode === 'manual' && x.span.untilMs >= this.available!.untilMs;
    this.view = { ...this.view, x };
  }

  chooseX(mode: XMode): void {
    if (mode !== 'manual') this.show({ ...this.view, x: { mode } });
    else if (this.span !== undefined) this.showSpan(this.span);
  }

  /** The range as long as it is, at the newest values. */
  toNow(): void {
    const { span, available } = this;
    if (span === undefined || available === undefined) return;
    this.showSpan({ fromMs: available.untilMs - (span.untilMs - span.fromMs), untilMs: available.untilMs });
  }

  /** Limits by hand; automatic ones without an extent. */
  showExtent(quantity: PlotQuantity, extent: Extent | undefined): void {
    const fitted = extent && fitExtent(extent, baseLimits(quantity));
    this.chooseY(quantity, fitted === undefined ? { mode: 'auto' } : { mode: 'manual', extent: fitted });
  }

  chooseY(quantity: PlotQuantity, choice: YChoice): void {
    this.view = withY(this.view, quantity, choice);
  }

  /** Range and limits as the settings say. */
  reset(): void {
    this.show({ ...this.view, x: this.defaults.x, y: new Map() });
  }

  /** What the settings begin a chart with. */
  get defaults(): AnalysisView {
    return defaultView(this.parts.settings.settings.chart);
  }

  yChoice(quantity: PlotQuantity): YChoice {
    return this.view.y.get(quantity) ?? { mode: this.parts.settings.settings.chart.yMode };
  }

  get isLiveSource(): boolean {
    return this.view.source === 'live';
  }

  /** The values of now, and nothing of the past is out of date. */
  get isLive(): boolean {
    return this.live.isLive;
  }

  /** What is shown is of the past: values came once and are gone, or other days are on their way. */
  get isStale(): boolean {
    return !this.isEmpty && (this.isLiveSource ? !this.isLive : this.parts.analysis.state === 'pending');
  }

  /** Nothing is there yet, but may come. */
  get isLoading(): boolean {
    if (!this.isEmpty) return false;
    if (!this.isLiveSource) return this.parts.analysis.state === 'pending';
    return this.parts.log.filling || this.parts.plant.connection === 'connecting';
  }

  /** More rows are on their way: what is not there yet is not missing. */
  get isFilling(): boolean {
    return this.isLiveSource && this.parts.log.filling;
  }

  /** The log before the connection could not be fetched. */
  get hasLogFailed(): boolean {
    return this.isLiveSource && this.parts.log.failed;
  }

  /** No value of any line. */
  get isEmpty(): boolean {
    return this.span === undefined || this.lines.every(({ column }) => column.every((value) => Number.isNaN(value)));
  }

  get series(): readonly AnalysisSeries[] {
    return seriesOf(this.view.series);
  }

  /** Every channel that the page shows. */
  get channels(): readonly Channel[] {
    return [...new Set([pressure, flow, ...this.series.map(({ channel }) => channel), ...(this.view.states ? laneChannels : [])])];
  }

  /** All rows that can be shown; of the live log with the values of now. */
  get table(): SampleTable {
    if (!this.isLiveSource) return this.parts.analysis.data?.table ?? noRows;
    const { snapshot, logged, channels } = this.live;
    return snapshot === undefined || this.wantedMs > shortMs ? logged : withRow(logged, sampleRowOf(snapshot), channels);
  }

  /** Usual time from one row to the next. */
  get spacingMs(): number {
    return this.isLiveSource ? weekBufferSpacingMs : usualSpacingMs(this.table) || weekBufferSpacingMs;
  }

  /** First and last moment that can be shown; undefined without any row, and where the live log has none of the days asked for. */
  get available(): Span | undefined {
    return this.isLiveSource ? this.liveSpan : spanOf(this.table);
  }

  /** The range that is shown; undefined without data. */
  get span(): Span | undefined {
    const { available, chosen } = this;
    const { x } = this.view;
    if (x.mode !== 'manual' || !this.isPinned || available === undefined) return xSpan(x, { available, chosen });
    return clampSpan({ fromMs: available.untilMs - (x.span.untilMs - x.span.fromMs), untilMs: available.untilMs }, available);
  }

  /** The range shows the newest live values and goes on with them. */
  get isFollowing(): boolean {
    return this.isLiveSource && this.span?.untilMs === this.available?.untilMs;
  }

  /** Of a channel that was never logged. */
  private get noValues(): Column {
    return new Float32Array(this.table.length).fill(NaN);
  }

  get lines(): readonly AnalysisLine[] {
    const { columns } = this.table;
    return this.series.map((series) => ({
      ...series,
      isHidden: this.view.hidden.has(series.id),
      column: columns.get(series.channel) ?? this.noValues,
    }));
  }

  /** Whether the loaded files have a line at all; of live values that can't be told. */
  isRecorded({ channel }: AnalysisSeries): boolean {
    return this.isLiveSource || this.data === undefined || this.data.table.columns.has(channel);
  }

  /** The machines of the table by number, as far as their states are shown. */
  get tableSlots(): readonly number[] {
    return installedSlots(this.table);
  }

  /** Installed machines by number; none while they are switched off. */
  get lanes(): readonly AnalysisLane[] {
    if (!this.view.states) return [];
    return this.tableSlots.map((slot) => ({ slot, statuses: this.table.columns.get(compressorChannel('status', slot)) }));
  }

  /** The range when it last was at rest; it follows live values. */
  get restedSpan(): Span | undefined {
    return this.view.x === this.restedView.x ? this.span : xSpan(this.restedView.x, { available: this.available, chosen: this.chosen });
  }

  /** Which past the range at rest shows. */
  get past(): Past {
    const { mode } = this.restedView.x;
    if (mode === 'manual' || this.view.days !== undefined) return { kind: 'chosen' };
    const firstMs = this.restedSpan?.fromMs ?? NaN;
    if (mode === 'max' || firstMs - this.wantedFromMs > lateMs) return { kind: 'since', sinceMs: firstMs };
    if (mode !== 'auto') return { kind: mode };
    return { kind: this.wantedFromMs < this.todayFromMs ? '1h' : 'today' };
  }

  /** The day files that are shown. */
  get data(): AnalysisData | undefined {
    return this.parts.analysis.data;
  }

  /** The days that are shown, or are to be. */
  get days(): DayRangeChoice | undefined {
    if (this.view.days !== undefined || !this.isLiveSource) return this.view.days;
    const today = plantDayOf(this.nowMs, this.zone);
    return { from: today, until: today };
  }

  get zone(): string {
    return this.parts.settings.settings.time.zone;
  }

  /** The controller's clock, this browser's while that is not known. */
  get nowMs(): number {
    return this.live.latestMs ?? this.parts.plant.clockMs ?? this.live.nowMs;
  }

  /** Undefined for all that there is. */
  private get chosen(): Span | undefined {
    const { days } = this.view;
    if (days !== undefined)
      return { fromMs: plantDayRange(days.from, this.zone).fromMs, untilMs: plantDayRange(days.until, this.zone).untilMs };
    return this.isLiveSource ? { fromMs: Math.min(this.todayFromMs, this.nowMs - msPerHour), untilMs: this.nowMs + msPerDay } : undefined;
  }

  private get todayFromMs(): number {
    return plantDayRange(plantDayOf(this.nowMs, this.zone), this.zone).fromMs;
  }

  /** Where the live range begins if the log reaches so far. */
  private get wantedFromMs(): number {
    const { x } = this.view;
    if (x.mode === 'manual') return x.span.fromMs;
    if (x.mode === 'auto') return this.chosen?.fromMs ?? NaN;
    if (x.mode === 'max') return this.live.logged.timesMs[0] ?? this.nowMs;
    return this.nowMs - lookBackMs[x.mode];
  }

  /** How long the live range is. */
  private get wantedMs(): number {
    const { x } = this.view;
    if (x.mode === 'manual') return x.span.untilMs - x.span.fromMs;
    return this.nowMs - (this.isFilling ? this.wantedFromMs : Math.max(this.wantedFromMs, this.live.logged.timesMs[0] ?? -Infinity));
  }

  private get liveSpan(): Span | undefined {
    const { logged, latestMs, outageMs } = this.live;
    const lastMs = this.wantedMs > shortMs ? (logged.timesMs[logged.length - 1] ?? latestMs) : latestMs;
    if (lastMs === undefined) return undefined;
    const firstMs = logged.timesMs[0] ?? lastMs;
    const untilMs = lastMs + Math.min(outageMs, outageShare * this.wantedMs);
    const fromMs = this.isFilling ? Math.min(firstMs, this.wantedFromMs) : firstMs;
    const { days } = this.view;
    return days !== undefined && (this.chosen!.untilMs <= fromMs || this.chosen!.fromMs > untilMs) ? undefined : { fromMs, untilMs };
  }
}

function spanOf({ timesMs, length }: SampleTable): Span | undefined {
  return length === 0 ? undefined : { fromMs: timesMs[0]!, untilMs: timesMs[length - 1]! };
}
