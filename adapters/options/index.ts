export { anyText, listOf, oneOf, onOrOff, wholeNumber } from './kinds.ts';
export { onOneLine } from './onOneLine.ts';
export { type Option, option, optional, type Options, type ValuesOf } from './Option.ts';
export { helpTable, optionsTable } from './optionHelp.ts';
export type { OptionKind } from './OptionKind.ts';
export { readOptions } from './readOptions.ts';
export { type Environment, variableOf } from './variables.ts';
