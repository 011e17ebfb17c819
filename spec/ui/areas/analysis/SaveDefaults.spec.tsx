import { describe, expect, it, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSettings } from '../../../../core/settings/index.ts';
import { DefaultsControl } from '../../../../ui/areas/analysis/DefaultsControl.tsx';
import { DefaultsFailure } from '../../../../ui/areas/analysis/DefaultsFailure.tsx';
import type { DefaultsOutcome } from '../../../../ui/areas/analysis/chartDefaults.vm.ts';
import { defaultView } from '../../../../ui/areas/analysis/model/analysisView.ts';
import { openChartDefaults } from './chartDefaultsFixture.ts';

const markup = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>{node}</I18nProvider>);
const shown = (outcome: DefaultsOutcome | undefined) => markup(<DefaultsFailure outcome={outcome} />);

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
])('[MSG-1] chart settings that could not be %s are reported with the reason', (_, outcome, texts) => {
  for (const text of texts) expect(shown(outcome)).toContain(text);
});

describe('saving for everyone', () => {
  const open = async () => {
    const opened = await openChartDefaults();
    const text = () => markup(<DefaultsControl vm={opened.vm} />);
    const buttons = () =>
      [...text().matchAll(/<button[^>]*class="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?(.*?)<\/button>/g)].map(([, look, name]) => [name, look]);
    return { ...opened, text, buttons };
  };

  it('asks in a dialog, whose first answer is to leave it', async () => {
    const { vm, buttons } = await open();
    expect(buttons()).toEqual([['Als Vorgabe für alle speichern', 'btn sm grave']]);
    vm.ask();
    expect(buttons().slice(1)).toEqual([
      ['Abbrechen', 'btn pri'],
      ['Für alle speichern', 'btn grave'],
    ]);
  });

  it('names whom it concerns, and what changes from what', async () => {
    const { vm, text } = await open();
    vm.ask();
    const words = text()
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll(/\|+/g, '|');
    expect(words).toContain('Bei allen, auf jedem Bildschirm der Station, beginnt der Verlauf dann mit:');
    expect(words).toContain('|Linien|Netzdruck, Leistung|Bisher: Netzdruck, Volumenstrom, Liefermenge|Zeitachse|Auto|Werteachse|Auto|');
  });

  it('is no button where the chart is the default already', async () => {
    const { show, buttons } = await open();
    show(defaultView(defaultSettings.chart));
    expect(buttons()).toEqual([]);
  });
});

test('nothing is reported while nothing failed', () => {
  expect([shown(undefined), shown({ step: 'save', result: { outcome: 'succeeded' } })]).toEqual(['', '']);
});
