const item = /*i18n*/ 'Empfänger {number}';

/** The words of what receivers of mails and of text messages have alike. */
export const receiverWords = {
  'receivers.*.active': { label: /*i18n*/ 'Aktiv', item },
  'receivers.*.language': { label: /*i18n*/ 'Sprache', choices: { de: /*i18n*/ 'Deutsch', en: /*i18n*/ 'Englisch' }, item },
  'receivers.*.sendMaintenance': { label: /*i18n*/ 'Wartung', item },
  'receivers.*.sendWarnings': { label: /*i18n*/ 'Warnung', item },
  'receivers.*.sendErrors': { label: /*i18n*/ 'Störungen', item },
} as const;
/** Text id of a receiver's name, with `{number}`. */
export const receiverItem = item;
