import { compareStructural, computed, makeAutoObservable, observableRef } from 'mobx';
import {
  type Band,
  baseLimits,
  type Extent,
  fitExtent,
  hasStood,
  hasStoodInSteps,
  manualX,
  stackColumns,
  type StackPlace,
  type StateShares,
  type XRange,
} from '../../../core/plot/index.ts';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import type { Clock } from '../../../core/ports/index.ts';
import {
  type Channel,
  channelPosition,
  type Column,
  compressorChannel,
  sampleRowOf,
  type SampleTable,
  medianSpacingMs,
  weekBufferSpacingMs,
} from '../../../core/samples/index.ts';
import { type RowPeriod, stateShares, type SummedChannel, summedChannels } from '../../../core/totals/index.ts';
import { slotCount } from '../../../core/compressor/index.ts';
import type { XMode } from '../../../core/settings/index.ts';
import { daysBetween, plantDayOf, plantDayRange } from '../../../core/time/index.ts';
import {
  type AnalysisData,
  type AnalysisSteps,
  type AnalysisStore,
  type InputsStore,
  type HistoryStore,
  maxSampleDays,
  type PlantStore,
  type SettingsStore,
  type WantedInputs,
  type WantedPast,
} from '../../stores/index.ts';
import { ChartFigures } from './chartFigures.vm.ts';
import { Detail } from './detail.vm.ts';
import { LiveData } from './liveData.vm.ts';
import { maxGapMs } from '../../charts/lineChart/lineChartShapes.ts';
import { type AnalysisView, defaultView, withSeries, withY, type YChoice } from './model/analysisView.ts';
import { Compared, type ComparedStores } from './compared.vm.ts';
import { isSampled } from './model/isSampled.ts';
import { installedSlots } from './model/installedSlots.ts';
import {
  type AnalysisLine,
  type AnalysisSeries,
  inputSeries,
  isMachinePower,
  type PlotQuantity,
  powerIdOf,
  seriesOf,
} from './model/series.ts';
import { liveRowPeriods, rowPeriodsOf } from './model/rowPeriodsOf.ts';
import { withRow } from './model/withRow.ts';
import { Pointed } from './pointed.vm.ts';
import { ShownRange } from './shownRange.vm.ts';
import { TimeMoves } from './timeMoves.vm.ts';

export interface AnalysisChartParts {
  readonly plant: PlantStore;
  readonly log: HistoryStore;
  readonly analysis: AnalysisStore;
  /** Of a short part of a range that is shown from sums, the samples. */
  readonly detail: AnalysisStore;
  readonly inputs: InputsStore;
  /** Of the range that is compared with, likewise. */
  readonly compared: ComparedStores;
  readonly settings: SettingsStore;
  readonly clock: Clock;
}

/** A machine below the chart. */
export interface AnalysisLane {
  /** 1..10 */
  readonly slot: number;
  readonly statuses: Column | undefined;
  /** In place of them, of a long range. */
  readonly shares?: StateShares | undefined;
}

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const laneChannels = slots.flatMap((slot) => [compressorChannel('technology', slot), compressorChannel('status', slot)]);
const noRows: SampleTable = { length: 0, timesMs: new Float64Array(0), columns: new Map() };

/** The line chart of live or logged values. */
export class AnalysisChartVm {
  view: AnalysisView;
  /** The view when it last was at rest: what costs a look at each value follows it only. */
  restedView: AnalysisView;
  /** A range by hand that ends at the newest value goes on with it. */
  isPinned = false;
  /** A person looks at the list of all lines. */
  isListed = false;
  /** The lanes of the machines that stood are shown, too. */
  isStandingOpen = false;
  /** The range before it was zoomed or moved by hand: what is folded is not folded again meanwhile. */
  private heldSpan: ClosedTimeRange | undefined;
  readonly live: LiveData;
  readonly range: ShownRange;
  readonly time: TimeMoves;
  readonly figures: ChartFigures;
  readonly pointed: Pointed;
  readonly compared: Compared;
  readonly detail: Detail;
  private readonly parts: AnalysisChartParts;

  constructor(parts: AnalysisChartParts) {
    this.parts = parts;
    const { plant, log, clock } = parts;
    this.live = new LiveData({ plant, log, clock, wanted: () => this.channels });
    this.range = new ShownRange(this, parts);
    this.time = new TimeMoves(this);
    this.figures = new ChartFigures(this, parts.settings);
    this.pointed = new Pointed(() => this.table);
    this.compared = new Compared(this, parts.compared);
    this.detail = new Detail(this, parts);
    this.view = this.restedView = defaultView(parts.settings.settings.chart);
    makeAutoObservable<this, 'parts' | 'heldSpan'>(
      this,
      {
        view: observableRef,
        restedView: observableRef,
        heldSpan: observableRef,
        standingSlots: computed({ equals: compareStructural }),
        live: false,
        range: false,
        time: false,
        figures: false,
        pointed: false,
        compared: false,
        detail: false,
        parts: false,
        channels: computed({ equals: compareStructural }),
        summedChannels: computed({ equals: compareStructural }),
        wantedInputs: computed({ equals: compareStructural }),
        wantedPast: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  /** As the address asks. */
  show(view: AnalysisView): void {
    if (view.x.mode !== 'manual') this.isPinned = false;
    if (view.x !== this.view.x || view.days !== this.view.days || view.source !== this.view.source) this.heldSpan = undefined;
    this.view = view;
  }

  /** Nothing moves at the moment. */
  rest(): void {
    this.restedView = this.view;
  }

  /** A range by hand. */
  showSpan(span: ClosedTimeRange): void {
    const { available } = this.range;
    this.heldSpan ??= this.range.span;
    const x = manualX(span, available);
    this.isPinned = this.isLiveSource && x.mode === 'manual' && available !== undefined && x.span.toMs >= available.toMs;
    this.view = { ...this.view, x };
  }

  /** A range as it is asked for: its start stays where it is, and it does not go on with live values. Where its values come from is found out, unless that was chosen. */
  showMoments({ fromMs, toMs }: ClosedTimeRange): void {
    this.isPinned = false;
    this.heldSpan = undefined;
    const days = this.range.isLogged(fromMs) ? undefined : this.range.daysOf({ fromMs, toMs });
    const x: XRange = { mode: 'manual', span: { fromMs, toMs } };
    this.view = { ...this.view, x, ...(this.view.source === 'auto' ? { days } : {}) };
    if (!this.isLiveSource) return this.rest();
    // a long range ends at the last logged value, before that of now
    const { available } = this.range;
    const endMs = Math.min(toMs, available?.toMs ?? toMs);
    this.view = { ...this.view, x: manualX({ fromMs, toMs: endMs }, available) };
    this.rest();
  }

  chooseX(mode: XMode): void {
    if (mode !== 'manual') this.show({ ...this.view, x: { mode } });
    else if (this.range.span !== undefined) this.showSpan(this.range.span);
  }

  /** The range as long as it is, at the newest values; other days are left. */
  toNow(): void {
    const { span } = this.range;
    const { source } = this.view;
    if (this.view.days !== undefined || !this.isLiveSource)
      this.view = { ...this.view, source: source === 'sd' ? 'auto' : source, days: undefined, x: this.defaults.x };
    const { available } = this.range;
    if (span === undefined || available === undefined) return;
    this.showSpan({ fromMs: available.toMs - (span.toMs - span.fromMs), toMs: available.toMs });
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

  /** The value of now of a line, in its base unit; undefined where the range does not go on with live values, and while there are none. */
  nowOf({ id, channel }: AnalysisSeries): number | undefined {
    const { snapshot } = this.live;
    if (snapshot === undefined || !this.range.isFollowing) return undefined;
    if (channel === undefined) return this.parts.inputs.nowOf(id);
    const value = sampleRowOf(snapshot).values[channelPosition(channel)]!;
    return Number.isNaN(value) ? undefined : value;
  }

  yChoice(quantity: PlotQuantity): YChoice {
    return this.limits.get(quantity) ?? { mode: this.parts.settings.settings.chart.yMode };
  }

  get isLiveSource(): boolean {
    return this.range.source === 'live';
  }

  /** The values of now, and nothing of the past is out of date. */
  get isLive(): boolean {
    return this.live.isLive;
  }

  /** What is shown is of the past: values came once and are gone, or other days are on their way. */
  get isStale(): boolean {
    return !this.isEmpty && (this.isLiveSource ? !this.isLive : this.parts.analysis.state === 'asking');
  }

  /** Nothing is there yet, but may come. */
  get isLoading(): boolean {
    if (!this.isEmpty) return false;
    if (this.areInputsComing) return true;
    if (!this.isLiveSource) return this.parts.analysis.state === 'asking';
    return this.parts.log.filling || this.parts.plant.connection === 'connecting';
  }

  /** What was asked for last is on its way, whether something else is shown meanwhile or not. */
  get isComing(): boolean {
    const { state } = this.parts.analysis;
    return this.isLoading || (!this.isLiveSource && (state === 'asking' || (state === 'idle' && this.range.fileDays !== undefined)));
  }

  /** More rows are on their way: what is not there yet is not missing. */
  get isFilling(): boolean {
    return this.isLiveSource && this.parts.log.filling;
  }

  /** All that there is of what was asked for is there: nothing is on its way, failed, was cancelled or left out. */
  get isWhole(): boolean {
    const { log, analysis } = this.parts;
    if (this.isLiveSource) return !log.filling && !log.fillFailed;
    const { state, isCancelled, data } = analysis;
    const { fileDays: asked } = this.range;
    const isOfThese = data !== undefined && asked !== undefined && data.days.from <= asked.from && data.days.until >= asked.until;
    return state === 'answered' && !isCancelled && isOfThese && data.omittedFiles === 0;
  }

  /** The minutes of analog inputs that are shown are on their way. */
  get areInputsComing(): boolean {
    return this.parts.inputs.state === 'asking' && this.inputIds.length > 0;
  }

  /** The log before the connection, or the minutes of an analog input that is shown, could not be fetched. */
  get hasLogFailed(): boolean {
    const haveInputsFailed = this.parts.inputs.hasFailed && this.inputIds.length > 0;
    return haveInputsFailed || (this.isLiveSource && this.parts.log.fillFailed);
  }

  /** No value of any line. */
  get isEmpty(): boolean {
    return this.range.span === undefined || this.lines.every(({ column }) => column.every((value) => Number.isNaN(value)));
  }

  get series(): readonly AnalysisSeries[] {
    return seriesOf(this.chosen);
  }

  /** Of the view, kept as it is while another part of it changes: what follows is not found again in each frame of a zoom. */
  private get chosen(): AnalysisView['series'] {
    return this.view.series;
  }

  private get hidden(): AnalysisView['hidden'] {
    return this.view.hidden;
  }

  private get limits(): AnalysisView['y'] {
    return this.view.y;
  }

  /** Every channel that the page shows. */
  get channels(): readonly Channel[] {
    const ofLines = this.series.map(({ channel }) => channel).filter((channel) => channel !== undefined);
    return [...new Set([...ofLines, ...(this.view.states ? laneChannels : [])])];
  }

  /** Those of them that have a mean, and the shares of the states. */
  get summedChannels(): readonly SummedChannel[] {
    return [...this.channels.filter((channel) => summedChannels.includes(channel)), ...(this.view.states ? stateShares : [])];
  }

  /** What is asked for of days that the live log does not have. */
  get wantedPast(): WantedPast | undefined {
    const { source, fileDays: days } = this.range;
    if (source !== 'sd' || days === undefined) return undefined;
    // the card itself, where somebody chose it, is shown file by file
    return { days, channels: this.view.source === 'auto' ? this.summedChannels : [] };
  }

  /** Analog inputs are chosen, of which the station has no sums. */
  get lacksInputs(): boolean {
    return this.steps !== undefined && this.inputIds.length > 0;
  }

  private get inputIds(): readonly string[] {
    return this.series.filter(({ input }) => input !== undefined).map(({ id }) => id);
  }

  /** The analog inputs that can be shown, those that are chosen among them. */
  get inputLines(): readonly AnalysisSeries[] {
    const chosen = this.series.filter(({ input }) => input !== undefined);
    const known = this.parts.inputs.known.map(inputSeries);
    const others = chosen.filter(({ id }) => !known.some((series) => series.id === id));
    return [...known.map((series) => chosen.find(({ id }) => id === series.id) ?? series), ...others];
  }

  /** What of the analog inputs is asked for: whole days of the plant. Undefined while none is shown or listed. */
  get wantedInputs(): WantedInputs | undefined {
    const ids = this.inputIds;
    if (ids.length === 0 && !this.isListed) return undefined;
    const { days, span, zone } = this.range;
    if (this.isLiveSource) {
      if (span === undefined) return undefined;
      return { fromMs: plantDayRange(plantDayOf(span.fromMs, zone), zone).fromMs, untilMs: undefined, ids };
    }
    if (days === undefined) return undefined;
    if (daysBetween(days.from, days.until, maxSampleDays + 1).length > maxSampleDays) {
      const { asked } = this.range;
      return asked && isSampled(asked) ? { fromMs: asked.fromMs, untilMs: asked.toMs, ids } : undefined;
    }
    return { fromMs: plantDayRange(days.from, zone).fromMs, untilMs: plantDayRange(days.until, zone).untilMs, ids };
  }

  /** All lines are listed for a person. Returns the call that ends it. */
  list(): () => void {
    this.isListed = true;
    return () => this.endList();
  }

  private endList(): void {
    this.isListed = false;
  }

  /** The rows are steps of a long range. */
  get steps(): AnalysisSteps | undefined {
    return this.isLiveSource ? undefined : this.data?.steps;
  }

  /** From least to greatest of each step of a long range; undefined where each sample has a row. */
  private bandOf(channel: Channel | undefined): Band | undefined {
    return channel && this.steps?.bands.get(channel);
  }

  /** Least and greatest of each minute or step, a row each; undefined where each sample has a row. */
  extremesOf({ id, input, channel }: AnalysisSeries): { readonly min: Column; readonly max: Column } | undefined {
    if (input !== undefined) return this.parts.inputs.extremesOf(id, this.table, this.isLiveSource);
    const band = this.bandOf(channel);
    return band && { min: band.low, max: band.high };
  }

  /** Of an analog input, with its value of now behind the logged ones. */
  private inputColumn(id: string): Column {
    const { snapshot } = this.live;
    const { table, isLiveSource } = this;
    const column = this.parts.inputs.columnOf(id, table, isLiveSource);
    const last = table.length - 1;
    if (isLiveSource && snapshot !== undefined && table.timesMs[last] === snapshot.atMs) column[last] = this.parts.inputs.nowOf(id) ?? NaN;
    return column;
  }

  /** All rows that can be shown; of the live log with the values of now. */
  get table(): SampleTable {
    if (!this.isLiveSource) return this.data?.table ?? noRows;
    const { snapshot, logged, channels } = this.live;
    return snapshot !== undefined && this.range.isShort ? withRow(logged, sampleRowOf(snapshot), channels) : logged;
  }

  /** How long the table's rows count. */
  get periods(): readonly RowPeriod[] {
    if (this.isLiveSource) return liveRowPeriods;
    return rowPeriodsOf(this.data, this.range.zone);
  }

  /** Usual time from one row to the next. */
  get spacingMs(): number {
    return this.isLiveSource ? weekBufferSpacingMs : medianSpacingMs(this.table) || weekBufferSpacingMs;
  }

  /** Of a channel that was never logged. */
  private get noValues(): Column {
    return new Float32Array(this.table.length).fill(NaN);
  }

  /** The machines' powers that are shown, on top of each other; none while they are lines. */
  private get stack(): ReadonlyMap<string, StackPlace> {
    if (!this.view.stacked) return new Map();
    const { columns, length } = this.table;
    const stacked = this.series.filter((series) => isMachinePower(series) && !this.hidden.has(series.id));
    const places = stackColumns(
      stacked.map(({ channel }) => columns.get(channel!) ?? this.noValues),
      length,
    );
    return new Map(stacked.map(({ id }, i) => [id, places[i]!]));
  }

  /** Draws the machines' powers on top of each other, or as lines again; those of all machines where none is shown. */
  showStacked(isOn: boolean): void {
    const { series } = this.view;
    const added = isOn && !this.series.some(isMachinePower) ? this.tableSlots.map(powerIdOf) : [];
    this.show({ ...withSeries(this.view, [...series, ...added]), stacked: isOn });
  }

  get lines(): readonly AnalysisLine[] {
    const { columns } = this.table;
    const { stack } = this;
    return this.series.map((series) => ({
      ...series,
      isHidden: this.hidden.has(series.id),
      band: this.bandOf(series.channel),
      coveredS: series.channel && this.steps?.coveredS.get(series.channel),
      stack: stack.get(series.id),
      column: series.channel === undefined ? this.inputColumn(series.id) : (columns.get(series.channel) ?? this.noValues),
    }));
  }

  /** Whether the loaded files have a line at all; of live values that can't be known. */
  isRecorded({ channel }: AnalysisSeries): boolean {
    return channel === undefined || this.isLiveSource || this.data === undefined || this.data.table.columns.has(channel);
  }

  /** The machines of the table by number, as far as their states are shown. */
  get tableSlots(): readonly number[] {
    return this.steps === undefined ? installedSlots(this.table) : [...this.steps.states.keys()];
  }

  /** The lanes that are drawn; none while they are switched off. */
  get lanes(): readonly AnalysisLane[] {
    const { standingSlots, isStandingOpen } = this;
    return isStandingOpen ? this.allLanes : this.allLanes.filter(({ slot }) => !standingSlots.includes(slot));
  }

  toggleStanding(): void {
    this.isStandingOpen = !this.isStandingOpen;
  }

  /** The machines that stood in the whole of the range, as it was before somebody zoomed it. */
  get standingSlots(): readonly number[] {
    const span = this.heldSpan ?? this.range.span;
    if (span === undefined || this.isFilling) return [];
    const { timesMs, length } = this.table;
    const { spacingMs, steps } = this;
    const rows = { timesMs, length, spacingMs, maxGapMs: maxGapMs({ spacingMs }) };
    return this.allLanes
      .filter(({ statuses, shares }) =>
        shares === undefined || steps === undefined
          ? hasStood({ ...rows, statuses }, span)
          : hasStoodInSteps({ timesMs, length, stepMs: steps.stepMs, shares }, span),
      )
      .map(({ slot }) => slot);
  }

  /** Installed machines by number, whether they ran or not. */
  get allLanes(): readonly AnalysisLane[] {
    if (!this.view.states) return [];
    return this.tableSlots.map((slot) => ({
      slot,
      statuses: this.table.columns.get(compressorChannel('status', slot)),
      shares: this.steps?.states.get(slot),
    }));
  }

  /** The day files or the sums that are shown. */
  get data(): AnalysisData | undefined {
    return this.detail.data;
  }

  /** All that was loaded of the days that were asked for, first to last moment; undefined without any. */
  get loadedSpan(): ClosedTimeRange | undefined {
    const { data } = this.parts.analysis;
    if (data === undefined || data.table.length === 0) return undefined;
    const { table, steps } = data;
    const { timesMs, length } = table;
    return { fromMs: timesMs[0]! - (steps?.stepMs ?? 0) / 2, toMs: steps?.endMs ?? timesMs[length - 1]! };
  }
}
