import { compareStructural, computed, makeAutoObservable } from 'mobx';
import type { ClosedTimeRange, DayRangeChoice } from '../../../core/time/index.ts';
import type { AnalysisData, AnalysisStore } from '../../stores/index.ts';
import { isSampled } from './model/isSampled.ts';
import type { AnalysisView } from './model/analysisView.ts';
import type { ShownRange } from './shownRange.vm.ts';

/** The chart whose range may be a short part of a long one. */
export interface DetailedChart {
  readonly view: AnalysisView;
  readonly range: Pick<ShownRange, 'span' | 'restedSpan' | 'daysOf'>;
  readonly isLiveSource: boolean;
}

export interface DetailStores {
  /** Files of the days asked for, or their sums. */
  readonly analysis: AnalysisStore;
  /** The files of a part of a range that is shown from sums. */
  readonly detail: AnalysisStore;
}

/** Whoever looks at a short part of a range that is drawn from sums sees its samples as soon as they are there, and the sums until then. */
export class Detail {
  private readonly chart: DetailedChart;
  private readonly stores: DetailStores;

  constructor(chart: DetailedChart, stores: DetailStores) {
    this.chart = chart;
    this.stores = stores;
    makeAutoObservable<this, 'chart' | 'stores' | 'has'>(this, {
      chart: false,
      stores: false,
      has: false,
      wantedDays: computed({ equals: compareStructural }),
    });
  }

  /** The days whose files are to be loaded; undefined where the sums do, and where the files are there. */
  get wantedDays(): DayRangeChoice | undefined {
    const { range } = this.chart;
    const { restedSpan } = range;
    if (!this.isSummed || restedSpan === undefined || !isSampled(restedSpan) || this.has(restedSpan)) return undefined;
    return range.daysOf(restedSpan);
  }

  /** What is shown: the samples of a short range, else what the days that were asked for come to. */
  get data(): AnalysisData | undefined {
    const { span } = this.chart.range;
    const isShort = this.isSummed && span !== undefined && isSampled(span) && this.has(span);
    return isShort ? this.stores.detail.data : this.stores.analysis.data;
  }

  /** Whose progress a person waits for. */
  get loading(): AnalysisStore {
    const { analysis, detail } = this.stores;
    return this.wantedDays === undefined || analysis.state !== 'answered' ? analysis : detail;
  }

  /** The samples of the range are on their way. */
  get isComing(): boolean {
    return this.wantedDays !== undefined && this.stores.detail.state === 'asking';
  }

  private get isSummed(): boolean {
    const { isLiveSource, view } = this.chart;
    return !isLiveSource && view.x.mode === 'manual' && this.stores.analysis.data?.steps !== undefined;
  }

  private has(span: ClosedTimeRange): boolean {
    const { data } = this.stores.detail;
    const { from, until } = this.chart.range.daysOf(span);
    return data !== undefined && data.days.from <= from && data.days.until >= until;
  }
}
