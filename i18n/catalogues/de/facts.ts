import { sheetDialect, spreadsheetDialect } from '../../../core/csv/index.ts';
import type { LanguageFacts } from '../../LanguageFacts.ts';
import type { RegionFacts } from '../../RegionFacts.ts';

const germany: RegionFacts = {
  numbers: 'de-DE',
  datePattern: 'dd.MM.yyyy',
  dayAndMonthPattern: 'dd.MM.',
  dayPattern: 'd.',
  clockPattern: 'HH:mm:ss',
  minutePattern: 'HH:mm',
  unitsBefore: [],
  gapAfterUnit: '',
  unitsClose: [],
  sheetDialect,
  csvDialect: sheetDialect,
};
const austria: RegionFacts = { ...germany, unitsBefore: ['$', '€', '£'], gapAfterUnit: '\u00a0' };
const swissDialect = spreadsheetDialect(';', '.', germany.datePattern);

export const facts = {
  name: 'Deutsch',
  sharedDatePattern: 'dd.MM.yyyy',
  regions: {
    'de-DE': germany,
    'de-AT': austria,
    'de-CH': { ...austria, numbers: 'de-CH', unitsClose: ['%'], sheetDialect: swissDialect, csvDialect: swissDialect },
  },
} as const satisfies LanguageFacts;
