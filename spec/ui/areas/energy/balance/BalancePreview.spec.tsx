import { I18nProvider } from '@lingui/react';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Container } from 'inversify';
import { renderToStaticMarkup } from 'react-dom/server';
import { balanceDocument, defaultRegion, languages, translator } from '../../../../../i18n/index.ts';
import { BalancePreview } from '../../../../../ui/areas/energy/balance/BalancePreview.tsx';
import { ContainerContext, stores } from '../../../../../ui/di/index.ts';
import { monthReport, type SimulatedMonth, simulatedMonth, unitChoices } from '../../../../core/balance/simulatedMonth.ts';
import { storesOver } from '../../../stores/stationFixture.ts';

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the preview of a balance', () => {
  let sim: SimulatedMonth;
  beforeAll(() => {
    sim = simulatedMonth();
  });

  test.each(unitChoices.flatMap((units) => languages.map((language) => [units.volume, units.currency, language, units] as const)))(
    'in %s, %s and %s shows every figure, table, fact and note of the document that is saved',
    async (_volume, _currency, language, units) => {
      const report = monthReport(sim, units);
      const { settings, preferences } = storesOver();
      preferences.setLanguage(language);
      const page = new Container();
      page.bind(stores.settings).toConstantValue(settings);
      page.bind(stores.preferences).toConstantValue(preferences);
      const i18n = await translator(language);
      const shown = plain(
        renderToStaticMarkup(
          <I18nProvider i18n={i18n}>
            <ContainerContext value={page}>
              <BalancePreview report={report} />
            </ContainerContext>
          </I18nProvider>,
        ),
      );
      const { plant, tables, charts, facts, leakage, notes } = balanceDocument(report, i18n, defaultRegion(language));
      for (const { label, figure, unit } of plant.figures) expect(shown).toMatch(inOrder(label, figure, unit));
      for (const { rows } of tables) for (const { label, cells } of rows) expect(shown).toMatch(inOrder(label, ...cells));
      for (const { bars } of charts) for (const { label, value } of bars) expect(shown).toMatch(inOrder(label, value));
      for (const { label, value } of [...facts, ...leakage.facts]) expect(shown).toMatch(inOrder(label, value));
      for (const line of [...notes.lines, leakage.basis]) expect(shown).toContain(`|${line}|`);
    },
  );
});

/** Texts one after the other, with nothing but tags between them. */
function inOrder(...texts: readonly string[]): RegExp {
  const known = texts.filter((text) => text !== '').map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`\\|${known.join('\\|+')}\\|`);
}
