import type { TokenWords } from '../tokens/TokenWords.ts';

export const wallWords: TokenWords = {
  newTitle: /*i18n*/ 'Neuer Link',
  nameNote: /*i18n*/ 'Zum Beispiel, wo der Bildschirm hängt.',
  make: /*i18n*/ 'Link anlegen',
  shownOnce: /*i18n*/ 'Dieser Link wird nur jetzt angezeigt.',
  whatToDo: /*i18n*/ 'Öffnen Sie ihn auf dem Bildschirm als Startseite des Browsers.',
  made: /*i18n*/ 'Link der Wandanzeige',
  listTitle: /*i18n*/ 'Vorhandene Links',
  readFailed: /*i18n*/ 'Die Links ließen sich nicht lesen.',
  none: /*i18n*/ 'Es gibt noch keinen Link.',
  askToRevoke: /*i18n*/ 'Link {name} widerrufen?',
  revoked: /*i18n*/ 'Bildschirme, die ihn benutzen, zeigen sofort nichts mehr an.',
};
