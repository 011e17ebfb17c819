import { jsPDF } from 'jspdf';
import type { PdfFacts } from '../../core/ports/index.ts';
import type { ChartPage, PageText } from '../../core/report/index.ts';
import { mmPerPt } from '../../core/report/index.ts';
import { binaryString } from './binaryString.ts';
import { pngStream } from './pngStream.ts';

/** TrueType files. */
export interface PageFonts {
  readonly text: Uint8Array;
  readonly strong: Uint8Array;
}

const family = 'Plex';
const styles = { text: 'normal', strong: 'bold' } as const;
const hairlineMm = 0.2;
const ruleGrey = 170;
/** Width of the white around a letter, part of its size. */
const haloShare = 0.3;

/** `D:20261121204500+00'00'`: the zone of the machine plays no part. */
const pdfDate = (atMs: number) => `D:${new Date(atMs).toISOString().replace(/\D/g, '').slice(0, 14)}+00'00'`;

function withFonts(pdf: jsPDF, fonts: PageFonts): void {
  for (const weight of ['text', 'strong'] as const) {
    pdf.addFileToVFS(`${weight}.ttf`, binaryString(fonts[weight]));
    pdf.addFont(`${weight}.ttf`, family, styles[weight], undefined, 'Identity-H');
  }
}

function drawText(pdf: jsPDF, { text, xMm, yMm, sizePt, isStrong, colour, align, hasHalo }: PageText): void {
  pdf.setFont(family, isStrong ? styles.strong : styles.text);
  pdf.setFontSize(sizePt);
  if (hasHalo) {
    pdf.setDrawColor(255);
    pdf.setLineWidth(sizePt * mmPerPt * haloShare);
    pdf.text(text, xMm, yMm, { align, renderingMode: 'stroke' });
  }
  pdf.setTextColor(colour);
  pdf.text(text, xMm, yMm, { align, renderingMode: 'fill' });
}

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
  const { widthMm, heightMm } = page.size;
  const pdf = new jsPDF({
    unit: 'mm',
    format: [widthMm, heightMm],
    orientation: widthMm > heightMm ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setCreationDate(pdfDate(facts.atMs));
  pdf.setFileId(facts.atMs.toString(16).padStart(32, '0').toUpperCase());
  pdf.setDocumentProperties({ title: facts.title, creator: facts.creator });
  pdf.setLanguage(facts.language as Parameters<jsPDF['setLanguage']>[0]);
  withFonts(pdf, fonts);
  keepsPng(pdf, png);

  const { picture } = page;
  pdf.addImage(png, 'PNG', picture.xMm, picture.yMm, picture.widthMm, picture.heightMm, 'picture', 'FAST');
  pdf.setDrawColor(ruleGrey);
  pdf.setLineWidth(hairlineMm);
  for (const { xMm, yMm, lengthMm } of page.rules) pdf.line(xMm, yMm, xMm + lengthMm, yMm);
  for (const text of page.texts) drawText(pdf, text);
  return new Uint8Array(pdf.output('arraybuffer'));
}
