export { type BalanceDocument, reportOfBalance } from './BalanceDocument.ts';
export type {
  BarFill,
  DocumentBar,
  DocumentChart,
  DocumentColumn,
  DocumentFact,
  DocumentFigure,
  DocumentHead,
  DocumentRow,
  DocumentSection,
  DocumentTable,
  ReportDocument,
} from './ReportDocument.ts';
export { reportPages } from './reportPages.ts';
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
