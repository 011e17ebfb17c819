export { anyText, listOf, oneOf, onOrOff, wholeNumber } from './kinds.ts';
export { type Option, option, optional, type Options, type ValuesOf } from './Option.ts';
export type { OptionKind } from './OptionKind.ts';
export { defaultText, optionSynopsis } from './optionHelp.ts';
export { readOptions } from './readOptions.ts';
export { told } from './told.ts';
