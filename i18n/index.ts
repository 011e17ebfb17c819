export { defaultLanguage, languageFacts, languageOr, languages, type Language } from './Language.ts';
export type { LanguageFacts } from './LanguageFacts.ts';
export { balanceCsv } from './balance/balanceCsv.ts';
export { balanceDocument } from './balance/balanceDocument.ts';
export { balanceFileName } from './balance/balanceFileName.ts';
export { loadCatalogue } from './loadCatalogue.ts';
export { translator } from './translator.ts';
export { passwordText } from './texts/passwordText.ts';
export { settingsText } from './texts/settingsText.ts';
