import { describe, expect, it, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LineChartData } from '../../../../ui/charts/lineChart/index.ts';
import { PaperLineChart } from '../../../../ui/charts/lineChart/index.ts';
import { germanFormat as format, hour } from './chartFixture.ts';

const twoLines: LineChartData = {
  ...hour,
  plots: hour.plots.map((plot) => ({
    ...plot,
    series: [
      ...plot.series,
      { ...plot.series[0]!, id: 'q', name: 'K3 Druck', mark: 3 },
      { ...plot.series[0]!, id: 'h', name: 'verborgen', isHidden: true },
    ],
  })),
  lanes: [{ id: '3', name: 'K3', statuses: Float64Array.from({ length: hour.length }, () => 7) }],
};

const paper = (data: LineChartData, extraPx = 0) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <PaperLineChart data={data} format={format} widthPx={1200} extraPx={extraPx} />
    </I18nProvider>,
  );
const heightOf = (markup: string) => Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(markup)![1]);

describe('a line chart on paper', () => {
  it('has every visible line as a path and in its legend, with colour and dash', () => {
    const markup = paper(twoLines);
    expect(markup.match(/<path class="ln lc-line" d="M[\d.]+[ ,][^"]{20,}"/g)).toHaveLength(2);
    const legend = markup.slice(markup.indexOf('lc-paper-legends'));
    expect(legend).toContain('stroke:var(--c-3);stroke-dasharray:var(--d-3)');
    expect(legend).toContain('K3 Druck');
    expect(markup).not.toContain('verborgen');
    expect(markup).not.toContain('<canvas');
    expect(markup).not.toContain('<button');
  });

  it('[TREND-7] has what its lines are compared with as paths of their own, and in the legend with its range', () => {
    const compared = {
      timesMs: hour.timesMs,
      length: hour.length,
      spacingMs: hour.spacingMs,
      column: Float64Array.from(hour.timesMs, () => 6.5),
    };
    const plots = hour.plots.map((plot) => ({ ...plot, series: plot.series.map((series) => ({ ...series, compared })) }));
    const markup = paper({ ...hour, plots, comparedWith: { name: 'Vorwoche', text: 'Vorwoche: 13.11.2026 00:00 bis 14:32' } });
    expect(markup.match(/<path class="ln lc-compared" d="M[\d.]+[ ,][^"]{10,}" style="stroke:var\(--c-1\)"/g)).toHaveLength(1);
    expect(markup.slice(markup.indexOf('lc-paper-legends'))).toContain('Vorwoche: 13.11.2026 00:00 bis 14:32');
    expect(paper(hour)).not.toContain(
      'lc-paper-legends"><ul class="legend"><li><svg class="lc-mark" viewBox="0 0 24 12" aria-hidden="true"><path class="ln lc-compared"',
    );
  });

  it('[TREND-6] has the marks of its range as numbers below the time axis, and a line of words for each', () => {
    const mark = (id: string, atMs: number, text: string) => ({ id, atMs, icon: 'g-note', tone: '', text, path: `/chart?${id}` }) as const;
    const markup = paper({
      ...hour,
      marks: [
        mark('a', 1_300_000, 'Störung K2'),
        mark('b', 1_301_000, 'Störung K3'),
        { ...mark('c', 1_800_000, `Blaspistolen\noffen ${'x'.repeat(2000)}`), untilMs: 2_000_000 },
        mark('later', 2_500_000, 'danach'),
      ],
    });
    const numbers = [...markup.matchAll(/<g class="lc-paper-mark"><rect[^>]*><\/rect><text[^>]*>(\d+)<\/text><\/g>/g)];
    expect(numbers.map(([, number]) => number)).toEqual(['1', '2']);
    const words = [...markup.matchAll(/<li data-path="([^"]*)">(\d: [^<]*)<\/li>/g)].map(([, , text]) => text);
    expect([...markup.matchAll(/data-path="([^"]*)"/g)].map(([, path]) => path)).toEqual(['/chart?b', '/chart?c']);
    expect(words).toEqual(['1: 2 Marken, die letzte: Störung K3', expect.stringMatching(/^2: Blaspistolen offen x{50,}…$/)]);
    expect(words[1]!.length).toBeLessThan(200);
    expect(markup).not.toContain('danach');
    expect(markup).not.toContain('<use');
    expect(markup.match(/class="lc-mark-range"/g)).toHaveLength(hour.plots.length);
    const without = paper({ ...hour, marks: [mark('later', 2_500_000, 'danach')] });
    expect(heightOf(without)).toBe(heightOf(paper(hour)));
    expect(without).not.toContain('lc-paper-mark');
  });

  it('[ALARM-4] has a line at the moment that it is about, through plots and lanes, and the numbers of marks on the axis', () => {
    const at = (minute: number) => minute * 60_000;
    const mark = (number: number | undefined, minute: number) => ({
      ...({ id: `${minute}`, atMs: at(minute), icon: 'i-none', tone: '', text: '', number } as const),
    });
    const marks = [mark(1, 22), mark(undefined, 26), mark(2, 36), mark(3, 36.2)];
    const markup = paper({ ...twoLines, marks, moment: { atMs: at(30), tone: 's-error' } });
    const [, line = ''] = /class="lc-moment s-error" d="([^"]+)"/.exec(markup)!;
    expect(line.match(/M/g)).toHaveLength(twoLines.plots.length + 1);
    expect(Array.from(markup.matchAll(/lc-paper-mark"><rect[^>]*><\/rect><text[^>]*>([^<]+)</g), ([, text]) => text)).toEqual(['1', '2–3']);
    expect(paper({ ...twoLines, moment: { atMs: at(10), tone: 's-error' } })).not.toContain('lc-moment');
    expect(markup).not.toContain('lc-paper-marks');
  });

  it('[ANA-10] has the legend of the five states where it has states', () => {
    const entries = (markup: string) => {
      const [legend = ''] = /<ul class="legend lc-states".*?<\/ul>/s.exec(markup) ?? [];
      return [...legend.matchAll(/<li><svg.*?<\/svg>(.*?)<\/li>/gs)].map(([, word]) => word);
    };
    expect(entries(paper(twoLines))).toEqual(['Last', 'Leerlauf', 'Aus', 'Störung', 'Keine Daten']);
    expect(entries(paper(hour))).toEqual([]);
  });

  it('[ANA-8] has the date below the first time of a day, once', () => {
    const span = { fromMs: 0, toMs: 17 * 3_600_000 };
    const markup = paper({ ...hour, span, whole: span, timesMs: hour.timesMs.map((atMs) => 17 * atMs), spacingMs: 170_000 });
    expect(markup.match(/>\d\d:\d\d</g)!.length).toBeGreaterThan(4);
    expect(markup.match(/>01\.01\.1970</g)).toHaveLength(1);
  });

  test.each([
    ['higher', 30, 30],
    ['lower', -120, -120],
    ['no higher than four tenths of its width', 5000, 128],
    ['no lower than can be read', -5000, -312],
  ])('can be made %s', (_what, asked, given) => {
    expect(heightOf(paper(hour, asked)) - heightOf(paper(hour))).toBeCloseTo(given, 6);
  });
});
