import { type CsvDialect, machineDialect, spreadsheetDialect } from '../core/csv/index.ts';
import { type Region, regionFacts } from './Region.ts';

/** What a spreadsheet of the region opens with a double click. */
export function sheetDialectOf(region: Region): CsvDialect {
  const { cellSeparator, decimalSign, datePattern } = regionFacts(region);
  return spreadsheetDialect(cellSeparator, decimalSign, datePattern);
}

/** How a table is saved there that is not asked what for. */
export const csvDialectOf = (region: Region): CsvDialect => (regionFacts(region).savesForSheets ? sheetDialectOf(region) : machineDialect);
