import type { Level } from '../../../../core/access/index.ts';

/** What the levels are called and what they open; text ids. */
export const levelWords: Readonly<Record<Level, { readonly name: string; readonly meaning: string }>> = {
  demo: { name: /*i18n*/ 'Demo', meaning: /*i18n*/ 'Ansehen, was unter „Rechte“ für Demo freigegeben ist' },
  read: { name: /*i18n*/ 'Lesen', meaning: /*i18n*/ 'Ansehen, was unter „Rechte“ für Lesen freigegeben ist' },
  write: { name: /*i18n*/ 'Schreiben', meaning: /*i18n*/ 'Alles ansehen und einstellen' },
};
