import {
  type MeasureText,
  type PageFrame,
  pageFrame,
  type Paper,
  pageSides,
  type PageWords,
  paperOf,
  paperSizeMm,
  type RectMm,
  type SizeMm,
} from '../../../../../core/report/index.ts';
import { amountProblem, type PrintSettings } from '../../../../../core/settings/index.ts';

/** A page as the settings lay it out. */
export interface PrintedPage {
  readonly size: SizeMm;
  /** What stays white at each side, as far as it is on the sheet. */
  readonly bands: readonly RectMm[];
  /** Undefined where it does not fit. */
  readonly frame: PageFrame | undefined;
  /** `noLength`: a margin is no length; `tooSmall`: the margins leave no room for a chart. */
  readonly problem: 'noLength' | 'tooSmall' | undefined;
}

/** From 0 to max; 0 for no number. */
const within = (value: number, max: number) => (value > 0 ? Math.min(value, max) : 0);

function bandsOf({ marginsMm }: Paper, { widthMm, heightMm }: SizeMm): readonly RectMm[] {
  const [left, right] = [within(marginsMm.left, widthMm), within(marginsMm.right, widthMm)];
  const [top, bottom] = [within(marginsMm.top, heightMm), within(marginsMm.bottom, heightMm)];
  return [
    { xMm: 0, yMm: 0, widthMm: left, heightMm },
    { xMm: widthMm - right, yMm: 0, widthMm: right, heightMm },
    { xMm: 0, yMm: 0, widthMm, heightMm: top },
    { xMm: 0, yMm: heightMm - bottom, widthMm, heightMm: bottom },
  ];
}

/** Lays out a page with a chart. */
export function printedPage(print: PrintSettings, words: PageWords, measure: MeasureText): PrintedPage {
  const paper = paperOf(print);
  const isBad = pageSides.some((side) => amountProblem(paper.marginsMm[side]) !== undefined);
  const frame = isBad ? undefined : pageFrame(paper, words, measure);
  const problem = isBad ? 'noLength' : frame === undefined ? 'tooSmall' : undefined;
  const size = paperSizeMm(paper);
  return { size, bands: bandsOf(paper, size), frame, problem };
}
