export type {
  BalanceDocument,
  BarFill,
  DocumentBar,
  DocumentChart,
  DocumentColumn,
  DocumentFact,
  DocumentFigure,
  DocumentRow,
  DocumentTable,
} from './BalanceDocument.ts';
export { balancePages } from './balancePages.ts';
export type {
  ChartPage,
  DocumentPage,
  PageBox,
  PageFrame,
  PageLine,
  PageRule,
  PageText,
  Picture,
  PictureText,
  RectMm,
} from './pageShapes.ts';
export { chartPage } from './chartPage.ts';
export type { MeasureText } from './fittedText.ts';
export { mmPerPt, pixelsOf } from './lengths.ts';
export { pageFrame, type PageWords } from './pageFrame.ts';
export { type PageSide, pageSides, type Paper, paperOf, paperSizeMm, type SizeMm } from './Paper.ts';
