import { describe, expect, it } from '@jest/globals';
import { compressorChannel, type SampleTable } from '../../../core/samples/index.ts';
import { preparedTotals, totalsOf } from '../../../core/totals/index.ts';
import { load, lost, off, plantDelivery, plantFlow, plantPower, plantPressure, power, ready, status } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const plantOf = (table: SampleTable, fromMs: number, untilMs: number) => totalsOf(table, { fromMs, untilMs }, 2).plant;

describe('the plant of samples', () => {
  const times = [0, 2000, 4000, 6000];
  it('has its pressure, its flow, and its own greatest power', () => {
    const table = tableOf(times, {
      [plantPressure]: [7, NaN, 6.5, 8],
      [plantFlow]: [30, 60, NaN, 15],
      [plantPower]: [100, 300, 200, NaN],
      [status]: [load, load, load, load],
      [power]: [90, 80, 70, 60],
      [compressorChannel('electricalPowerKW', 4)]: [10, 220, 230, 240],
    });
    const plant = plantOf(table, 0, 8000);
    expect(plant).toMatchObject({ pressureMinBar: 6.5, pressureMaxBar: 8, pressureS: 6, volumeFlowM3: 3.5, volumeFlowMaxM3min: 60 });
    expect(plant).toMatchObject({ powerMaxKW: 300, reportedEnergyKWh: 1200 / 3600, volumeFlowS: 6, reportedPowerS: 6 });
    expect(plant.pressureMeanBar).toBeCloseTo(21.5 / 3, 6);
    expect(plant.energyKWh).toBeCloseTo(2000 / 3600, 12);
  });

  it('has flow flagged, and delivery kept apart, while no machine runs', () => {
    const table = tableOf(times, {
      [status]: [load, ready, NaN, off],
      [compressorChannel('status', 4)]: [off, ready, NaN, lost],
      [plantFlow]: [30, 30, 30, 30],
      [plantDelivery]: [30, 30, 30, 30],
    });
    expect(plantOf(table, 0, 8000)).toMatchObject({
      volumeFlowM3: 4,
      volumeFlowStandingM3: 1,
      deliveredM3: 3,
      deliveredStandingM3: 1,
    });
  });

  it('may be a little below atmosphere, but not further', () => {
    const table = tableOf(times, { [plantPressure]: [-0.02, -1.5, 0, 0] });
    expect(plantOf(table, 0, 8000)).toMatchObject({ pressureMinBar: -0.02, pressureMaxBar: 0, pressureS: 6 });
  });
});

it('the extremes of a quarter hour of the plant are its own', () => {
  const prepared = preparedTotals();
  const values = { [plantPressure]: [9, 6, 7], [plantFlow]: [30, 10, 20], [plantPower]: [200, 80, 90] };
  prepared.append(tableOf([0, 900_000, 1_800_000], values), 2);
  const extremes = [0, 1, 2].map((quarter) => {
    const { plant } = prepared.totals({ fromMs: quarter * 900_000, untilMs: (quarter + 1) * 900_000 });
    return [plant.pressureMinBar, plant.pressureMaxBar, plant.volumeFlowMaxM3min, plant.powerMaxKW];
  });
  expect(extremes).toEqual([
    [9, 9, 30, 200],
    [6, 6, 10, 80],
    [7, 7, 20, 90],
  ]);
});
