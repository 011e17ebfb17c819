import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { balanceJson, type BalanceReport, type ColumnFigure, type PlantFigure } from '../../../core/balance/index.ts';
import { statusBit } from '../../../core/compressor/index.ts';
import { estimateLeak } from '../../../core/leakage/index.ts';
import { cubicFeetPerM3 } from '../../../core/units/unitScale.ts';
import { expectConserved } from './expectConserved.ts';
import {
  exchange,
  integral,
  missingDay,
  month,
  monthReport,
  periodS,
  type SimulatedMonth,
  simulatedMonth,
  tariff,
  unitChoices,
  zone,
} from './simulatedMonth.ts';

const runs = statusBit.on | statusBit.running;
const isOnLoad = (status: number) => (status & (runs | statusBit.loaded)) === (runs | statusBit.loaded);
const parts = {
  energy: ['energyLoadKWh', 'energyNoLoadKWh', 'energyAtStandstillKWh', 'energyKWh'],
  cost: ['costLoad', 'costNoLoad', 'costAtStandstill', 'cost'],
} as const;
const summed: readonly ColumnFigure[] = [...parts.energy, ...parts.cost, 'volumeM3', 'loadS', 'noLoadS', 'motorStarts', 'unloadCycles'];

function columnOf({ columns }: BalanceReport, figure: ColumnFigure) {
  const at = columns.findIndex((column) => column.figure === figure);
  return { at, ...columns[at]! };
}
const plantOf = ({ plant }: BalanceReport, figure: PlantFigure) => plant.find((of) => of.figure === figure)!;
/** Half a digit for each of so many printed figures. */
const halves = (digits: number, count: number) => 0.5 * 10 ** -digits * count + 1e-9;

describe('the balance of a simulated month', () => {
  let sim: SimulatedMonth;
  beforeAll(() => {
    sim = simulatedMonth();
  });

  it('is conserved', () => {
    expectConserved(sim.totals, sim.machines, tariff);
  });

  test.each(unitChoices)('adds up in $volume and $currency: the machines to the plant, the parts to the whole', (units) => {
    const report = monthReport(sim, units);
    for (const figure of summed) {
      const { at, digits } = columnOf(report, figure);
      const sum = report.rows.reduce((total, { values }) => total + values[at]!, 0);
      expect(Math.abs(sum - report.total.values[at]!)).toBeLessThanOrEqual(halves(digits, report.rows.length + 1));
    }
    for (const names of Object.values(parts)) {
      const columns = names.map((figure) => columnOf(report, figure));
      for (const { values } of [...report.rows, report.total]) {
        const [load, noLoad, rest, whole] = columns.map(({ at }) => values[at]!);
        expect(Math.abs(load! + noLoad! + rest! - whole!)).toBeLessThanOrEqual(halves(columns[0]!.digits, 4));
      }
    }
  });

  test.each([0, 0.1, 0.237, 1 / 3])('costs energy times a rate of %s, to the last printed digit', (ratePerKWh) => {
    const report = monthReport(sim, unitChoices[0]!, { ...tariff, ratePerKWh });
    const { at } = columnOf(report, 'cost');
    for (const { index, values } of report.rows) {
      const energyKWh = integral(sim.table, index, (read) => read('electricalPowerKW')) / 3600;
      expect(Math.abs(values[at]! - energyKWh * ratePerKWh)).toBeLessThanOrEqual(halves(2, 1));
    }
    expect(plantOf(report, 'cost').value).toBe(report.total.values[at]);
  });

  it('has the energy, volume and load time that the samples themselves come to', () => {
    const report = monthReport(sim, unitChoices[0]!);
    const value = (figure: ColumnFigure, row: number) => report.rows[row]!.values[columnOf(report, figure).at]!;
    report.rows.forEach(({ index }, row) => {
      const energyKWh = integral(sim.table, index, (read) => read('electricalPowerKW')) / 3600;
      const loadS = integral(sim.table, index, (read) => (Number.isNaN(read('status')) ? NaN : isOnLoad(read('status')) ? 1 : 0));
      expect(Math.abs(value('energyKWh', row) - energyKWh)).toBeLessThanOrEqual(halves(1, 1));
      expect(Math.abs(value('loadS', row) - loadS / 3600)).toBeLessThanOrEqual(halves(2, 1));
    });
  });

  it('knows the length of a month with a day of 23 hours, and says what of it is missing', () => {
    const report = monthReport(sim, unitChoices[0]!);
    const rangeS = (report.untilMs - report.fromMs) / 1000;
    expect(rangeS).toBe((31 * 24 - 1) * 3600);
    const known = (rangeS - 24 * 3600) / rangeS;
    expect(report.notes.find(({ code }) => code === 'missingDays')).toEqual({ code: 'missingDays', days: [missingDay] });
    const notes = report.notes.filter((note) => note.code === 'partialData');
    expect(new Set(notes.map(({ index }) => index))).toEqual(new Set(sim.machines.map(({ index }) => index)));
    for (const { index, coverageRatio } of notes) {
      const emptyS = index === exchange.slot ? exchange.emptyMs / 1000 : 0;
      expect(coverageRatio).toBeCloseTo(known - emptyS / rangeS, 3);
    }
    expect(report.coverage.power).toBeGreaterThan(0.95);
    expect(report.coverage.power).toBeLessThan(known);
  });

  it('counts both machines that were in a slot, and nothing while it was empty', () => {
    const { at } = columnOf(monthReport(sim, unitChoices[0]!), 'energyKWh');
    const before = simulatedEnergyKWh(sim, exchange.slot, month.fromMs, exchange.fromMs);
    const after = simulatedEnergyKWh(sim, exchange.likeSlot, exchange.fromMs + exchange.emptyMs, month.untilMs);
    const row = monthReport(sim, unitChoices[0]!).rows.find(({ index }) => index === exchange.slot)!;
    expect(before).toBeGreaterThan(0);
    expect(after).toBeGreaterThan(0);
    expect(Math.abs(row.values[at]! - before - after)).toBeLessThanOrEqual(halves(1, 1));
  });

  it('has no rate and no price at a rate of zero, and the same energy', () => {
    const [free, paid] = [monthReport(sim, unitChoices[0]!, { ratePerKWh: 0, co2KgPerKWh: 0 }), monthReport(sim, unitChoices[0]!)];
    for (const figure of ['cost', 'airCostPerM3', 'co2Kg'] as const) expect(plantOf(free, figure).value).toBe(0);
    for (const figure of ['loadCostRatio', 'noLoadCostRatio', 'specificPowerKWhM3'] as const)
      expect(plantOf(free, figure).value).toBe(plantOf(paid, figure).value);
  });

  it('[BAL-7] shows a minimum or maximum of 1e30 as 0, and a negative maximum too', () => {
    const machines = sim.totals.machines.map((of, i) =>
      i === 0 ? { ...of, powerMinKW: 1e30, deliveryMaxM3min: 1e30, powerMaxKW: -1 } : of,
    );
    const plant = { ...sim.totals.plant, pressureMinBar: 1e30, pressureMaxBar: -1e30 };
    const report = monthReport({ ...sim, totals: { ...sim.totals, machines, plant } }, unitChoices[0]!);
    for (const figure of ['powerMinKW', 'deliveryMaxM3min', 'powerMaxKW'] as const)
      expect(report.rows[0]!.values[columnOf(report, figure).at]).toBe(0);
    for (const figure of ['pressureMinBar', 'pressureMaxBar'] as const) expect(plantOf(report, figure).value).toBe(0);
  });

  it('says the leaks as an interval: no more than an upper bound while nobody said what is used at night', () => {
    const found = estimateLeak(sim.table, { ...month, zone, periodS });
    const { leakage } = monthReport(sim, unitChoices[1]!);
    if (found.kind !== 'upperBound' || !('figures' in leakage)) throw new Error('no leak was found');
    expect(leakage).toMatchObject({ kind: 'upperBound', days: found.days, coverageRatio: found.coverage });
    for (const { value, low } of leakage.figures) expect([value, low]).toEqual([undefined, 0]);
    const high = (figure: string) => leakage.figures.find((of) => of.figure === figure)!.high!;
    expect(high('leakFlowM3min')).toBe(Math.round(found.highM3min * cubicFeetPerM3));
    expect(high('leakedRatio')).toBeGreaterThan(5);
    expect(high('leakedRatio')).toBeLessThan(50);
  });

  it('is the same each time, in every form', () => {
    const [first, second] = [monthReport(sim, unitChoices[0]!), monthReport(sim, unitChoices[0]!)];
    expect(second).toEqual(first);
    expect(balanceJson(second)).toBe(balanceJson(first));
  });

  it('names its hours as hours in JSON', () => {
    const report = monthReport(sim, unitChoices[0]!);
    const { machines } = JSON.parse(balanceJson(report)) as { machines: { figures: Record<string, unknown> }[] };
    const { loadH, noLoadH, ...others } = machines[0]!.figures;
    expect([loadH, noLoadH]).toEqual([
      { value: report.rows[0]!.values[columnOf(report, 'loadS').at], unit: 'h' },
      { value: report.rows[0]!.values[columnOf(report, 'noLoadS').at], unit: 'h' },
    ]);
    expect(others).not.toHaveProperty('loadS');
  });
});

/** Of one slot in a part of the month. */
function simulatedEnergyKWh({ table }: SimulatedMonth, slot: number, fromMs: number, untilMs: number): number {
  const first = table.timesMs.findIndex((atMs) => atMs >= fromMs);
  const behind = table.timesMs.subarray(0, table.length).findIndex((atMs) => atMs >= untilMs);
  const last = behind < 0 ? table.length : behind;
  const columns = new Map([...table.columns].map(([channel, column]) => [channel, column.subarray(first, last)]));
  const piece = { timesMs: table.timesMs.subarray(first, last), length: last - first, columns } as SimulatedMonth['table'];
  return integral(piece, slot, (read) => read('electricalPowerKW')) / 3600;
}
