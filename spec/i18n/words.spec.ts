import { describe, expect, it, test } from '@jest/globals';
import { type Language, languages, loadCatalogue } from '../../i18n/index.ts';

type Words = readonly (readonly [refused: RegExp, instead: string])[];

/** What people of the field don't say, and what they do; one thing has one word (docs/glossary.md). */
const refused: Readonly<Record<Language, Words>> = {
  de: [
    [/Stadtgas/, 'Erdgas'],
    [/[Ff]reiwillig/, 'optional'],
    [/Versand ein ist/, 'eingeschaltet ist'],
    [/kosten höchstens/, 'kosten, höchstens'],
    [/Etwa am/, 'voraussichtlich'],
    [/Zu jetzt/, 'zum jetzigen Zeitpunkt, or what it leads to'],
    [/Ist Vorgabe für alle/, 'Das ist die Vorgabe für alle'],
    [/Datenlog/, 'Archivdatei, Tagesdatei'],
    [/%-Pkt|-Pkt\./, 'Prozentpunkte'],
    [/Keine Anforderung/, 'what is missing'],
    [/Ihre Stufe|gibt frei, wer/, 'nur mit Schreibrecht'],
    [/Fehlerprotokoll/, 'Störmeldungen'],
    [/, Fehler (mit|,)|Zählerständen?, Fehlern?\b/, 'Störungen'],
  ],
  en: [
    [/town gas/i, 'natural gas'],
    [/service water/i, 'hot water; the temperature is the customer’s warm water'],
    [/type plate/i, 'nameplate'],
    [/speed[- ]controlled|frequency controlled/i, 'variable-speed drive'],
    [/discard the changes\?|reject changes/i, 'Discard changes?'],
    [/is default for all|default for all\b/i, 'the default for everyone'],
    [/before: \{/i, 'Previously: {value}'],
    [/leakage costs? at most/i, 'leakage cost, at most'],
    [/\breckon|\banew\b|\btold\b/i, 'calculate, again, notified'],
    [/%-pts|%-points/i, 'percentage points'],
  ],
};

const wrongIn = (texts: readonly string[], words: Words) =>
  texts.flatMap((text) => words.flatMap(([word, instead]) => (word.test(text) ? [`${text}: say ${instead}`] : [])));

/** The plain parts of a compiled message. */
const textOf = (message: unknown): string =>
  Array.isArray(message) ? message.map(textOf).join('') : typeof message === 'string' ? message : '';

describe('the words of the texts', () => {
  test.each(languages)('are those of the field: %s', async (language) => {
    const texts = Object.values(await loadCatalogue(language)).map(textOf);
    expect(texts.length).toBeGreaterThan(3000);
    expect(wrongIn(texts, refused[language])).toEqual([]);
  });

  it('are noticed where they are others', () => {
    expect(wrongIn(['Ersparnis an Stadtgas', 'Ersparnis an Erdgas'], refused.de)).toEqual(['Ersparnis an Stadtgas: say Erdgas']);
    expect(wrongIn(['Town gas', 'Natural gas', 'Retold'], refused.en)).toEqual(['Town gas: say natural gas']);
  });
});
