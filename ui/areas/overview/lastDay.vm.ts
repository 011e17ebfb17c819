import { makeAutoObservable } from 'mobx';
import type { Extent } from '../../../core/plot/index.ts';
import { msPerMinute } from '../../../core/time/index.ts';
import type { HistoryStore, TrendsStore } from '../../stores/index.ts';
import { type DayTrend, dayTrends, type PlantValue, widened } from './model/dayTrends.ts';

/** A span that starts later than this is no full day. */
const lateMs = 5 * msPerMinute;

/** The plant values against their last 24 h. */
export class LastDayVm {
  private readonly log: HistoryStore;
  private readonly trends: TrendsStore;

  constructor(log: HistoryStore, trends: TrendsStore) {
    this.log = log;
    this.trends = trends;
    makeAutoObservable<this, 'log' | 'trends'>(this, { log: false, trends: false }, { autoBind: true });
  }

  /** Undefined while nothing is logged. */
  trendOf(value: PlantValue): DayTrend | undefined {
    return this.all?.[value];
  }

  /** Least and greatest value of the day with that of this moment. */
  extentOf(value: PlantValue, current: number | undefined): Extent | undefined {
    return widened(this.trendOf(value)?.extent, current);
  }

  /** First sample, when the log does not reach a day back and no more of it is on its way. */
  get sinceMs(): number | undefined {
    const { plantDay } = this.trends;
    const firstMs = plantDay?.table.timesMs[0];
    if (plantDay === undefined || firstMs === undefined || this.log.filling) return undefined;
    return firstMs - plantDay.fromMs > lateMs ? firstMs : undefined;
  }

  private get all(): Readonly<Record<PlantValue, DayTrend>> | undefined {
    return this.trends.plantDay && dayTrends(this.trends.plantDay);
  }
}
