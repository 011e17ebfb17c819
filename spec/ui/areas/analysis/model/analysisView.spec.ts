import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultSettings, xModes } from '../../../../../core/settings/index.ts';
import { comparisons } from '../../../../../core/time/index.ts';
import {
  type AnalysisView,
  dataSources,
  defaultView,
  isolated,
  toggled,
  viewFromQuery,
  viewToQuery,
  withSeries,
  type YChoice,
} from '../../../../../ui/areas/analysis/model/analysisView.ts';
import { markKinds } from '../../../../../ui/areas/analysis/model/chartMarks.ts';
import { allSeries, maxSeries, plotOrder } from '../../../../../ui/areas/analysis/model/series.ts';

const defaults = defaultView(defaultSettings.chart);
const ids = allSeries.map(({ id }) => id);
const read = (query: string) => viewFromQuery(new URLSearchParams(query), defaults);

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const yChoice: fc.Arbitrary<YChoice> = fc.oneof(
  fc.constantFrom<YChoice>({ mode: 'auto' }, { mode: 'manual' }),
  fc
    .tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double({ min: 1e-3, max: 1e6, noNaN: true }))
    .filter(([min, width]) => min + width > min)
    .map(([min, width]): YChoice => ({ mode: 'manual', extent: { min: min === 0 ? 0 : min, max: min + width } })),
);
const views: fc.Arbitrary<AnalysisView> = fc
  .record({
    source: fc.constantFrom(...dataSources),
    days: fc.option(
      fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, until: b } : { from: b, until: a })),
      { nil: undefined },
    ),
    series: fc.subarray(ids, { maxLength: maxSeries }),
    hiddenPick: fc.array(fc.nat()),
    x: fc.oneof(
      fc.constantFrom(...xModes.filter((mode) => mode !== 'manual')).map((mode) => ({ mode })),
      fc
        .tuple(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 1e9 }))
        .map(([fromMs, lengthMs]) => ({ mode: 'manual' as const, span: { fromMs, toMs: fromMs + lengthMs } })),
    ),
    y: fc.dictionary(fc.constantFrom(...plotOrder.map(({ quantity }) => quantity)), yChoice),
    states: fc.boolean(),
    hiddenMarks: fc.subarray([...markKinds]).map((kinds) => new Set(kinds)),
    compare: fc.option(fc.constantFrom(...comparisons), { nil: undefined }),
    stacked: fc.boolean(),
  })
  .map(({ hiddenPick, y, ...view }) => ({
    ...view,
    hidden: new Set(view.series.filter((_, i) => hiddenPick.some((pick) => pick % view.series.length === i))),
    y: new Map(plotOrder.flatMap(({ quantity }) => (y[quantity] === undefined ? [] : [[quantity, y[quantity]] as const]))),
  }));

describe('the address of the chart', () => {
  it('carries everything that is shown, and brings it back', () => {
    fc.assert(
      fc.property(views, (view) => {
        const text = new URLSearchParams(viewToQuery(view, defaults)).toString();
        expect(viewFromQuery(new URLSearchParams(text), defaults)).toEqual(view);
      }),
    );
  });

  it('leaves out what is as by default', () => {
    expect(viewToQuery(defaults, defaults)).toEqual({});
  });

  it('gives a view that it can write, whatever stands in it', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('manual', '5-3', '..', '1e999..2', '-5..7', 'pressure.pressure', '2026-02-30', 'sd'),
    );
    const names = fc.constantFrom('source', 'from', 'until', 'series', 'hide', 'x', 'y-pressure', 'y-temperature', 'states', 'power');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, text)), (query) => {
        const view = viewFromQuery(new URLSearchParams(query), defaults);
        expect(viewFromQuery(new URLSearchParams(viewToQuery(view, defaults)), defaults)).toEqual(view);
      }),
    );
  });

  test.each([
    ['', {}],
    ['source=nowhere&x=7d&x=1h&hide=nothing&states=maybe', {}],
    ['source=sd&from=2026-11-20&until=2026-11-14', { source: 'sd' }],
    ['source=sd&from=2026-11-14', { source: 'sd' }],
    ['from=2026-11-14&until=2026-11-20', { days: { from: '2026-11-14', until: '2026-11-20' } }],
    ['power=stacked', { stacked: true }],
    ['x=30min', { x: { mode: '30min' } }],
    ['x=manual', {}],
    ['x=2000-1000', {}],
    ['x=1000-2000', { x: { mode: 'manual', span: { fromMs: 1000, toMs: 2000 } } }],
    ['series=k3-power.pressure.nonsense.pressure', { series: ['pressure', 'k3-power'] }],
    ['series=nonsense', {}],
    ['series=', { series: [] }],
    ['hide=flow..delivery.flow.k3-power', { hidden: new Set(['flow', 'delivery']) }],
    ['y-pressure=6.8..7.6', { y: new Map([['pressure', { mode: 'manual', extent: { min: 6.8, max: 7.6 } }]]) }],
    ['y-temperature=-5..7', { y: new Map([['temperature', { mode: 'manual', extent: { min: -5, max: 7 } }]]) }],
    ['y-pressure=-5..7&y-power=7..7&y-ratio=1..', {}],
    ['states=off', { states: false }],
  ])('reads "%s"', (query, differences) => {
    expect(read(query)).toEqual({ ...defaults, ...differences });
  });

  it('begins as the settings say', () => {
    expect(defaultView({ defaultSeries: ['k2-load', 'pressure', 'gone'], xMode: '1h', yMode: 'auto' })).toMatchObject({
      series: ['pressure', 'k2-load'],
      x: { mode: '1h' },
    });
    expect(defaultView({ defaultSeries: [], xMode: 'manual', yMode: 'manual' })).toMatchObject({ series: [], x: { mode: 'auto' } });
  });

  it('holds no more lines than can be shown at once', () => {
    expect(read(`series=${ids.join('.')}`).series).toEqual(ids.slice(0, maxSeries));
    expect(withSeries(defaults, ids).series.length).toBe(30);
  });
});

describe('the legend', () => {
  it('hides a line and shows it again', () => {
    const view = toggled(defaults, 'flow');
    expect([...view.hidden]).toEqual(['flow']);
    expect(toggled(view, 'flow')).toEqual(defaults);
  });

  it('shows a line alone and then all of them again', () => {
    const alone = isolated(toggled(defaults, 'flow'), 'flow');
    expect([...alone.hidden].sort()).toEqual(['delivery', 'pressure']);
    expect(isolated(alone, 'flow')).toEqual(defaults);
    expect([...isolated(alone, 'pressure').hidden].sort()).toEqual(['delivery', 'flow']);
  });

  it('keeps lines hidden when others are chosen', () => {
    const view = withSeries(toggled(defaults, 'flow'), ['flow', 'k1-power']);
    expect(view.series).toEqual(['flow', 'k1-power']);
    expect([...view.hidden]).toEqual(['flow']);
    expect([...withSeries(view, ['k1-power']).hidden]).toEqual([]);
  });
});
