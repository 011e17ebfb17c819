import { baseLimits, type Extent, type XRange } from '../../../../core/plot/index.ts';
import { type ClosedTimeRange, type ComparisonKind, comparisons, type DayRangeChoice, isPlantDay } from '../../../../core/time/index.ts';
import { type ChartSettings, xModes, yModes, type YMode } from '../../../../core/settings/index.ts';
import { markKinds, type MarkKind } from './chartMarks.ts';
import { plotOrder, type PlotQuantity, seriesOf } from './series.ts';

/** Where the values come from: the live log, the day files on the SD card, or which of both has the range. */
export const dataSources = ['auto', 'live', 'sd'] as const;
export type DataSource = (typeof dataSources)[number];

/** How a plot chooses its range of values. In manual mode it is as in auto mode until limits were set. */
export interface YChoice {
  readonly mode: YMode;
  /** Of manual mode, in the base unit. */
  readonly extent?: Extent;
}

/** What the chart is set to show: everything that its address carries. */
export interface AnalysisView {
  readonly source: DataSource;
  /** Undefined for today, and for the last day with a file. */
  readonly days: DayRangeChoice | undefined;
  /** Ids in the order of the catalogue. */
  readonly series: readonly string[];
  /** Of the lines, those that the legend hides. */
  readonly hidden: ReadonlySet<string>;
  readonly x: XRange;
  /** A plot that is not in it is as the settings say. */
  readonly y: ReadonlyMap<PlotQuantity, YChoice>;
  /** The machines' states below the lines. */
  readonly states: boolean;
  /** Kinds of marks that are filtered out. */
  readonly hiddenMarks: ReadonlySet<MarkKind>;
  /** What the range is compared with; undefined for nothing. */
  readonly compare: ComparisonKind | undefined;
  /** The machines' powers are areas on top of each other. */
  readonly stacked: boolean;
}

/** What the settings begin a chart with; a range by hand is none before somebody set one. */
export function defaultView({ defaultSeries, xMode }: ChartSettings): AnalysisView {
  return {
    source: 'auto',
    days: undefined,
    series: idsOf(defaultSeries),
    hidden: new Set(),
    x: { mode: xMode === 'manual' ? 'auto' : xMode },
    y: new Map(),
    states: true,
    hiddenMarks: new Set(),
    compare: undefined,
    stacked: false,
  };
}

const separator = '.';
const spanPattern = /^(\d{1,15})-(\d{1,15})$/;
const extentPattern = /^(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)\.\.(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)$/;
const yName = (quantity: PlotQuantity) => `y-${quantity}`;

const idsOf = (ids: readonly string[]) => seriesOf(ids).map(({ id }) => id);

/** Undefined for what is no range; a range ends after it begins. */
function spanOf(text: string | null): ClosedTimeRange | undefined {
  const [, from, until] = spanPattern.exec(text ?? '')?.map(Number) ?? [];
  return from !== undefined && until !== undefined && from < until ? { fromMs: from, toMs: until } : undefined;
}

function xOf(text: string | null): XRange | undefined {
  const mode = xModes.find((known) => known === text);
  if (mode !== undefined) return mode === 'manual' ? undefined : { mode };
  const span = spanOf(text);
  return span && { mode: 'manual', span };
}

function yOf(quantity: PlotQuantity, text: string | null): YChoice | undefined {
  const mode = yModes.find((known) => known === text);
  if (mode !== undefined) return { mode };
  const [, min, max] = extentPattern.exec(text ?? '')?.map(Number) ?? [];
  if (min === undefined || max === undefined || !Number.isFinite(min) || !Number.isFinite(max)) return undefined;
  return min < max && min >= baseLimits(quantity).floor ? { mode: 'manual', extent: { min, max } } : undefined;
}

function daysOf(query: URLSearchParams): DayRangeChoice | undefined {
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? ''];
  return isPlantDay(from) && isPlantDay(until) && from <= until ? { from, until } : undefined;
}

function seriesIn(text: string | null, otherwise: readonly string[]): readonly string[] {
  if (text === null) return otherwise;
  const ids = idsOf(text.split(separator));
  return ids.length > 0 || text === '' ? ids : otherwise;
}

/**
 * Reads `?source=sd&from=2026-11-15&until=2026-11-20&series=pressure.k3-power&hide=k3-power&x=30min&y-pressure=6.8..7.6&states=off&compare=week&hide-marks=restart.settings&power=stacked`;
 * a range by hand is `x=1795263010000-1795266610000`. What is missing or not understood is as by default.
 */
export function viewFromQuery(query: URLSearchParams, otherwise: AnalysisView): AnalysisView {
  const series = seriesIn(query.get('series'), otherwise.series);
  const hidden = query.get('hide')?.split(separator) ?? [];
  const choices = plotOrder.flatMap(({ quantity }) => {
    const choice = yOf(quantity, query.get(yName(quantity)));
    return choice === undefined ? [] : [[quantity, choice] as const];
  });
  return {
    source: dataSources.find((source) => source === query.get('source')) ?? otherwise.source,
    days: daysOf(query),
    series,
    hidden: new Set(series.filter((id) => hidden.includes(id))),
    x: xOf(query.get('x')) ?? otherwise.x,
    y: new Map(choices),
    states: query.get('states') !== 'off',
    hiddenMarks: new Set(markKinds.filter((kind) => query.get('hide-marks')?.split(separator).includes(kind))),
    compare: comparisons.find((kind) => kind === query.get('compare')),
    stacked: query.get('power') === 'stacked',
  };
}

const isSameList = (a: readonly string[], b: readonly string[]) => a.join(separator) === b.join(separator);
const xText = (x: XRange) => (x.mode === 'manual' ? `${Math.round(x.span.fromMs)}-${Math.round(x.span.toMs)}` : x.mode);
const yText = ({ mode, extent }: YChoice) => (extent === undefined ? mode : `${extent.min}..${extent.max}`);

/** Without what is as by default. */
export function viewToQuery(view: AnalysisView, otherwise: AnalysisView): Readonly<Record<string, string>> {
  const { source, days, series, hidden, x, y, states, hiddenMarks, compare, stacked } = view;
  return {
    ...(source === otherwise.source ? {} : { source }),
    ...days,
    ...(isSameList(series, otherwise.series) ? {} : { series: series.join(separator) }),
    ...(hidden.size === 0 ? {} : { hide: [...hidden].join(separator) }),
    ...(xText(x) === xText(otherwise.x) ? {} : { x: xText(x) }),
    ...Object.fromEntries(Array.from(y, ([quantity, choice]) => [yName(quantity), yText(choice)])),
    ...(states ? {} : { states: 'off' }),
    ...(hiddenMarks.size === 0 ? {} : { 'hide-marks': [...hiddenMarks].join(separator) }),
    ...(compare && { compare }),
    ...(stacked ? { power: 'stacked' } : {}),
  };
}

/** Shows or hides a line. */
export function toggled(view: AnalysisView, id: string): AnalysisView {
  const hidden = new Set(view.hidden);
  if (!hidden.delete(id)) hidden.add(id);
  return { ...view, hidden: new Set(view.series.filter((one) => hidden.has(one))) };
}

/** Shows a line alone; all of them again when it already is. */
export function isolated(view: AnalysisView, id: string): AnalysisView {
  const others = view.series.filter((other) => other !== id);
  const isAlone = !view.hidden.has(id) && others.every((other) => view.hidden.has(other));
  return { ...view, hidden: new Set(isAlone ? [] : others) };
}

/** With these lines; those that stay remain hidden if they were. */
export function withSeries(view: AnalysisView, ids: readonly string[]): AnalysisView {
  const series = idsOf(ids);
  return { ...view, series, hidden: new Set(series.filter((id) => view.hidden.has(id))) };
}

/** With the marks of a kind, or without them. */
export function withMarks(view: AnalysisView, kind: MarkKind, isShown: boolean): AnalysisView {
  return { ...view, hiddenMarks: new Set(markKinds.filter((each) => (each === kind ? !isShown : view.hiddenMarks.has(each)))) };
}

/** With a plot's range of values. */
export function withY(view: AnalysisView, quantity: PlotQuantity, choice: YChoice): AnalysisView {
  return { ...view, y: new Map([...view.y, [quantity, choice]]) };
}
