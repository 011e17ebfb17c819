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
  cellSeparator: ';',
  decimalSign: ',',
  savesForSheets: true,
};
const austria: RegionFacts = { ...germany, unitsBefore: ['$', '€', '£'], gapAfterUnit: '\u00a0' };
export const facts = {
  name: 'Deutsch',
  sharedDatePattern: 'dd.MM.yyyy',
  regions: {
    'de-DE': germany,
    'de-AT': austria,
    'de-CH': { ...austria, numbers: 'de-CH', unitsClose: ['%'], decimalSign: '.' },
  },
} as const satisfies LanguageFacts;
