export { csvCell } from './csvCell.ts';
export { machineDialect, sheetDialect, spreadsheetDialect, type CsvDialect } from './CsvDialect.ts';
export { csvLines, csvText, type CsvRows, type CsvValue } from './csvText.ts';
