import { describe, expect, it, test } from '@jest/globals';
import { channels } from '../../../../../core/samples/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { allSeries, plotsOf, seriesOf } from '../../../../../ui/areas/analysis/model/series.ts';
import { foundSeries, seriesGroups } from '../../../../../ui/areas/analysis/model/seriesGroups.ts';

describe('the lines of the analysis', () => {
  it('[ANA-1] are every measured value of the plant and of ten machines', () => {
    const measured = channels.filter((channel) => !/^(technology|status)@/.test(channel));
    expect(new Set(allSeries.map(({ channel }) => channel))).toEqual(new Set(measured));
    expect(allSeries.length).toBe(measured.length);
    expect(new Set(allSeries.map(({ id }) => id)).size).toBe(allSeries.length);
  });

  it('of a machine have its colour and dash; those of the plant have others', () => {
    for (const { slot, mark } of allSeries) expect(slot === undefined ? mark > 10 : mark === slot).toBe(true);
    for (const { series } of plotsOf(allSeries)) expect(new Set(series.map(({ mark }) => mark)).size).toBe(series.length);
  });

  it('know those that the settings begin with', () => {
    expect(seriesOf(defaultSettings.chart.defaultSeries).map(({ id }) => id)).toEqual(['pressure', 'flow', 'delivery']);
  });

  it('stand in one plot a unit, in a fixed order', () => {
    const plots = plotsOf(seriesOf(['k9-temperature', 'k1-delivery', 'flow', 'load', 'pressure', 'k2-power']));
    expect(plots.map(({ quantity, series }) => [quantity, ...series.map(({ id }) => id)])).toEqual([
      ['pressure', 'pressure'],
      ['volumeFlow', 'flow', 'k1-delivery'],
      ['power', 'k2-power'],
      ['temperature', 'k9-temperature'],
      ['ratio', 'load'],
    ]);
    expect(plotsOf([])).toEqual([]);
  });
});

describe('the choice of lines', () => {
  const groups = seriesGroups([1, 3], ['k7-power']);

  it('has the plant, the installed machines, and others that have a chosen line', () => {
    expect(groups.map(({ slot }) => slot)).toEqual([undefined, 1, 3, 7]);
    expect(groups.map(({ series }) => series.length)).toEqual([5, 5, 5, 5]);
  });

  test.each([
    ['', 20],
    ['k3 power', 1],
    ['POWER  k', 3],
    ['power', 4],
    ['nothing', 0],
  ])('finds "%s"', (search, count) => {
    const found = foundSeries(groups, search, ({ id }) => id.replace('-', ' '));
    expect(found.flatMap(({ series }) => series).length).toBe(count);
    expect(found.every(({ series }) => series.length > 0)).toBe(true);
  });
});
