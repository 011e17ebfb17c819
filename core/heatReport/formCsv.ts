import type { CsvRows } from '../csv/index.ts';
import type { HeatField } from './heatForm.ts';

/** A form as a line below its heads. */
export const formCsv = (fields: readonly HeatField[]): CsvRows => [
  fields.map(({ label }) => ({ text: label })),
  fields.map(({ value }) => ({ text: value })),
];
