import type { jsPDF } from 'jspdf';
import type { PdfFacts } from '../../core/ports/index.ts';
import type { ChartPage } from '../../core/report/index.ts';
import { binaryString } from './binaryString.ts';
import { drawRules } from './drawRules.ts';
import { emptyPdf } from './emptyPdf.ts';
import { drawText, type PageFonts, withFonts } from './pageFonts.ts';
import { pngStream } from './pngStream.ts';

/** A PNG of plain RGB goes into the file as it is; any other one is decoded by the library. */
function keepsPng(pdf: jsPDF, png: Uint8Array<ArrayBuffer>): void {
  const stream = pngStream(png);
  if (stream === undefined) return;
  const { width, height, data } = stream;
  Object.assign(pdf, {
    processPNG: (_: Uint8Array, index: number, alias: string) => ({
      alias,
      index,
      data: binaryString(data),
      filter: 'FlateDecode',
      decodeParameters: `/Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${width}`,
      predictor: 15,
      width,
      height,
      bitsPerComponent: 8,
      colorSpace: 'DeviceRGB',
    }),
  });
}

/** Writes a page with its picture as a PDF file; the same input makes the same bytes. */
export function pagePdf(page: ChartPage, png: Uint8Array<ArrayBuffer>, fonts: PageFonts, facts: PdfFacts): Uint8Array<ArrayBuffer> {
  const pdf = emptyPdf(page.size, facts);
  withFonts(pdf, fonts);
  keepsPng(pdf, png);

  const { picture } = page;
  pdf.addImage(png, 'PNG', picture.xMm, picture.yMm, picture.widthMm, picture.heightMm, 'picture', 'FAST');
  drawRules(pdf, page.rules);
  for (const text of page.texts) drawText(pdf, text);
  return new Uint8Array(pdf.output('arraybuffer'));
}
