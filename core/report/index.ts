export type { ChartPage, PageFrame, PageRule, PageText, Picture, PictureText, RectMm } from './pageShapes.ts';
export { chartPage } from './chartPage.ts';
export { mmPerPt, pixelsOf } from './lengths.ts';
export { type MeasureText, pageFrame, type PageWords } from './pageFrame.ts';
export { type PageSide, pageSides, type Paper, paperOf, paperSizeMm, type SizeMm } from './Paper.ts';
