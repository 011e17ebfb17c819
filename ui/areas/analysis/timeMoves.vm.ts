import { makeAutoObservable } from 'mobx';
import { minSpanMs } from '../../../core/plot/index.ts';
import { type ClosedTimeRange, msPerDay } from '../../../core/time/index.ts';
import type { AnalysisView } from './model/analysisView.ts';
import { isPreset, presetTime, type TimePresetId } from './model/timePresets.ts';
import type { ShownRange } from './shownRange.vm.ts';

/** Ten years, with their leap days. */
const maxSpanMs = 3653 * msPerDay;

/** The chart whose range is moved. */
export interface MovedChart {
  readonly view: AnalysisView;
  readonly range: ShownRange;
  show: (view: AnalysisView) => void;
  showMoments: (span: ClosedTimeRange) => void;
}

/** The ways from the shown range to another one, beside those by hand. */
export class TimeMoves {
  private readonly chart: MovedChart;

  constructor(chart: MovedChart) {
    this.chart = chart;
    makeAutoObservable<this, 'chart'>(this, { chart: false, isAt: false, canStep: false }, { autoBind: true });
  }

  /** A day that is younger than an hour is shown with what was before it: that is the last hour, not the day. */
  isAt(id: TimePresetId): boolean {
    const { view, range } = this.chart;
    const isAt = (other: TimePresetId) => isPreset(other, view, range.today);
    if (!range.isDayYoung || !isAt('today')) return isAt(id);
    return id === '1h';
  }

  /** The time that a preset stands for. */
  showPreset(id: TimePresetId): void {
    this.chart.show({ ...this.chart.view, ...presetTime(id, this.chart.range.today) });
  }

  /** Whether there may be values before (-1) or after (1) the range. */
  canStep(by: -1 | 1): boolean {
    const { range } = this.chart;
    if (range.wholeDays !== undefined) return range.stepped(by) !== undefined;
    return range.span !== undefined && (by < 0 || (!range.isFollowing && range.span.toMs < range.nowMs - minSpanMs));
  }

  /** Moves the range by its own length; whole days stay whole, whole months as well. */
  step(by: -1 | 1): void {
    if (!this.canStep(by)) return;
    const { view, range, show, showMoments } = this.chart;
    const days = range.stepped(by);
    const isToday = days?.from === range.today && view.source !== 'sd';
    if (days !== undefined) show({ ...view, days: isToday ? undefined : days, x: { mode: 'auto' } });
    else if (range.span !== undefined) showMoments(steppedSpan(range.span, by, range.nowMs));
  }

  /** As much again, before the range and after it as far as there is a time: what is not loaded yet is loaded. */
  widen(): void {
    const { view, range, show, showMoments } = this.chart;
    const from = range.asked ?? range.span;
    if (from === undefined || view.source === 'live') return;
    const span = widenedSpan(from, range.nowMs);
    if (view.source === 'sd') show({ ...view, days: range.daysOf(span), x: { mode: 'manual', span } });
    else showMoments(span);
  }

  /** Stops at the values that are shown. */
  hold(): void {
    const { range, showMoments } = this.chart;
    if (range.span !== undefined) showMoments(range.span);
  }
}

function widenedSpan({ fromMs, toMs }: ClosedTimeRange, nowMs: number): ClosedTimeRange {
  const lengthMs = Math.min(2 * (toMs - fromMs), maxSpanMs);
  const endMs = Math.max(toMs, Math.min(fromMs + (toMs - fromMs) / 2 + lengthMs / 2, nowMs));
  return { fromMs: endMs - lengthMs, toMs: endMs };
}

function steppedSpan({ fromMs, toMs }: ClosedTimeRange, by: -1 | 1, nowMs: number): ClosedTimeRange {
  const lengthMs = toMs - fromMs;
  const endMs = Math.min(toMs + by * lengthMs, nowMs);
  return { fromMs: endMs - lengthMs, toMs: endMs };
}
