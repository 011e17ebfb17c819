import type { SizeMm } from './Paper.ts';

/** A rectangle of the page, in mm from its upper left corner. */
export interface RectMm extends SizeMm {
  readonly xMm: number;
  readonly yMm: number;
}

/** A line of text of the page. */
export interface PageText {
  readonly text: string;
  /** Of the end that `align` names. */
  readonly xMm: number;
  /** Of the baseline. */
  readonly yMm: number;
  readonly sizePt: number;
  readonly isStrong: boolean;
  /** `#rrggbb` */
  readonly colour: string;
  readonly align: 'left' | 'center' | 'right';
  /** White around the letters, so that they can be read over a drawing. */
  readonly hasHalo: boolean;
  /** Address of the web that it leads to in a file. */
  readonly address?: string | undefined;
}

/** A level hairline. */
export interface PageRule {
  readonly xMm: number;
  readonly yMm: number;
  readonly lengthMm: number;
}

/** A filled rectangle. */
export interface PageBox extends RectMm {
  /** `#rrggbb` */
  readonly colour: string;
}

/** A straight line. */
export interface PageLine {
  readonly fromMm: readonly [x: number, y: number];
  readonly toMm: readonly [x: number, y: number];
  readonly widthMm: number;
  /** `#rrggbb` */
  readonly colour: string;
}

/** A page of a document: boxes, then lines and rules, then texts. */
export interface DocumentPage {
  readonly size: SizeMm;
  readonly texts: readonly PageText[];
  readonly rules: readonly PageRule[];
  readonly boxes: readonly PageBox[];
  readonly lines: readonly PageLine[];
}

/** A page without its picture. */
export interface PageFrame {
  readonly size: SizeMm;
  /** The page within its margins. */
  readonly inner: RectMm;
  readonly texts: readonly PageText[];
  readonly rules: readonly PageRule[];
  /** Where the picture may be. */
  readonly area: RectMm;
}

/** A page with a chart: everything on it and where. */
export interface ChartPage extends PageFrame {
  /** Where the picture is. */
  readonly picture: RectMm;
}

/** A text of a picture, in the picture's pixels. */
export interface PictureText extends Pick<PageText, 'text' | 'isStrong' | 'colour' | 'align' | 'hasHalo' | 'address'> {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly sizePx: number;
}

/** A drawing whose texts are kept apart, so that they stay texts on paper. */
export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly texts: readonly PictureText[];
}
