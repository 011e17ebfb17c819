import { beforeAll, describe, expect, it, test } from '@jest/globals';
import type { I18n } from '@lingui/core';
import type { SettingsMessage } from '../../core/settings/index.ts';
import { languages, settingsText, translator } from '../../i18n/index.ts';

const messages: readonly (readonly [SettingsMessage, string, string])[] = [
  [{ code: 'incompletePart', part: 2 }, 'Adressteil 2 ist unvollständig', 'Incomplete address part 2'],
  [{ code: 'addressTooLong' }, 'Adresse zu lang', 'Address too long'],
  [
    { code: 'invalidSequence', sequence: '<b>', part: 3 },
    "Ungültige Zeichenfolge '<b>' in Adressteil 3",
    "Invalid character sequence '<b>' in address part 3",
  ],
  [{ code: 'valueTooBig', value: '256', part: 1 }, 'Wert 256 zu groß in Adressteil 1', 'Value 256 too big in address part 1'],
  [{ code: 'invalidMask' }, 'Ungültige Netzmaske', 'Invalid network mask'],
  [{ code: 'invalidName' }, 'Ungültiger Name', 'Invalid name'],
  [
    { code: 'invalidLink' },
    'Ein Kontaktlink beginnt mit http, https, mailto oder tel',
    'A contact link starts with http, https, mailto or tel',
  ],
  [{ code: 'invalidGatewayAddress' }, 'Ungültige Adresse des Gateways', 'Invalid gateway address'],
  [{ code: 'placeholderMissing', placeholder: '{number}' }, 'In der Adresse fehlt {number}', '{number} is missing from the address'],
  [{ code: 'outOfRange', least: 30, most: 1200 }, 'Die Zahl muss zwischen 30 und 1200 liegen', 'The number must be between 30 and 1200'],
];

describe('what is wrong with a setting', () => {
  let texts: Readonly<Record<string, I18n>>;
  beforeAll(async () => {
    texts = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await translator(language)] as const)));
  });

  test.each(messages)('%j is reported in German and in English', (message, german, english) => {
    expect([settingsText(texts['de']!, message), settingsText(texts['en']!, message)]).toEqual([german, english]);
  });

  it('is reported with hostile input as it was typed', () => {
    const sequence = "{0} '<script>' \u202e";
    expect(settingsText(texts['en']!, { code: 'invalidSequence', sequence, part: 1 })).toContain(sequence);
  });
});
