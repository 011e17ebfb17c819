import type { jsPDF } from 'jspdf';
import { type ReportDocument, reportPages, type DocumentPage, type MeasureText, type Paper, paperSizeMm } from '../../core/report/index.ts';
import { drawRules } from './drawRules.ts';
import { emptyPdf } from './emptyPdf.ts';
import { chooseFont, drawText, type PageFonts, withFonts } from './pageFonts.ts';

function drawPage(pdf: jsPDF, { boxes, lines, rules, texts }: DocumentPage): void {
  for (const { xMm, yMm, widthMm, heightMm, colour } of boxes) {
    pdf.setFillColor(colour);
    pdf.rect(xMm, yMm, widthMm, heightMm, 'F');
  }
  drawRules(pdf, rules);
  for (const { fromMm, toMm, widthMm, colour } of lines) {
    pdf.setDrawColor(colour);
    pdf.setLineWidth(widthMm);
    pdf.line(...fromMm, ...toMm);
  }
  for (const text of texts) drawText(pdf, text);
}

/** Writes a report as a PDF file; the same input makes the same bytes. Throws where the margins leave no room. */
export function documentPdf(document: ReportDocument, paper: Paper, fonts: PageFonts): Uint8Array<ArrayBuffer> {
  const size = paperSizeMm(paper);
  const { title, station, range, creator, language, atMs } = document;
  const pdf = emptyPdf(size, { title: [title, station, range].filter(Boolean).join(', '), creator, language, atMs });
  withFonts(pdf, fonts);
  const measure: MeasureText = (text, style) => {
    chooseFont(pdf, style);
    return pdf.getTextWidth(text);
  };
  const pages = reportPages(document, paper, measure);
  if (pages === undefined) throw new Error('the margins of the page leave no room for a report');
  pages.forEach((page, i) => {
    if (i > 0) pdf.addPage([size.widthMm, size.heightMm], size.widthMm > size.heightMm ? 'landscape' : 'portrait');
    drawPage(pdf, page);
  });
  return new Uint8Array(pdf.output('arraybuffer'));
}
