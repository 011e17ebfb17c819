import type { LanguageFacts } from '../../LanguageFacts.ts';
import type { RegionFacts } from '../../RegionFacts.ts';

const britain: RegionFacts = {
  numbers: 'en-GB',
  datePattern: 'dd/MM/yyyy',
  dayAndMonthPattern: 'dd/MM',
  dayPattern: 'd',
  clockPattern: 'HH:mm:ss',
  minutePattern: 'HH:mm',
  unitsBefore: ['$', '€', '£'],
  gapAfterUnit: '',
  unitsClose: ['%'],
  cellSeparator: ',',
  decimalSign: '.',
  savesForSheets: false,
};
const australia: RegionFacts = { ...britain, clockPattern: 'h:mm:ss\u00a0aaa', minutePattern: 'h:mm\u00a0aaa' };

export const facts = {
  name: 'English',
  sharedDatePattern: 'yyyy-MM-dd',
  regions: {
    'en-GB': britain,
    'en-US': {
      ...britain,
      datePattern: 'MM/dd/yyyy',
      dayAndMonthPattern: 'MM/dd',
      clockPattern: 'h:mm:ss\u00a0a',
      minutePattern: 'h:mm\u00a0a',
    },
    'en-CA': {
      ...britain,
      datePattern: 'yyyy-MM-dd',
      dayAndMonthPattern: 'MM-dd',
      clockPattern: 'h:mm:ss\u00a0aaaa',
      minutePattern: 'h:mm\u00a0aaaa',
    },
    'en-IE': britain,
    'en-AU': australia,
    'en-NZ': australia,
  },
} as const satisfies LanguageFacts;
