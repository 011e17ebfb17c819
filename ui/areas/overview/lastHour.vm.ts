import { compareStructural, computed, type IComputedValue, makeAutoObservable } from 'mobx';
import { slotCount } from '../../../core/compressor/index.ts';
import { extentOf } from '../../../core/plot/index.ts';
import { plantChannel, weekBufferSpacingMs } from '../../../core/samples/index.ts';
import { type StateSeconds, stateSeconds } from '../../../core/totals/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';
import type { HistoryStore, PlantStore, TrendsStore } from '../../stores/index.ts';
import { type PressureHistory, pressureHistory } from './model/pressureHistory.ts';

const pressureMs = 30 * msPerMinute;
/** The gap at the end of a trend that is no longer fed. */
const staleGapMs = 2 * msPerMinute;

/** What the log says of the hour up to its newest sample; it stands still while there are none. */
export class LastHourVm {
  private readonly plant: PlantStore;
  private readonly log: HistoryStore;
  private readonly trends: TrendsStore;
  private readonly statesBySlot: readonly IComputedValue<StateSeconds | undefined>[];

  constructor(plant: PlantStore, log: HistoryStore, trends: TrendsStore) {
    this.plant = plant;
    this.log = log;
    this.trends = trends;
    this.statesBySlot = Array.from({ length: slotCount }, (_, i) => computed(() => this.states(i + 1), { equals: compareStructural }));
    makeAutoObservable<this, 'plant' | 'log' | 'trends' | 'statesBySlot' | 'states'>(
      this,
      { plant: false, log: false, trends: false, statesBySlot: false, states: false },
      { autoBind: true },
    );
  }

  /** Network pressure of the last half hour; when the connection is gone its past stays and ends in a gap. */
  get pressure(): PressureHistory | undefined {
    const { plantHour } = this.trends;
    return plantHour && pressureHistory(plantHour, pressureMs, this.isFed ? 0 : staleGapMs);
  }

  /** Largest delivery of the plant, m3/min; 0 without any. */
  get largestDeliveryM3min(): number {
    const column = this.trends.plantHour?.table.columns.get(plantChannel('deliveryVolumeM3min'));
    const logged = column === undefined ? NaN : extentOf(column).max;
    return Math.max(Number.isNaN(logged) ? 0 : logged, this.plant.snapshot?.master.deliveryVolumeM3min ?? 0);
  }

  /** How long a machine was in each state, by slot 1..10; undefined while nothing is logged or its log is still being fetched. */
  statesOf(slot: number): StateSeconds | undefined {
    return this.statesBySlot[slot - 1]?.get();
  }

  private get isFed(): boolean {
    return this.plant.snapshot !== undefined;
  }

  private states(slot: number): StateSeconds | undefined {
    const trend = this.trends.machineHour(slot);
    if (trend === undefined) return undefined;
    const states = stateSeconds(trend.table, slot, trend.fromMs, trend.untilMs, weekBufferSpacingMs);
    return states.coverage === 0 && this.log.filling ? undefined : states;
  }
}
