export { anyText, listOf, oneOf, onOrOff, wholeNumber } from './kinds.ts';
export type { OptionKind } from './OptionKind.ts';
export { told } from './told.ts';
