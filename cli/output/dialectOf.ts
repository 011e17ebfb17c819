import { type CsvDialect, machineDialect, sheetDialect } from '../../core/csv/index.ts';
import type { csvDialects } from '../options/sharedOptions.ts';

/** The dialects by their names on the command line. */
export const dialectOf: Readonly<Record<(typeof csvDialects)[number], CsvDialect>> = { machine: machineDialect, sheet: sheetDialect };
