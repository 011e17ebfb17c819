import { csvText, type CsvRows, type CsvValue, machineDialect } from '../../core/csv/index.ts';
import type { Figure } from '../../core/figures/index.ts';

/** Cells of a table that programs read; what is missing is empty. */
export const text = (value: string | undefined): CsvValue => ({ text: value });
export const number = (value: Figure, digits: number): CsvValue => ({ number: value, digits });

/** A table that programs read, times in UTC. */
export const table = (heads: readonly string[], rows: CsvRows): string => csvText([heads.map(text), ...rows], machineDialect, 'UTC');
