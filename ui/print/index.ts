export { barPrintable } from './barPrintable.tsx';
export { SavePicture } from './SavePicture.tsx';
export { textMeasure } from './measureText.ts';
export { PageDrawing } from './PageDrawing.tsx';
export type { Printable } from './Printable.ts';
export { PrintChart } from './PrintChart.tsx';
export { useLinePrintable } from './useLinePrintable.tsx';
