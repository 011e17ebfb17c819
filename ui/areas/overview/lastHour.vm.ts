import { makeAutoObservable } from 'mobx';
import { plantChannel, type SampleTable, type StateSeconds, stateSeconds } from '../../../core/samples/index.ts';
import { msPerHour, msPerMinute } from '../../../core/time/index.ts';
import type { LogStore, PlantStore } from '../../stores/index.ts';
import { type PressureHistory, pressureHistory } from './model/pressureHistory.ts';

const trendMs = 30 * msPerMinute;
/** The gap at the end of a trend that is no longer fed. */
const staleGapMs = 2 * msPerMinute;

interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly table: SampleTable;
}

/** What the log tells of the hour up to the last values; it stands still while there are none. */
export class LastHourVm {
  private readonly plant: PlantStore;
  private readonly log: LogStore;

  constructor(plant: PlantStore, log: LogStore) {
    this.plant = plant;
    this.log = log;
    makeAutoObservable<this, 'plant' | 'log'>(this, { plant: false, log: false }, { autoBind: true });
  }

  /** Network pressure of the last half hour; when the connection is gone its past stays and ends in a gap. */
  get trend(): PressureHistory | undefined {
    if (this.span === undefined) return undefined;
    const { table, untilMs: seenMs } = this.span;
    const untilMs = seenMs + (this.plant.snapshot === undefined ? staleGapMs : 0);
    return pressureHistory(table, untilMs - trendMs, untilMs, this.latestBar);
  }

  /** Network pressure of the whole hour. */
  get pressure(): PressureHistory | undefined {
    return this.span && pressureHistory(this.span.table, this.span.fromMs, this.span.untilMs, this.latestBar);
  }

  /** Largest delivery of the plant; 0 without any. */
  get largestDeliveryM3min(): number {
    let largest = this.plant.snapshot?.master.deliveryVolumeM3min ?? 0;
    for (const flow of this.span?.table.columns.get(plantChannel('deliveryVolumeM3min')) ?? []) if (flow > largest) largest = flow;
    return largest;
  }

  /** How long a machine was in each state, by slot 1..10; undefined while nothing is logged or its log is still being fetched. */
  statesOf(slot: number): StateSeconds | undefined {
    if (this.span === undefined) return undefined;
    const { table, fromMs, untilMs } = this.span;
    const states = stateSeconds(table, slot, fromMs, untilMs);
    const isPending = table.length === 0 || this.log.filling;
    return states.coverage === 0 && isPending ? undefined : states;
  }

  private get latestBar(): number | undefined {
    return this.plant.snapshot?.master.systemPressureBar;
  }

  private get span(): Span | undefined {
    const { snapshot, clockMs, lastSeenMs } = this.plant;
    const untilMs = [snapshot?.atMs, lastSeenMs, clockMs, this.log.latestMs].find((atMs) => atMs !== undefined && Number.isFinite(atMs));
    if (untilMs === undefined) return undefined;
    const fromMs = untilMs - msPerHour;
    return { fromMs, untilMs, table: this.log.table(fromMs, untilMs) };
  }
}
