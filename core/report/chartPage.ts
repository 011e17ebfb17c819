import type { ChartPage, PageFrame, PageText, Picture } from './pageShapes.ts';
import { mmPerPt } from './lengths.ts';

/** Places a picture on a page: as large as it fits at its own ratio, at the top, in the middle of the width. */
export function chartPage(frame: PageFrame, { widthPx, heightPx, texts }: Picture): ChartPage {
  const { area } = frame;
  const mmPerPx = Math.min(area.widthMm / widthPx, area.heightMm / heightPx);
  const [widthMm, heightMm] = [widthPx * mmPerPx, heightPx * mmPerPx];
  const xMm = area.xMm + (area.widthMm - widthMm) / 2;
  const placed = texts.map(({ x, y, sizePx, ...text }): PageText => ({
    ...text,
    xMm: xMm + x * mmPerPx,
    yMm: area.yMm + y * mmPerPx,
    sizePt: (sizePx * mmPerPx) / mmPerPt,
  }));
  return { ...frame, texts: [...frame.texts, ...placed], picture: { xMm, yMm: area.yMm, widthMm, heightMm } };
}
