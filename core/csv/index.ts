export { csvCell } from './csvCell.ts';
export { csvNumber } from './csvNumber.ts';
export { machineDialect, sheetDialect, spreadsheetDialect, type CsvDialect } from './CsvDialect.ts';
export { csvLines, csvText, type CsvRows, type CsvValue } from './csvText.ts';
