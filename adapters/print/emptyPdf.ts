import { jsPDF } from 'jspdf';
import type { PdfFacts } from '../../core/ports/index.ts';
import type { SizeMm } from '../../core/report/index.ts';

/** `D:20261121204500+00'00'`: the zone of the machine plays no part. */
const pdfDate = (atMs: number) => `D:${new Date(atMs).toISOString().replace(/\D/g, '').slice(0, 14)}+00'00'`;

/** A file with one empty page, dated as its facts say, whatever the time is. */
export function emptyPdf({ widthMm, heightMm }: SizeMm, facts: PdfFacts): jsPDF {
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
  return pdf;
}
