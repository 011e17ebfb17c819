import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { germanFormat } from './chartFixture.ts';
import { LimitDrawing } from '../../../../ui/charts/lineChart/LimitDrawing.tsx';
import type { WatchedLimits } from '../../../../core/limits/index.ts';

const frame = { x: 40, y: 10, width: 600, height: 100 };
/** 5 bar at the bottom, 10 bar at the top. */
const y = (value: number) => 110 - (value - 5) * 20;
const drawn = (limits: WatchedLimits | undefined) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <LimitDrawing
        quantity="pressure"
        format={germanFormat}
        series={[{ id: 'pressure', name: 'Netzdruck', mark: 1, column: new Float64Array(), isHidden: false, limits }]}
        frame={frame}
        y={y}
        isOnPaper={false}
      />
    </I18nProvider>,
  );
const linesOf = (markup: string) => Array.from(markup.matchAll(/y1="([\d.]+)"/g), ([, at]) => Number(at));

describe('[LIMIT-2] the limits of a line', () => {
  it('are a band between two, with a line for each', () => {
    const markup = drawn({ lower: 6, upper: 8 });
    expect(markup).toContain('<rect x="40" y="50" width="600" height="40"');
    expect(linesOf(markup)).toEqual([50, 90]);
  });

  it('are one line where there is one', () => {
    expect(drawn({ lower: undefined, upper: 8 })).not.toContain('<rect');
    expect(linesOf(drawn({ lower: undefined, upper: 8 }))).toEqual([50]);
    expect(linesOf(drawn({ lower: 6, upper: undefined }))).toEqual([90]);
  });

  it('are drawn as far as the value axis goes', () => {
    expect(drawn({ lower: 2, upper: 8 })).toContain('y="50" width="600" height="60"');
    expect(linesOf(drawn({ lower: 2, upper: 8 }))).toEqual([50]);
    expect(linesOf(drawn({ lower: undefined, upper: 12 }))).toEqual([]);
    expect(drawn(undefined)).toBe('');
  });

  it('are in words where the value axis does not show them', () => {
    expect(drawn({ lower: 2, upper: 12 }).replaceAll('\u00a0', ' ')).toMatch(/↑ Grenzwert 12,0+ bar<.*↓ Grenzwert 2,0+ bar</);
    expect(drawn({ lower: 6, upper: 8 })).not.toContain('Grenzwert');
  });
});
