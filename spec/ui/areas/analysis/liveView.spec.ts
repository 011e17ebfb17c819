import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { liveSeries, type LiveSeriesId } from '../../../../ui/areas/analysis/model/liveSeries.ts';
import {
  defaultView,
  isolated,
  liveRanges,
  type LiveView,
  toggled,
  viewFromQuery,
  viewToQuery,
} from '../../../../ui/areas/analysis/model/liveView.ts';

const ids = liveSeries.map(({ id }) => id);
const views: fc.Arbitrary<LiveView> = fc.record({
  range: fc.constantFrom(...liveRanges),
  hidden: fc.subarray(ids).map((hidden) => new Set<LiveSeriesId>(hidden)),
  states: fc.boolean(),
});

describe('the live chart in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(fc.property(views, (view) => expect(viewFromQuery(new URLSearchParams(viewToQuery(view)))).toEqual(view)));
  });

  it('is short: what is as by default is left out', () => {
    expect(viewToQuery(defaultView)).toEqual({});
  });

  test.each([
    ['', defaultView],
    ['x=7d&hide=nothing&states=maybe', defaultView],
    ['x=30min', { ...defaultView, range: '30min' }],
    ['hide=flow..delivery.flow&states=off', { range: '1h', hidden: new Set(['flow', 'delivery']), states: false }],
  ])('reads "%s"', (query, view) => {
    expect(viewFromQuery(new URLSearchParams(query))).toEqual(view);
  });
});

describe('the legend', () => {
  it('hides a line and shows it again', () => {
    const hidden = toggled(defaultView, 'flow');
    expect([...hidden.hidden]).toEqual(['flow']);
    expect(toggled(hidden, 'flow')).toEqual(defaultView);
  });

  it('shows a line alone and then all of them again', () => {
    const alone = isolated(toggled(defaultView, 'flow'), 'flow');
    expect([...alone.hidden].sort()).toEqual(['delivery', 'pressure']);
    expect(isolated(alone, 'flow')).toEqual(defaultView);
    expect([...isolated(alone, 'pressure').hidden].sort()).toEqual(['delivery', 'flow']);
  });
});
