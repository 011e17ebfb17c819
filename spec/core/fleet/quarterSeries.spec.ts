import { expect, it } from '@jest/globals';
import { type QuarterFigures, quarterSeries } from '../../../core/fleet/index.ts';

const quarterMs = 900_000;
const quarter = (i: number, parts: Partial<QuarterFigures> = {}): QuarterFigures => ({
  ...{ fromMs: i * quarterMs, untilMs: (i + 1) * quarterMs, energyKWh: 15, deliveredM3: 150, volumeFlowM3: 135 },
  ...{ pressureMinBar: 6.8, pressureMeanBar: 7, pressureMaxBar: 7.2, coverageShare: 1 },
  ...parts,
});

it('the quarter hours of a day become means over the time that there is data of', () => {
  const series = quarterSeries([quarter(0), quarter(1, { coverageShare: 0.5, energyKWh: 7.5, deliveredM3: 75, volumeFlowM3: 67.5 })]);
  expect(series.timesMs).toEqual(Float64Array.of(450_000, 1_350_000));
  expect(series.powerKW).toEqual(Float64Array.of(60, 60));
  expect(series.deliveryM3min).toEqual(Float64Array.of(10, 10));
  expect(series.volumeFlowM3min).toEqual(Float64Array.of(9, 9));
  expect([series.pressureMinBar[0], series.pressureBar[0], series.pressureMaxBar[0]]).toEqual([6.8, 7, 7.2]);
});

it('a quarter hour without data, and an extreme that is not known, have no value', () => {
  const series = quarterSeries([quarter(0, { coverageShare: 0, energyKWh: 0 }), quarter(1, { pressureMinBar: undefined })]);
  expect(series.powerKW).toEqual(Float64Array.of(NaN, 60));
  expect(series.pressureMinBar).toEqual(Float64Array.of(NaN, NaN));
  expect(series.pressureBar).toEqual(Float64Array.of(NaN, 7));
});
