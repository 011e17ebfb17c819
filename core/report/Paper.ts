import type { Orientation, PaperSize, PrintSettings } from '../settings/index.ts';

/** The sides of a page that have a margin. */
export const pageSides = ['top', 'right', 'bottom', 'left'] as const;
export type PageSide = (typeof pageSides)[number];

/** A sheet of paper and what stays white of it. */
export interface Paper {
  readonly size: PaperSize;
  readonly orientation: Orientation;
  readonly marginsMm: Readonly<Record<PageSide, number>>;
}

/** A length each way, in mm. */
export interface SizeMm {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Upright: A4 after ISO 216, letter after ANSI Y14.1 (8.5 x 11 inch). */
const uprightMm: Readonly<Record<PaperSize, SizeMm>> = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
};

/** Size of the sheet as it lies. */
export function paperSizeMm({ size, orientation }: Pick<Paper, 'size' | 'orientation'>): SizeMm {
  const { widthMm, heightMm } = uprightMm[size];
  return orientation === 'portrait' ? { widthMm, heightMm } : { widthMm: heightMm, heightMm: widthMm };
}

/** The paper that the settings ask for. */
export function paperOf(print: PrintSettings): Paper {
  return {
    size: print.paperSize,
    orientation: print.orientation,
    marginsMm: { top: print.topMarginMm, right: print.rightMarginMm, bottom: print.bottomMarginMm, left: print.leftMarginMm },
  };
}
