import { expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartTooltip } from '../../../../ui/charts/lineChart/ChartTooltip.tsx';
import { crosshairValues } from '../../../../ui/charts/lineChart/crosshairValues.ts';
import type { LineChartData } from '../../../../ui/charts/lineChart/index.ts';
import { lineChartShapes } from '../../../../ui/charts/lineChart/lineChartShapes.ts';
import { germanFormat, hour } from './chartFixture.ts';

const lane = (number: number, status: number) => ({
  id: `${number}`,
  name: `K${number}`,
  statuses: Float32Array.from({ length: hour.length }, () => status),
});
const data: LineChartData = { ...hour, lanes: [lane(1, 1 | 2 | 4), lane(2, 1), lane(3, 0), lane(4, 1 | 64)] };

test('[ANA-10] the tooltip names a machine that is ready as ready, and one that is off as off', () => {
  const shapes = lineChartShapes(data, 800);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <ChartTooltip at={crosshairValues(data, shapes, 1_800_000)} shapes={shapes} pointerY={undefined} format={germanFormat} />
    </I18nProvider>,
  );
  const states = [...markup.slice(markup.indexOf('lc-tip-states')).matchAll(/<\/svg>([^<]+)<\/dt><dd>([^<]+)</g)];
  expect(states.map(([, names, word]) => `${names}: ${word}`)).toEqual(['K1: Last', 'K2, K4: Bereit', 'K3: Aus']);
});
