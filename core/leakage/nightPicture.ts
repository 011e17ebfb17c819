import type { Interval } from '../estimate/index.ts';
import { daysBetween, type PlantDay, plantDayOf, plantDayRange, type TimeRange } from '../time/index.ts';
import type { Leakage, LeftOutNight } from './Leakage.ts';
import { baseLevel, levelNights } from './leakLevels.ts';
import type { NightFlow } from './nightFlows.ts';
import { broughtTo, middleBar } from './normalNights.ts';

/** A night as it is drawn: the middle of its day. */
export interface PicturedNight {
  readonly day: PlantDay;
  readonly atMs: number;
  /** At the middle pressure of all nights. */
  readonly flowM3min: number;
}

/** A night that doesn't count, and why. */
export interface PicturedLeftOut extends PicturedNight, Pick<LeftOutNight, 'kind' | 'note'> {}

/** A level that nights have together, over the time that they are of. */
export interface NightLevel extends Interval, TimeRange {
  readonly value: number;
  readonly n: number;
}

/** Nights of a range at one pressure, with the levels before and since a change. */
export interface NightPicture {
  readonly range: TimeRange;
  /** NaN where no pressure is logged. */
  readonly atBar: number;
  readonly nights: readonly PicturedNight[];
  readonly levels: readonly NightLevel[];
  /** Nights with data that people left out. */
  readonly leftOut: readonly PicturedLeftOut[];
  /** Days without data. */
  readonly missing: readonly TimeRange[];
  /** The start of the day since which the flow has changed. */
  readonly changeMs: number | undefined;
  /** The greatest flow that must have room, m3/min. */
  readonly greatestM3min: number;
}

/**
 * The nights that the leak flow is of, as a chart draws them; `zone` is the IANA name of the plant's. Levels end at a change, also where somebody
 * has `seen` it.
 */
export function nightPicture(
  { nights: all, leftOut: marked, trend, range }: Pick<Leakage, 'nights' | 'leftOut' | 'trend' | 'range'>,
  zone: string,
  seen: readonly PlantDay[] = [],
): NightPicture {
  const atBar = middleBar(all) ?? NaN;
  const pictured = ({ day, flowM3min, pressureBar }: NightFlow): PicturedNight => {
    const { fromMs, untilMs } = plantDayRange(day, zone);
    return { day, atMs: (fromMs + untilMs) / 2, flowM3min: broughtTo(atBar, flowM3min, pressureBar) };
  };
  const nights = all.map(pictured);
  const leftOut = marked.flatMap(({ night, kind, note }) => (night === undefined ? [] : [{ ...pictured(night), kind, note }]));
  const since = trend.change?.since;
  const levelOf = (some: typeof all): readonly NightLevel[] => {
    const last = levelNights(some);
    const level = baseLevel({ nights: some }, atBar);
    const [first, end] = [last[0], last.at(-1)];
    if (typeof level === 'string' || first === undefined || end === undefined) return [];
    return [{ ...level, fromMs: plantDayRange(first.day, zone).fromMs, untilMs: plantDayRange(end.day, zone).untilMs }];
  };
  const cuts = [...seen, ...(since === undefined ? [] : [since])].sort();
  const levels = [...cuts, undefined].flatMap((end, i) => {
    const start = cuts[i - 1];
    return levelOf(all.filter(({ day }) => (start === undefined || day >= start) && (end === undefined || day < end)));
  });
  const known = new Set([...nights, ...leftOut].map(({ day }) => day));
  const missing = daysBetween(plantDayOf(range.fromMs, zone), plantDayOf(range.untilMs - 1, zone))
    .filter((day) => !known.has(day))
    .map((day) => plantDayRange(day, zone));
  return {
    range,
    atBar,
    nights,
    leftOut,
    levels,
    missing,
    changeMs: since === undefined ? undefined : plantDayRange(since, zone).fromMs,
    greatestM3min: Math.max(0, ...[...nights, ...leftOut].map(({ flowM3min }) => flowM3min), ...levels.map(({ high }) => high)),
  };
}
