import { expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DefaultsFailure } from '../../../../ui/areas/analysis/DefaultsFailure.tsx';
import type { DefaultsOutcome } from '../../../../ui/areas/analysis/chartDefaults.vm.ts';

const shown = (outcome: DefaultsOutcome | undefined) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <DefaultsFailure outcome={outcome} />
    </I18nProvider>,
  );

test.each<[string, DefaultsOutcome, readonly string[]]>([
  ['read', { step: 'read', failure: 'unreachable' }, ['Die Diagrammeinstellungen ließen sich nicht lesen', 'Netzwerkfehler']],
  [
    'saved',
    { step: 'save', result: { outcome: 'failed' } },
    ['Die Diagrammeinstellungen ließen sich nicht speichern', 'Anforderung fehlgeschlagen'],
  ],
  [
    'saved',
    { step: 'save', result: { outcome: 'refused', text: 'Speicher voll' } },
    ['Die Diagrammeinstellungen ließen sich nicht speichern', 'Speicher voll'],
  ],
])('[MSG-1] chart settings that could not be %s are told with the reason', (_, outcome, texts) => {
  for (const text of texts) expect(shown(outcome)).toContain(text);
});

test('nothing is told while nothing failed', () => {
  expect([shown(undefined), shown({ step: 'save', result: { outcome: 'succeeded' } })]).toEqual(['', '']);
});
