import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type ChartSettings, defaultSettings, xModes, yModes } from '../../../../../core/settings/index.ts';
import { type AnalysisView, defaultView } from '../../../../../ui/areas/analysis/model/analysisView.ts';
import { chartSettingsOf } from '../../../../../ui/areas/analysis/model/chartSettingsOf.ts';

const before: ChartSettings = { defaultSeries: ['pressure'], xMode: '1h', yMode: 'manual' };
const view: AnalysisView = defaultView(defaultSettings.chart);

describe('the chart settings of a view', () => {
  it('are those that the view was made of', () => {
    const settings = fc.record({
      defaultSeries: fc.constantFrom<readonly string[]>([], ['pressure'], ['pressure', 'flow', 'k3-power']),
      xMode: fc.constantFrom(...xModes.filter((mode) => mode !== 'manual')),
      yMode: fc.constantFrom(...yModes),
    });
    fc.assert(fc.property(settings, (chart) => expect(chartSettingsOf(defaultView(chart), chart)).toEqual(chart)));
  });

  test.each([
    ['a range by hand is of its moment', { x: { mode: 'manual', span: { fromMs: 1, toMs: 2 } } }, { xMode: '1h' }],
    ['a look back is kept', { x: { mode: '10min' } }, { xMode: '10min' }],
    [
      'plots that agree set the mode',
      {
        y: new Map([
          ['pressure', { mode: 'auto' }],
          ['power', { mode: 'auto' }],
        ]),
      },
      { yMode: 'auto' },
    ],
    [
      'plots that differ leave it',
      {
        y: new Map([
          ['pressure', { mode: 'auto' }],
          ['power', { mode: 'manual' }],
        ]),
      },
      { yMode: 'manual' },
    ],
  ] as [string, Partial<AnalysisView>, Partial<ChartSettings>][])('%s', (_, change, expected) => {
    expect(chartSettingsOf({ ...view, ...change }, before)).toMatchObject(expected);
  });
});
