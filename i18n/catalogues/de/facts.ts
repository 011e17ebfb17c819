import { sheetDialect } from '../../../core/csv/index.ts';
import type { LanguageFacts } from '../../LanguageFacts.ts';

export const facts: LanguageFacts = {
  name: 'Deutsch',
  locale: 'de-DE',
  datePattern: 'dd.MM.yyyy',
  dayAndMonthPattern: 'dd.MM.',
  dayPattern: 'd.',
  unitsBefore: [],
  unitsClose: [],
  csvDialect: sheetDialect,
};
