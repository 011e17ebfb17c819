import { linePath } from '../../../../../core/plot/index.ts';
import type { RectMm } from '../../../../../core/report/index.ts';

/** Heights of a curve between floor and top, from left to right. */
const heights = [0.42, 0.5, 0.46, 0.62, 0.71, 0.66, 0.8, 0.74, 0.55, 0.6, 0.48, 0.52];
const levels = [0.25, 0.5, 0.75];
const insetMm = 2;

/** A chart to be seen through, as paths in an area of a page: frame, grid and curve. */
export function sampleChart({ xMm, yMm, widthMm, heightMm }: RectMm): Readonly<Record<'frame' | 'grid' | 'curve', string>> {
  const [left, top, width, height] = [xMm + insetMm, yMm, widthMm - 2 * insetMm, heightMm - insetMm];
  const yOf = (share: number) => top + height * (1 - share);
  const xOf = (index: number) => left + (width * index) / (heights.length - 1);
  return {
    frame: `M${left} ${top}v${height}h${width}`,
    grid: levels.map((level) => `M${left} ${yOf(level)}h${width}`).join(''),
    curve: linePath([Float64Array.from(heights.flatMap((share, i) => [xOf(i), yOf(share)]))]),
  };
}
