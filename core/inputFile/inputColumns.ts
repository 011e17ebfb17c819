import type { InputFunction } from '../inputs/index.ts';

/** Version of the format, in the first line of a file. */
export const inputFormat = 'pressluft inputs 1';

/** Keys of the lines above the column line, in the order in which they are written. */
export const headerKeys = ['format', 'date', 'schematic number', 'time zone'] as const;
export type HeaderKey = (typeof headerKeys)[number];

/** The column line. */
export const inputColumns = ['time [UTC]', 'source', 'input', 'unit', 'seconds', 'mean', 'min', 'max', 'faults'] as const;
export const columnLine = inputColumns.join(',');

/** How a time is written: the begin of a minute, UTC. */
export const timePattern = 'YYYY-MM-DDTHH:MM:00Z';

/** The unit that values of a function are written in. */
export const inputUnits: Readonly<Record<InputFunction, string>> = { pressure: 'bar', volumeFlow: 'm3/min', temperature: 'degC' };

/** Of the master control in the source's column; a compressor stands there with its number. */
export const masterSource = 'master';

/** Between the codes of several faults. */
export const codeSeparator = ' ';

/** Decimals of values and of seconds. */
export const valueDigits = 3;
