import type { FormWords } from '../form/index.ts';
import { receiverItem, receiverWords } from '../receivers/receiverWords.ts';

/** The SMS gateway and the five numbers. */
export const smsWords: FormWords<'sms'> = {
  enabled: { label: /*i18n*/ 'Versand' },
  gatewayUrl: { label: /*i18n*/ 'Adresse des Gateways' },
  token: { label: /*i18n*/ 'Zugangsschlüssel (Bearer-Token)' },
  ...receiverWords,
  'receivers.*.number': { label: /*i18n*/ 'Telefonnummer', item: receiverItem },
};
