import type { ReportDocument, Paper } from '../../core/report/index.ts';
import type { PageFonts } from './pageFonts.ts';

/** Writes a report as a PDF file; the same input makes the same bytes. Rejects where the margins leave no room. Its code is loaded when it is first called. */
export async function reportPdf(document: ReportDocument, paper: Paper, fonts: PageFonts): Promise<Uint8Array<ArrayBuffer>> {
  const { documentPdf } = await import('./documentPdf.ts');
  return documentPdf(document, paper, fonts);
}
