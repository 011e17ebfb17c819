export { labelLimit, labelLines, shortLabel } from './shortLabel.ts';
