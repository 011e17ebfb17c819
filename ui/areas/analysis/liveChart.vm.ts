import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { slotCount } from '../../../core/compressor/index.ts';
import { type Extent, extentOf, rowsIn, type Span } from '../../../core/plot/index.ts';
import type { Clock } from '../../../core/ports/index.ts';
import { type Column, compressorChannel, sampleRowOf, type SampleTable, weekBufferSpacingMs } from '../../../core/samples/index.ts';
import { msPerSecond } from '../../../core/time/index.ts';
import type { LogStore, PlantStore } from '../../stores/index.ts';
import { type LiveSeriesId, liveSeries } from './model/liveSeries.ts';
import { defaultView, type LiveView, rangeMs } from './model/liveView.ts';
import { withRow } from './model/withRow.ts';

export interface LiveChartParts {
  readonly plant: PlantStore;
  readonly log: LogStore;
  readonly clock: Clock;
}

/** A line of the chart. */
export interface LiveLine {
  readonly id: LiveSeriesId;
  readonly isHidden: boolean;
  /** In its quantity's base unit; NaN where missing. */
  readonly column: Column;
}

/** A machine below the chart. */
export interface LiveLane {
  /** 1..10 */
  readonly slot: number;
  readonly statuses: Column | undefined;
}

/** Without a connection the time axis runs on for this part of its range, so that the outage is seen and the past stays. */
const outageShare = 0.2;
const noRows: SampleTable = { length: 0, timesMs: new Float64Array(0), columns: new Map() };

/** Pressure and flow of the last minutes, followed live. Call follow() while it is shown, and tick() every second. */
export class LiveChartVm {
  view: LiveView = defaultView;
  /** This browser's clock. */
  private nowMs: number;
  /** This browser's clock when the last values came; undefined when that was not seen. */
  private seenAtMs: number | undefined;
  private readonly plant: PlantStore;
  private readonly log: LogStore;
  private readonly clock: Clock;

  constructor({ plant, log, clock }: LiveChartParts) {
    this.plant = plant;
    this.log = log;
    this.clock = clock;
    this.nowMs = clock.nowMs();
    makeAutoObservable<this, 'plant' | 'log' | 'clock'>(
      this,
      { view: observableRef, plant: false, log: false, clock: false },
      { autoBind: true },
    );
  }

  /** Notes when values come, for their age later on. Returns the call that ends it. */
  follow(): () => void {
    return reaction(
      () => this.plant.snapshot,
      (snapshot) => {
        if (snapshot !== undefined) this.noteSeen();
      },
      { fireImmediately: true },
    );
  }

  tick(): void {
    this.nowMs = this.clock.nowMs();
  }

  show(view: LiveView): void {
    this.view = view;
  }

  get isLive(): boolean {
    return this.plant.snapshot !== undefined;
  }

  /** What is shown is of the past: values came once and are gone. */
  get isStale(): boolean {
    return !this.isLive && !this.isEmpty;
  }

  /** Nothing is there yet, but may come. */
  get isLoading(): boolean {
    return this.isEmpty && (this.log.filling || this.plant.connection === 'connecting');
  }

  /** The log before the connection is being fetched. */
  get isFilling(): boolean {
    return this.log.filling;
  }

  /** The log before the connection could not be fetched. */
  get hasFailed(): boolean {
    return this.log.failed;
  }

  /** No value of any line within the range. */
  get isEmpty(): boolean {
    return liveSeries.every(({ id }) => Number.isNaN(this.extents[id].min));
  }

  /** When the values shown were those of now; undefined while they still are, and when there never were any. */
  get lastSeenMs(): number | undefined {
    return this.isLive ? undefined : (this.plant.lastSeenMs ?? this.log.latestMs);
  }

  /** How long ago the last values came; undefined while live, and when it can't be told. */
  get ageS(): number | undefined {
    if (this.isLive || this.seenAtMs === undefined || this.plant.lastSeenMs === undefined) return undefined;
    return Math.max(0, this.nowMs - this.seenAtMs) / msPerSecond;
  }

  get span(): Span {
    const untilMs = this.untilMs;
    return { fromMs: untilMs - rangeMs[this.view.range], untilMs };
  }

  /** The log of the range, with a row before it so that lines start at its edge, and the values of now. */
  get table(): SampleTable {
    const { fromMs, untilMs } = this.span;
    const logged = this.log.latestMs === undefined ? noRows : this.log.table(fromMs - 2 * weekBufferSpacingMs, untilMs + 1);
    return this.plant.snapshot === undefined ? logged : withRow(logged, sampleRowOf(this.plant.snapshot));
  }

  get lines(): readonly LiveLine[] {
    return liveSeries.map(({ id, channel }) => ({
      id,
      isHidden: this.view.hidden.has(id),
      column: this.table.columns.get(channel) ?? new Float32Array(this.table.length).fill(NaN),
    }));
  }

  /** Installed machines by number; none while they are switched off. */
  get lanes(): readonly LiveLane[] {
    if (!this.view.states) return [];
    const { columns } = this.table;
    return Array.from({ length: slotCount }, (_, i) => i + 1)
      .filter((slot) => isInstalled(columns.get(compressorChannel('technology', slot)), columns.get(compressorChannel('status', slot))))
      .map((slot) => ({ slot, statuses: columns.get(compressorChannel('status', slot)) }));
  }

  /** The value of now, in base units; undefined while it is missing. */
  get now(): Readonly<Record<LiveSeriesId, number | undefined>> {
    const master = this.plant.snapshot?.master;
    return { pressure: master?.systemPressureBar, flow: master?.volumeFlowM3min, delivery: master?.deliveryVolumeM3min };
  }

  /** Least and greatest value within the range, in base units. */
  get extents(): Readonly<Record<LiveSeriesId, Extent>> {
    const { fromIndex, untilIndex } = rowsIn(this.table.timesMs, this.table.length, this.span);
    const [pressure, flow, delivery] = this.lines.map(({ column }) => extentOf(column, fromIndex, untilIndex));
    return { pressure: pressure!, flow: flow!, delivery: delivery! };
  }

  /** Moment of the first pressure within the range; undefined without one. */
  get pressureFromMs(): number | undefined {
    const { timesMs, length } = this.table;
    const { fromIndex, untilIndex } = rowsIn(timesMs, length, this.span);
    const column = this.lines[0]!.column;
    for (let row = fromIndex; row < untilIndex; row++) if (!Number.isNaN(column[row]!)) return timesMs[row];
    return undefined;
  }

  /** Moment at the right edge, by the controller's clock. */
  private get untilMs(): number {
    const { snapshot, lastSeenMs } = this.plant;
    if (snapshot !== undefined) return snapshot.atMs;
    const latestMs = lastSeenMs ?? this.log.latestMs;
    if (latestMs === undefined) return this.plant.clockMs ?? this.nowMs;
    const goneMs = this.plant.clockMs === undefined ? (this.ageS ?? 0) * msPerSecond : this.plant.clockMs - latestMs;
    return latestMs + Math.min(Math.max(0, goneMs), outageShare * rangeMs[this.view.range]);
  }

  private noteSeen(): void {
    this.nowMs = this.clock.nowMs();
    this.seenAtMs = this.nowMs;
  }
}

/** By the latest technology that is known, else by there being a status. */
function isInstalled(technologies: Column | undefined, statuses: Column | undefined): boolean {
  const known = Array.from(technologies ?? []).findLast((technology) => !Number.isNaN(technology));
  return known === undefined ? (statuses?.some((status) => !Number.isNaN(status)) ?? false) : known !== 0;
}
