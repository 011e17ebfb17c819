import { nearestSample, rowsIn } from '../../../core/plot/index.ts';
import type { LineChartData } from './LineChartData.ts';

/** What a key does to the crosshair: the part of the span that it moves by. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -0.01,
  ArrowDown: -0.01,
  ArrowRight: 0.01,
  ArrowUp: 0.01,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -1,
  End: 1,
};

/** Where a key moves the crosshair, at least by one sample; it starts at the latest one. Undefined for other keys and without samples. */
export function movedCrosshair(key: string, atMs: number | undefined, { timesMs, length, span }: LineChartData): number | undefined {
  const part = moves[key];
  const { fromIndex, untilIndex } = rowsIn(timesMs, length, span);
  if (part === undefined || untilIndex === fromIndex) return undefined;
  const within = (row: number) => Math.min(untilIndex - 1, Math.max(fromIndex, row));
  const rowAt = (moment: number) => within(nearestSample(timesMs, length, moment) ?? 0);
  if (atMs === undefined) return timesMs[key === 'Home' ? fromIndex : untilIndex - 1];
  const here = rowAt(atMs);
  const there = rowAt(atMs + part * (span.toMs - span.fromMs));
  return timesMs[within(here === there ? here + Math.sign(part) : there)];
}
