import { computed, type IComputedValue, makeAutoObservable } from 'mobx';
import type { Extent } from '../../../core/plot/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';
import type { HistoryStore, TrendsStore } from '../../stores/index.ts';
import { channelsOf, type DayTrend, dayTrend, type PlantValue, plantValues, widened } from './model/dayTrends.ts';

/** A span that starts later than this is no full day. */
const lateMs = 5 * msPerMinute;

/** The plant values against their last 24 h; each new at a moment of its own, so that no push draws all of them. */
export class LastDayVm {
  private readonly log: HistoryStore;
  private readonly byValue: ReadonlyMap<PlantValue, IComputedValue<DayTrend | undefined>>;

  constructor(log: HistoryStore, trends: TrendsStore) {
    this.log = log;
    this.byValue = new Map(
      plantValues.map((value, i) => {
        const day = trends.dayOf(channelsOf(value), i / plantValues.length);
        return [value, computed(() => day.get() && dayTrend(day.get()!, value))] as const;
      }),
    );
    makeAutoObservable<this, 'log' | 'byValue'>(this, { log: false, byValue: false }, { autoBind: true });
  }

  /** Undefined while nothing is logged. */
  trendOf(value: PlantValue): DayTrend | undefined {
    return this.byValue.get(value)?.get();
  }

  /** Least and greatest value of the day with that of this moment. */
  extentOf(value: PlantValue, current: number | undefined): Extent | undefined {
    return widened(this.trendOf(value)?.extent, current);
  }

  /** First sample, when the log does not reach a day back and no more of it is on its way. */
  get sinceMs(): number | undefined {
    const day = this.trendOf(plantValues[0]);
    const firstMs = day?.timesMs[0];
    if (day === undefined || firstMs === undefined || this.log.filling) return undefined;
    return firstMs - day.span.fromMs > lateMs ? firstMs : undefined;
  }
}
