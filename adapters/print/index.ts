export { balancePdf } from './balancePdf.ts';
export { type FontAddresses, lazyPdfWriter } from './lazyPdfWriter.ts';
export type { PageFonts } from './pageFonts.ts';
