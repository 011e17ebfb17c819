import { describe, expect, it, test } from '@jest/globals';
import { type BalanceReport, balanceReportOf, type ColumnFigure, energyBalanceOf, type PlantFigure } from '../../../core/balance/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { plantIndex } from '../../../core/statistics/index.ts';
import type { UnitChoice } from '../../../core/units/index.ts';
import { machineTable, noLoad, onLoad } from '../statistics/machineTables.ts';
import { expectConserved, tariff } from './expectConserved.ts';

const fromMs = Date.UTC(2025, 10, 12);
const range = { fromMs, untilMs: fromMs + 7_200_000 };
const metric: UnitChoice = { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' };
const table = machineTable({
  ...range,
  stepS: 10,
  machines: { 1: (atMs) => (atMs < fromMs + 3_600_000 ? onLoad(74.123_45, 12.34) : noLoad(20.2)), 4: () => onLoad(33.333, 5.1) },
  pressureBar: (atMs) => 6.96 + (atMs - fromMs) / 7_200_000 / 4,
});
const totals = totalsOf(table, range, 10);
const named = [
  { index: 1, name: 'K1 Halle A' },
  { index: 4, name: 'K4 Werkstatt' },
];
const balance = energyBalanceOf(totals, named, tariff);
const reportIn = (units: UnitChoice, of = tariff): BalanceReport =>
  balanceReportOf(energyBalanceOf(totals, named, of), { zone: 'Europe/Berlin', stationName: 'Werk 1', version: '0.1.0', units });
const metricReport = reportIn(metric);

const plantFigure = (report: BalanceReport, figure: PlantFigure) => [...report.plant, ...report.tariff].find((of) => of.figure === figure)!;
const cell = (report: BalanceReport, index: number, figure: ColumnFigure) => {
  const column = report.columns.findIndex((of) => of.figure === figure);
  return { ...report.columns[column]!, value: [...report.rows, report.total].find((row) => row.index === index)!.values[column] };
};

describe('a balance report', () => {
  it('is conserved', () => {
    expectConserved(totals, named);
  });

  it('[BAL-6] has five decimals of specific power, three of rates, one of pressure and two of cost', () => {
    expect(plantFigure(metricReport, 'specificPowerKWhM3')).toMatchObject({ digits: 5, unit: 'kWh/m3' });
    expect(plantFigure(metricReport, 'ratePerKWh')).toEqual({ figure: 'ratePerKWh', digits: 3, unit: 'EUR/kWh', value: 0.25, shortOf: [] });
    expect(plantFigure(metricReport, 'airCostPerM3')).toMatchObject({ digits: 3, unit: 'EUR/m3' });
    expect(plantFigure(metricReport, 'pressureMinBar')).toEqual({
      figure: 'pressureMinBar',
      digits: 1,
      unit: 'bar',
      value: 7,
      shortOf: [],
    });
    expect(plantFigure(metricReport, 'pressureMaxBar')).toEqual({
      figure: 'pressureMaxBar',
      digits: 1,
      unit: 'bar',
      value: 7.2,
      shortOf: [],
    });
    expect(plantFigure(metricReport, 'cost')).toMatchObject({ digits: 2, unit: 'EUR' });
    expect(cell(metricReport, 1, 'cost')).toMatchObject({ digits: 2, unit: 'EUR' });
    expect(cell(metricReport, 1, 'specificPowerKWhM3')).toMatchObject({ digits: 5, unit: 'kWh/m3' });
  });

  it('[BAL-6] has specific power also by the minute, sixty times that by the hour', () => {
    const [byHour, byMinute] = [balance.plant.specificPowerKWhM3!, plantFigure(metricReport, 'specificPowerKWperM3min')];
    expect(byMinute).toMatchObject({ digits: 5, unit: 'kW/(m3/min)' });
    expect(byMinute.value).toBeCloseTo(byHour * 60, 5);
    const delivered = 12.34 * 60 + 5.1 * 120;
    expect(plantFigure(metricReport, 'specificPowerKWhM3').value).toBeCloseTo((74.123_45 + 20.2 + 66.666) / delivered, 5);
  });

  it('has a row for each machine with its name, and the plant as their total', () => {
    expect(metricReport.rows.map(({ index, name }) => [index, name])).toEqual([
      [1, 'K1 Halle A'],
      [4, 'K4 Werkstatt'],
    ]);
    expect(metricReport.total.index).toBe(plantIndex);
    expect(cell(metricReport, 1, 'energyKWh').value).toBe(94.3);
    expect(cell(metricReport, 4, 'energyKWh').value).toBe(66.7);
    expect(cell(metricReport, plantIndex, 'energyKWh').value).toBe(161);
    expect(cell(metricReport, plantIndex, 'cost').value).toBe(40.25);
    expect(cell(metricReport, plantIndex, 'motorStarts')).toEqual({ figure: 'motorStarts', unit: undefined, digits: 0, value: 0 });
  });

  test.each<ColumnFigure>(['powerMaxKW', 'powerMinKW', 'deliveryMaxM3min', 'deliveryMinM3min', 'noLoadPowerKW'])(
    'does not add up %s of machines: their peaks are not at the same time',
    (figure) => {
      expect(cell(metricReport, 4, figure).unit).toBe(figure.endsWith('KW') ? 'kW' : 'm3/min');
      expect(cell(metricReport, plantIndex, figure).value).toBeUndefined();
    },
  );

  it('prints every figure in the chosen units, its energy in kWh and its CO2 in kg', () => {
    const report = reportIn({ pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'USD' });
    expect(plantFigure(report, 'pressureMaxBar')).toMatchObject({ unit: 'psi', digits: 0, value: 105 });
    expect(cell(report, 4, 'volumeM3')).toMatchObject({ unit: 'cft', value: Math.round(612 * 35.31467) });
    expect(cell(report, 4, 'deliveryMaxM3min')).toMatchObject({ unit: 'cft/min', value: Math.round(5.1 * 35.31467) });
    expect(cell(report, 4, 'specificPowerKWhM3')).toMatchObject({ unit: 'kWh/cft', digits: 5 });
    expect(cell(report, 4, 'specificPowerKWhM3').value).toBeCloseTo(66.666 / 612 / 35.31467, 5);
    expect(cell(report, 4, 'cost')).toMatchObject({ unit: 'USD' });
    expect(plantFigure(report, 'airCostPerM3')).toMatchObject({ unit: 'USD/cft', digits: 5 });
    expect(plantFigure(report, 'co2Kg').unit).toBe('kg');
    expect(cell(report, 4, 'energyKWh')).toMatchObject({ unit: 'kWh', value: 66.7 });
    expect(plantFigure(report, 'noLoadCostRatio')).toMatchObject({ unit: 'percent' });
  });

  it('rounds each cost once: it is energy times rate to the last printed digit', () => {
    for (const ratePerKWh of [0, 0.1, 0.237, 0.25, 0.333, 1 / 3]) {
      const report = reportIn(metric, { ...tariff, ratePerKWh });
      const exact = { 1: 74.123_45 + 20.2, 4: 66.666, [plantIndex]: 74.123_45 + 20.2 + 66.666 };
      for (const [index, energyKWh] of Object.entries(exact))
        expect(Math.abs(cell(report, Number(index), 'cost').value! - energyKWh * ratePerKWh)).toBeLessThanOrEqual(0.005 + 1e-9);
    }
  });

  it('has nothing to say of a machine with whole data but how figures are rounded', () => {
    expect(metricReport.notes).toEqual([{ code: 'roundedOnce' }]);
  });

  it('says of energy and volume that are known for different times', () => {
    const half = machineTable({ ...range, stepS: 10, machines: { 1: (atMs) => onLoad(50, atMs < fromMs + 3_600_000 ? 8 : NaN) } });
    const { report } = expectConserved(totalsOf(half, range, 10));
    expect(report.notes).toEqual([
      { code: 'recorded' },
      { code: 'partialData', index: 1, of: 'delivery', coverageRatio: 0.5 },
      { code: 'unequalCoverage', index: 1 },
      { code: 'roundedOnce' },
    ]);
  });

  it('names its range, zone, station, units, coverage and version, and is the same each time', () => {
    expect(metricReport).toMatchObject({
      ...range,
      zone: 'Europe/Berlin',
      stationName: 'Werk 1',
      version: '0.1.0',
      units: metric,
      coverage: { state: 1, power: 1, delivery: 1 },
    });
    expect(JSON.stringify(reportIn(metric))).toBe(JSON.stringify(metricReport));
  });
});
