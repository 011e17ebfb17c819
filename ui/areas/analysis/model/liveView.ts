import { msPerHour, msPerMinute } from '../../../../core/time/index.ts';
import { type LiveSeriesId, liveSeries } from './liveSeries.ts';

/** How far the chart looks back, as the address writes it. */
export const liveRanges = ['10min', '30min', '1h'] as const;
export type LiveRange = (typeof liveRanges)[number];

export const rangeMs: Readonly<Record<LiveRange, number>> = { '10min': 10 * msPerMinute, '30min': 30 * msPerMinute, '1h': msPerHour };

/** What the chart is set to show: everything that its address carries. */
export interface LiveView {
  readonly range: LiveRange;
  readonly hidden: ReadonlySet<LiveSeriesId>;
  /** The machines' states below the lines. */
  readonly states: boolean;
}

export const defaultView: LiveView = { range: '1h', hidden: new Set(), states: true };

/** Reads `?x=30min&hide=flow.delivery&states=off`; what is missing or unknown is as by default. */
export function viewFromQuery(query: URLSearchParams): LiveView {
  const hidden = query.get('hide')?.split('.') ?? [];
  return {
    range: liveRanges.find((range) => range === query.get('x')) ?? defaultView.range,
    hidden: new Set(liveSeries.map(({ id }) => id).filter((id) => hidden.includes(id))),
    states: query.get('states') !== 'off',
  };
}

/** Without what is as by default. */
export function viewToQuery({ range, hidden, states }: LiveView): Readonly<Record<string, string>> {
  return {
    ...(range === defaultView.range ? {} : { x: range }),
    ...(hidden.size === 0 ? {} : { hide: [...hidden].join('.') }),
    ...(states ? {} : { states: 'off' }),
  };
}

/** Shows or hides a line. */
export function toggled(view: LiveView, id: LiveSeriesId): LiveView {
  const hidden = new Set(view.hidden);
  if (!hidden.delete(id)) hidden.add(id);
  return { ...view, hidden };
}

/** Shows a line alone; all of them again when it already is. */
export function isolated(view: LiveView, id: LiveSeriesId): LiveView {
  const others = liveSeries.map((series) => series.id).filter((other) => other !== id);
  const isAlone = !view.hidden.has(id) && others.every((other) => view.hidden.has(other));
  return { ...view, hidden: new Set(isAlone ? [] : others) };
}
