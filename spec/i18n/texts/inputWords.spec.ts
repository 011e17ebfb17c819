import { expect, it, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { decentralPressure, measuringPoint } from '../../../core/inputs/index.ts';
import { inputWords, type Language, loadCatalogue } from '../../../i18n/index.ts';

const wordsIn = async (language: Language, name: string) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: await loadCatalogue(language) } });
  const words = inputWords(name);
  return words && i18n._(words.id, { number: words.number });
};

test.each([
  ['ADD_PRESS_1', 'dezentraler Druck 1', 'decentralized pressure 1'],
  ['ADD_PRESS_4', 'dezentraler Druck 4', 'decentralized pressure 4'],
  ['RECEIVER_PRESS', 'Behälterdruck', 'Receiver pressure'],
  ['DEW_POINT', 'Drucktaupunkt', 'Pressure dew point'],
  ['VOLUME_FLOW', 'Volumenstrom', 'Volume flow'],
  ['INTERNAL_PRESS', 'Innendruck', 'Internal pressure'],
  ['INLET_TEMP', 'Ansaugtemperatur', 'Inlet temperature'],
])('[ENT-4] %s is shown as %s, in English as %s', async (name, german, english) => {
  expect([await wordsIn('de', name), await wordsIn('en', name)]).toEqual([german, english]);
});

it('every well-known name has words, and no other', () => {
  const known = [...Object.values(measuringPoint), ...[1, 2, 3, 4].map(decentralPressure)];
  expect(known.filter((name) => inputWords(name) === undefined)).toEqual([]);
  for (const name of ['ADD_PRESS_0', 'ADD_PRESS_5', 'Halle 3', 'constructor', '']) expect(inputWords(name)).toBeUndefined();
});
