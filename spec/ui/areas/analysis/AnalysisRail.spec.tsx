import { expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { AnalysisRail } from '../../../../ui/areas/analysis/AnalysisRail.tsx';

/** The addresses that the rail of a page leads to. */
function linksAt(address: string): readonly string[] {
  const page = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <MemoryRouter initialEntries={[address]}>
        <AnalysisRail />
      </MemoryRouter>
    </I18nProvider>,
  );
  return [...page.matchAll(/ href="(\/[^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
}

const days = '?from=2026-11-14&until=2026-11-15';
const card = '?source=sd&from=2026-11-14&until=2026-11-15&series=pressure';

test.each([
  ['line chart', `/analysis/graphics${card}`],
  ['table of values', `/analysis/data_table${card}`],
])('from the %s the rail leads to its values in the other form, as they are shown, and to statistics as they begin', (_, address) => {
  const links = linksAt(address);
  expect(links).toEqual(expect.arrayContaining([`/analysis/graphics${card}`, `/analysis/data_table${card}`]));
  expect(links.filter((to) => to.includes('?'))).toHaveLength(2);
});

test('from a statistic the rail leads to all statistics and to the profile the machines and the data for an assessment of the same days', () => {
  const links = linksAt(`/analysis/data_table/motor_starts${days}&sort=runS`);
  expect(links).toHaveLength(13);
  expect(links.filter((to) => to.endsWith(days))).toHaveLength(11);
  expect(links).toEqual(expect.arrayContaining(['/analysis/graphics', '/analysis/data_table']));
});
