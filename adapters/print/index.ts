export { type FontAddresses, lazyPdfWriter } from './lazyPdfWriter.ts';
export type { PageFonts } from './pageFonts.ts';
export { reportPdf } from './reportPdf.ts';
