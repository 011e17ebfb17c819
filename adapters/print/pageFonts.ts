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

/** Part of a text that lies before its end that is named. */
const beforeAnchor = { left: 0, center: 0.5, right: 1 } as const;

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

/** Of a link's area above its baseline and below it, part of the letters' size. */
const linkShare = { above: 1, below: 0.3 } as const;
/** Of the line below a link, part of the letters' size: where it is, and how thick. */
const underlineShare = { below: 0.16, width: 0.05 } as const;

/** Draws a line of text; one that leads somewhere is underlined. */
export function drawText(pdf: jsPDF, text: PageText): void {
  const { xMm, yMm, sizePt, colour, align, hasHalo, address } = text;
  chooseFont(pdf, text);
  if (hasHalo) {
    pdf.setDrawColor(255);
    pdf.setLineWidth(sizePt * mmPerPt * haloShare);
    pdf.text(text.text, xMm, yMm, { align, renderingMode: 'stroke' });
  }
  pdf.setTextColor(colour);
  pdf.text(text.text, xMm, yMm, { align, renderingMode: 'fill' });
  if (address === undefined) return;
  const [widthMm, sizeMm] = [pdf.getTextWidth(text.text), sizePt * mmPerPt];
  const leftMm = xMm - widthMm * beforeAnchor[align];
  const lineMm = yMm + sizeMm * underlineShare.below;
  pdf.setDrawColor(colour);
  pdf.setLineWidth(sizeMm * underlineShare.width);
  pdf.line(leftMm, lineMm, leftMm + widthMm, lineMm);
  pdf.link(leftMm, yMm - sizeMm * linkShare.above, widthMm, sizeMm * (linkShare.above + linkShare.below), { url: address });
}
