import { machineDialect } from '../../../core/csv/index.ts';
import type { LanguageFacts } from '../../LanguageFacts.ts';

export const facts: LanguageFacts = {
  name: 'English',
  locale: 'en-GB',
  datePattern: 'dd/MM/yyyy',
  dayAndMonthPattern: 'dd/MM',
  dayPattern: 'd',
  unitsBefore: ['$', '€', '£'],
  unitsClose: ['%'],
  csvDialect: machineDialect,
};
