import { describe, expect, it } from '@jest/globals';
import { slotCount } from '../../../core/compressor/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { defaultView, viewFromQuery } from '../../../ui/areas/analysis/model/analysisView.ts';
import { seriesOf } from '../../../ui/areas/analysis/model/series.ts';
import { faultSeries, spanAround } from '../../../ui/areas/errors/model/trendOfFault.ts';
import { liveFigures, trendSeriesOf } from '../../../ui/areas/overview/compressor/model/hourFigures.ts';
import { trendPath } from '../../../ui/shell/index.ts';

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
const linked = [
  ...slots.flatMap((slot) => liveFigures.map((figure) => trendSeriesOf(figure, slot))),
  ...(['master', ...slots] as const).map(faultSeries),
];

describe('a way to the trend', () => {
  it('leads to lines that the trend has', () => {
    for (const ids of linked) {
      expect(ids.length).toBeGreaterThan(0);
      expect(
        seriesOf(ids)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...ids].sort());
    }
  });

  it('is an address that the trend reads as lines and moments', () => {
    const { fromMs, untilMs } = spanAround(1_795_263_010_000)!;
    const [path, query] = trendPath(fromMs, untilMs, ['pressure', 'k3-power']).split('?');
    const view = viewFromQuery(new URLSearchParams(query), defaultView(defaultSettings.chart));
    expect(path).toBe('/analysis/graphics');
    expect(view.series).toEqual(['pressure', 'k3-power']);
    expect(view.x).toEqual({ mode: 'manual', span: { fromMs, toMs: untilMs } });
    expect(fromMs).toBeLessThan(1_795_263_010_000);
    expect(untilMs).toBeGreaterThan(1_795_263_010_000);
    expect(spanAround(undefined)).toBeUndefined();
  });
});
