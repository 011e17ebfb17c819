import type { FormWords } from '../form/index.ts';
import { receiverItem } from '../receivers/receiverWords.ts';

/** The day of the report, and who gets it. */
export const reportWords: FormWords<'report'> = {
  day: { label: /*i18n*/ 'Tag des Monats' },
  'receivers.*.isSent': { label: /*i18n*/ 'Monatsbericht', item: receiverItem },
};
