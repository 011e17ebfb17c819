export { annexFile } from './annexFile.ts';
export { type AnnexContent, annexJsonOf, type AnnexOutputs, annexOutputs } from './annexOutputs.ts';
export { hashedDayFile } from './hashedDayFile.ts';
