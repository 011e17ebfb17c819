export { type FontAddresses, lazyPdfWriter } from './lazyPdfWriter.ts';
