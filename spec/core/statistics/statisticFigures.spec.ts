import { describe, expect, it, test } from '@jest/globals';
import { compared, type Counts, statisticFigure, ratioChange, type StatisticFigure } from '../../../core/statistics/index.ts';
import { valuesOf } from './values.ts';

const tariff = { ratePerKWh: 0.25, co2KgPerKWh: 0.4 };

describe('a figure of what the station gives', () => {
  test.each<[StatisticFigure, number]>([
    ['loadS', 64_800],
    ['noLoadS', 7_200],
    ['runS', 72_000],
    ['loadShare', 0.9],
    ['motorStarts', 10],
    ['startsPerRunHour', 0.5],
    ['loadPower', 5.7],
    ['noLoadPower', 0.3],
    ['totalPower', 6],
    ['totalKWhM3', 0.1],
    ['loadKWh', 950],
    ['noLoadKWh', 50],
    ['totalKWh', 1_000],
    ['noLoadShare', 0.05],
    ['cost', 250],
  ])('%s', (figure, value) => {
    expect(statisticFigure(figure, valuesOf(1), tariff)).toBeCloseTo(value, 9);
  });

  test.each<[StatisticFigure, Partial<Counts>]>([
    ['runS', { noLoadS: undefined }],
    ['loadShare', { loadS: 0, noLoadS: 0 }],
    ['startsPerRunHour', { loadS: 0, noLoadS: 0 }],
    ['totalPower', { volumeM3: 0 }],
    ['noLoadPower', { energyLoadKWh: undefined }],
    ['noLoadKWh', { energyKWh: undefined }],
    ['noLoadShare', { energyKWh: 0 }],
    ['cost', { energyKWh: undefined }],
  ])('%s is missing where it can not be reported', (figure, differences) => {
    expect(statisticFigure(figure, valuesOf(1, differences), tariff)).toBeUndefined();
  });

  it('leaves nothing where a part exceeds its whole', () => {
    expect(statisticFigure('noLoadKWh', valuesOf(1, { energyKWh: 900 }), tariff)).toBe(0);
  });
});

describe('a change', () => {
  const comparison = { now: 0.9, before: 0.8, change: 0.1, changeRatio: 0.125 };
  it('of a share is reported in points, of all else as a part of before', () => {
    expect(ratioChange('loadShare', comparison)).toEqual({ isPoints: true, change: 0.1 });
    expect(ratioChange('totalKWh', comparison)).toEqual({ isPoints: false, change: 0.125 });
    expect(ratioChange('totalKWh', undefined)).toEqual({ isPoints: false, change: undefined });
  });

  test.each([
    [0.98451, 0.98449, 0.001],
    [0.9849, 0.9841, 0.001],
    [0.98449, 0.98351, 0],
  ])('of shares %d and %d is the difference of what is shown of them', (now, before, change) => {
    expect(ratioChange('loadShare', compared(now, before)).change).toBeCloseTo(change, 12);
  });

  it('of shares that are not compared is none', () => {
    const { change } = ratioChange('loadShare', { now: 0.9, before: 0.8, change: undefined, changeRatio: undefined });
    expect(change).toBeUndefined();
  });
});
