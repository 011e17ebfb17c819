import { type MeasureText, mmPerPt } from '../../core/report/index.ts';

/** Measured at this size, as widths grow with it. */
const measuredPx = 100;

/** The font of the page, as a canvas takes it. */
export const paperFont = (isStrong: boolean, sizePx: number) =>
  `${isStrong ? 600 : 400} ${sizePx}px ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;

/** Measures texts of the page in its own font. */
export function textMeasure(): MeasureText {
  const canvas = document.createElement('canvas').getContext('2d')!;
  return (text, { sizePt, isStrong }) => {
    canvas.font = paperFont(isStrong, measuredPx);
    return (canvas.measureText(text).width / measuredPx) * sizePt * mmPerPt;
  };
}
