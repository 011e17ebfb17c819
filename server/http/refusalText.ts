import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLanguage, type Language, languages, languageOr, translator } from '../../i18n/index.ts';
import { CallRefused, type RefusalText } from './CallRefused.ts';

/** Why a call is refused, by status, in German; the catalogue has the other languages. */
const texts: Readonly<Record<number, string>> = {
  400: /*i18n*/ 'Die Eingabe ist ungültig.',
  401: /*i18n*/ 'Bitte melden Sie sich an.',
  403: /*i18n*/ 'Dazu fehlt das Recht.',
  408: /*i18n*/ 'Die Übertragung hat zu lange gedauert.',
  413: /*i18n*/ 'Die Eingabe ist zu groß.',
  415: /*i18n*/ 'Die Eingabe hat ein falsches Format.',
  429: /*i18n*/ 'Zu viele Versuche. Bitte später noch einmal.',
  500: /*i18n*/ 'Die Station konnte nicht antworten; ihr Protokoll nennt den Grund.',
  507: /*i18n*/ 'Der Speicher der Station ist voll oder nicht beschreibbar. Nichts wurde geändert.',
};
const otherwise = /*i18n*/ 'Die Station hat abgelehnt.';

const ofStatus =
  (status: number): RefusalText =>
  (i18n) =>
    i18n._(texts[status] ?? otherwise);

const translators = new Map<Language, ReturnType<typeof translator>>();

/** The language that the caller reads best; the default where it names none of ours. */
export function languageOfCall({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return languageOr(new Negotiator({ headers }).language([...languages]), defaultLanguage);
}

/** The texts of a language, loaded once. */
export function textsIn(language: Language): ReturnType<typeof translator> {
  const known = translators.get(language) ?? translator(language);
  translators.set(language, known);
  return known;
}

/** Why a call is refused, in the caller's language. */
export async function refusalText(error: unknown, status: number, request: FastifyRequest): Promise<string> {
  const text = (error instanceof CallRefused ? error.text : undefined) ?? ofStatus(status);
  return text(await textsIn(languageOfCall(request)));
}
