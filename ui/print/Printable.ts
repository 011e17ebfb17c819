import type { ReactNode } from 'react';

/** What the page of a chart is saved as. */
export const chartFileName = 'Analyse.pdf';

/** A chart that can go on paper, with the words of its page. */
export interface Printable {
  readonly title: string;
  /** With its ending. */
  readonly fileName: string;
  /** The time that it shows. */
  readonly range: string;
  readonly units: string;
  /** Of the page that shows the same time, whole or beginning with its path; undefined for one that can't. */
  readonly address?: string | undefined;
  /** Sizes that its smallest text may have, the best first; a smaller one is taken where the chart is too high for the page. */
  readonly textPt: readonly number[];
  /** It can be made as high as the page has room. */
  readonly fits: boolean;
  /** Its drawing for a width, and where it fits, how much higher than usual; less than zero for lower. */
  readonly draw: (size: { readonly widthPx: number; readonly extraPx: number }) => ReactNode;
}
