import type { jsPDF } from 'jspdf';
import { mmPerPt, type PageText } from '../../core/report/index.ts';
import { binaryString } from './binaryString.ts';

/** TrueType files. */
export interface PageFonts {
  readonly text: Uint8Array;
  readonly strong: Uint8Array;
}

const family = 'Plex';
const styles = { text: 'normal', strong: 'bold' } as const;
/** Width of the white around a letter, part of its size. */
const haloShare = 0.3;

/** Puts the fonts into a file. */
export function withFonts(pdf: jsPDF, fonts: PageFonts): void {
  for (const weight of ['text', 'strong'] as const) {
    pdf.addFileToVFS(`${weight}.ttf`, binaryString(fonts[weight]));
    pdf.addFont(`${weight}.ttf`, family, styles[weight], undefined, 'Identity-H');
  }
}

/** Chooses the letters of a text. */
export function chooseFont(pdf: jsPDF, { sizePt, isStrong }: Pick<PageText, 'sizePt' | 'isStrong'>): void {
  pdf.setFont(family, isStrong ? styles.strong : styles.text);
  pdf.setFontSize(sizePt);
}

/** Draws a line of text. */
export function drawText(pdf: jsPDF, text: PageText): void {
  const { xMm, yMm, sizePt, colour, align, hasHalo } = text;
  chooseFont(pdf, text);
  if (hasHalo) {
    pdf.setDrawColor(255);
    pdf.setLineWidth(sizePt * mmPerPt * haloShare);
    pdf.text(text.text, xMm, yMm, { align, renderingMode: 'stroke' });
  }
  pdf.setTextColor(colour);
  pdf.text(text.text, xMm, yMm, { align, renderingMode: 'fill' });
}
