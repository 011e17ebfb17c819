import { describe, expect, it, test } from '@jest/globals';
import { memoryPreferenceStorage } from '../../../fakes/index.ts';
import { PlotHeights } from '../../../../ui/areas/analysis/plotHeights.vm.ts';

describe('the heights of the plots', () => {
  it('are those that somebody chose in this browser', () => {
    const storage = memoryPreferenceStorage();
    const heights = new PlotHeights(storage);
    expect(heights.all.size).toBe(0);
    heights.choose('pressure', 240);
    heights.choose('power', 400);
    heights.choose('pressure', 300);
    expect(new Map(new PlotHeights(storage).all)).toEqual(
      new Map([
        ['power', 400],
        ['pressure', 300],
      ]),
    );
    heights.choose('power', undefined);
    expect([...new PlotHeights(storage).all]).toEqual([['pressure', 300]]);
  });

  test.each(['nonsense', 'pressure', 'pressure:', 'pressure:1e9', 'weight:200', 'pressure:10', ':::', 'power:NaN'])(
    'leave out what can not be: %s',
    (text) => {
      const storage = memoryPreferenceStorage();
      storage.save('plots', `${text} ratio:100`);
      expect([...new PlotHeights(storage).all]).toEqual([['ratio', 100]]);
    },
  );
});
