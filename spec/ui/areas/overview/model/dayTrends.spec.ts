import { describe, expect, it } from '@jest/globals';
import { channelPosition, channels, emptyRow, plantChannel, type PlantQuantity, tableBuilder } from '../../../../../core/samples/index.ts';
import { dayTrend, plantValues, widened } from '../../../../../ui/areas/overview/model/dayTrends.ts';

function trendOf(rows: readonly Partial<Record<PlantQuantity, number>>[]) {
  const builder = tableBuilder(channels);
  rows.forEach((row, i) => {
    const { atMs, values } = emptyRow(i * 10_000);
    for (const [quantity, value] of Object.entries(row)) values[channelPosition(plantChannel(quantity as PlantQuantity))] = value;
    builder.append(atMs, values);
  });
  return { fromMs: 0, untilMs: rows.length * 10_000, table: builder.table() };
}

describe('the plant values of a day', () => {
  it('have their least and greatest, and what is missing is left out', () => {
    const trend = trendOf([{ systemPressureBar: 7 }, {}, { systemPressureBar: 6.5 }, { systemPressureBar: 7.25 }]);
    expect(dayTrend(trend, 'systemPressureBar').extent).toEqual({ min: 6.5, max: 7.25 });
    expect(dayTrend(trend, 'systemPressureBar').span).toEqual({ fromMs: 0, untilMs: 40_000 });
    expect(dayTrend(trend, 'volumeFlowM3min').extent).toBeUndefined();
  });

  it('relate power to flow row by row, and only while something is delivered', () => {
    const { column, extent } = dayTrend(
      trendOf([
        { powerKW: 60, deliveryVolumeM3min: 10 },
        { powerKW: 20, deliveryVolumeM3min: 0 },
        { powerKW: 20 },
        { powerKW: 70, deliveryVolumeM3min: 10 },
      ]),
      'specificPowerKWperM3min',
    );
    expect([...column]).toEqual([6, NaN, NaN, 7]);
    expect(extent).toEqual({ min: 6, max: 7 });
  });

  it('are all there for an empty log', () => {
    for (const value of plantValues) {
      const { column, extent } = dayTrend(trendOf([]), value);
      expect([column.length, extent]).toEqual([0, undefined]);
    }
  });

  it('reach as far as the value of this moment', () => {
    expect(widened({ min: 6, max: 7 }, 7.5)).toEqual({ min: 6, max: 7.5 });
    expect(widened({ min: 6, max: 7 }, 5)).toEqual({ min: 5, max: 7 });
    expect(widened({ min: 6, max: 7 }, undefined)).toEqual({ min: 6, max: 7 });
    expect(widened(undefined, 7)).toBeUndefined();
  });
});
