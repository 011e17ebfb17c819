export { defaultLanguage, languageOr, languages, type Language } from './Language.ts';
export { loadCatalogue } from './loadCatalogue.ts';
