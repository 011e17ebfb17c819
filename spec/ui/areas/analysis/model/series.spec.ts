import { describe, expect, it, test } from '@jest/globals';
import { channels } from '../../../../../core/samples/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { lineStyle } from '../../../../../ui/charts/lineChart/lineStyle.ts';
import { allSeries, maxSeries, plotsOf, seriesOf } from '../../../../../ui/areas/analysis/model/series.ts';
import { foundSeries, seriesGroups } from '../../../../../ui/areas/analysis/model/seriesGroups.ts';

describe('the lines of the analysis', () => {
  it('[ANA-1] are every measured value of the plant and of ten machines', () => {
    const measured = channels.filter((channel) => !/^(technology|status)@/.test(channel));
    expect(new Set(allSeries.map(({ channel }) => channel))).toEqual(new Set(measured));
    expect(allSeries.length).toBe(measured.length);
    expect(new Set(allSeries.map(({ id }) => id)).size).toBe(allSeries.length);
  });

  it('[TREND-5] of a machine have its colour; those of the plant have others', () => {
    for (const { slot, mark } of allSeries) expect(slot === undefined ? mark > 10 : mark === slot).toBe(true);
    for (const { series } of plotsOf(allSeries)) expect(new Set(series.map(({ mark }) => mark)).size).toBe(series.length);
  });

  it('know those that the settings begin with', () => {
    expect(seriesOf(defaultSettings.chart.defaultSeries).map(({ id }) => id)).toEqual(['pressure', 'flow', 'delivery']);
  });

  it('[TREND-5] stand in one plot a unit, in a fixed order', () => {
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

describe('analog inputs as lines', () => {
  const ids = ['3-temperature-INLET_TEMP', '0-temperature-DEW_POINT', '0-pressure-RECEIVER_PRESS'];

  it('[LIMIT-1] are known by their ids, each behind the other lines of its machine', () => {
    expect(seriesOf(['k3-power', 'flow', ...ids, ids[0]!, 'k4-power']).map(({ id }) => id)).toEqual([
      'flow',
      '0-pressure-RECEIVER_PRESS',
      '0-temperature-DEW_POINT',
      'k3-power',
      '3-temperature-INLET_TEMP',
      'k4-power',
    ]);
    expect(seriesOf(['11-pressure-X', '0-weight-X', '3-pressure-A B'])).toEqual([]);
    expect(seriesOf(Array.from({ length: 40 }, (_, i) => `0-pressure-P${i}`))).toHaveLength(maxSeries);
  });

  const names = ['RECEIVER_PRESS', 'DEW_POINT', 'VOLUME_FLOW', 'ADD_PRESS_1', 'ADD_PRESS_2', 'ADD_PRESS_3', 'ADD_PRESS_4'];
  const use = (name: string) => (name === 'DEW_POINT' ? 'temperature' : name === 'VOLUME_FLOW' ? 'volumeFlow' : 'pressure');
  const ofPlant = names.map((name) => `0-${use(name)}-${name}`);

  test.each(['pressure', 'volumeFlow', 'temperature'])(
    '[TREND-5] differ from the other lines in hue before they differ in dash: %s',
    (quantity) => {
      const logged = allSeries.filter((series) => series.quantity === quantity).map(({ id }) => id);
      const inputs = [
        ...ofPlant,
        ...Array.from({ length: 10 }, (_, i) => `${i + 1}-${quantity}-A`),
        ...Array.from({ length: 9 }, (_, i) => `0-${quantity}-B${i}`),
      ];
      const all = [...logged, ...inputs.filter((id) => id.includes(`-${quantity}-`))];
      for (let count = 1; count <= Math.min(maxSeries, all.length); count++) {
        const looks = seriesOf(all.slice(0, count)).map(({ mark }) => lineStyle(mark));
        expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(count);
        expect(new Set(looks.map(({ colour }) => colour)).size).toBe(Math.min(15, count));
        if (count <= 15) expect(looks.every(({ dash }) => dash === undefined)).toBe(true);
      }
    },
  );

  it('have the colour of their machine while it is free, and change no logged line', () => {
    expect(seriesOf(['3-temperature-INLET_TEMP'])[0]!.mark).toBe(3);
    const marks = Object.fromEntries(seriesOf(['k3-temperature', '3-temperature-INLET_TEMP']).map(({ id, mark }) => [id, mark]));
    expect(marks).toEqual({ 'k3-temperature': 3, '3-temperature-INLET_TEMP': 1 });
  });

  it('stand in their group of the choice and are found there', () => {
    const inputs = seriesOf(ids);
    const groups = seriesGroups([1], [ids[0]!], [...inputs]);
    expect(groups.map(({ slot, series }) => [slot, series.length])).toEqual([
      [undefined, 7],
      [1, 5],
      [3, 6],
    ]);
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
