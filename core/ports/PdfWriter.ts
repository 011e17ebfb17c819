import type { ReportDocument, ChartPage, Paper } from '../report/index.ts';

/** What a PDF says about itself. */
export interface PdfFacts {
  readonly title: string;
  /** BCP 47 */
  readonly language: string;
  /** With its version. */
  readonly creator: string;
  /** When it was made. */
  readonly atMs: number;
}

/** Writes pages as PDF files. */
export interface PdfWriter {
  /** The picture is a PNG without its texts; the same input makes the same bytes. Rejects when the writer's code or fonts could not be fetched. */
  write(page: ChartPage, picture: Uint8Array<ArrayBuffer>, facts: PdfFacts): Promise<Uint8Array<ArrayBuffer>>;
  /** Likewise a report on as many pages as it needs; rejects also where the margins leave no room. */
  writeReport(document: ReportDocument, paper: Paper): Promise<Uint8Array<ArrayBuffer>>;
}
