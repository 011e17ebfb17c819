import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { CallRefused } from '../../../server/http/CallRefused.ts';
import { languageOfCall, refusalText, textsIn } from '../../../server/http/refusalText.ts';

const callIn = (language: string | undefined) =>
  ({ headers: language === undefined ? {} : { 'accept-language': language } }) as FastifyRequest;

describe('why a call is refused, in words', () => {
  it.each([
    [400, 'Die Eingabe ist ungültig.'],
    [401, 'Bitte melden Sie sich an.'],
    [403, 'Dazu fehlt das Recht.'],
    [408, 'Die Übertragung hat zu lange gedauert.'],
    [413, 'Die Eingabe ist zu groß.'],
    [415, 'Die Eingabe hat ein falsches Format.'],
    [429, 'Zu viele Versuche. Bitte später noch einmal.'],
    [500, 'Die Station konnte nicht antworten; ihr Protokoll nennt den Grund.'],
    [507, 'Der Speicher der Station ist voll oder nicht beschreibbar. Nichts wurde geändert.'],
    [404, 'Die Station hat abgelehnt.'],
    [418, 'Die Station hat abgelehnt.'],
  ])('follows from its status %p, in German and in other words in English', async (status, german) => {
    expect(await refusalText(new Error('inner'), status, callIn('de'))).toBe(german);
    const english = await refusalText(new Error('inner'), status, callIn('en'));
    expect([english.length > 0, english !== german, english.includes('inner')]).toEqual([true, true, false]);
  });

  it('is what the refusal itself says, where it says something', async () => {
    const refusal = new CallRefused(409, 'taken', (i18n) => i18n._('Dazu fehlt das Recht.'));
    expect(await refusalText(refusal, 409, callIn('de'))).toBe('Dazu fehlt das Recht.');
    expect(await refusalText(new CallRefused(403, 'no'), 403, callIn('de'))).toBe('Dazu fehlt das Recht.');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['en-GB', 'en'],
    ['fr, en;q=0.3', 'en'],
  ])('is in the language that the caller reads best: %p', (accepted, language) => {
    expect(languageOfCall(callIn(accepted))).toBe(language);
  });

  it('is in the same language for a caller that names none of ours as for one that names none', () => {
    expect(languageOfCall(callIn('fr'))).toBe(languageOfCall(callIn(undefined)));
  });

  it('loads the texts of a language once', () => {
    expect(textsIn('de')).toBe(textsIn('de'));
  });
});
