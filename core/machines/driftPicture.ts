import { quantile } from '../estimate/index.ts';
import { plantDayRange, type TimeRange } from '../time/index.ts';
import { type MachineDrift, referenceDays } from './machineDrift.ts';

/** A level over a time, as shares more than the reference. */
export interface DriftLevel extends TimeRange {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How the specific power of a compressor went, for a drawing. */
export interface DriftPicture {
  readonly points: readonly { readonly atMs: number; readonly share: number }[];
  /** Its own before and, where it changed, since then. */
  readonly levels: readonly DriftLevel[];
  readonly changeMs: number | undefined;
  readonly least: number;
  readonly greatest: number;
}

/** Nine tenths of the days lie between. */
const [lowShare, highShare] = [0.05, 0.95];

/** Undefined without a day; `zone` is the IANA name of the plant's. */
export function driftPicture({ days, change }: MachineDrift, zone: string): DriftPicture | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const startOf = (day: string) => plantDayRange(day, zone).fromMs;
  const points = days.map(({ day, ratio }) => ({ atMs: startOf(day), share: ratio - 1 }));
  const before = points.slice(0, referenceDays).map(({ share }) => share);
  const changeMs = change && startOf(change.since);
  const untilMs = plantDayRange(last.day, zone).untilMs;
  const level = (shares: readonly number[]) => ({ low: quantile(shares, lowShare)!, high: quantile(shares, highShare)! });
  const size = change?.size.kind === 'none' ? undefined : change?.size;
  const levels: readonly DriftLevel[] = [
    { fromMs: points[0]!.atMs, untilMs: changeMs ?? untilMs, value: 0, ...level(before) },
    ...(changeMs === undefined || size === undefined
      ? []
      : [
          {
            ...{ fromMs: changeMs, untilMs, value: size.value },
            ...level(points.filter(({ atMs }) => atMs >= changeMs).map(({ share }) => share)),
          },
        ]),
  ];
  const shares = points.map(({ share }) => share);
  return {
    points,
    levels,
    changeMs,
    least: shares.reduce((a, b) => Math.min(a, b)),
    greatest: shares.reduce((a, b) => Math.max(a, b)),
  };
}
