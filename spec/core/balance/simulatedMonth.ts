import { type BalancedMachine, balanceReportOf, type BalanceReport, energyBalanceOf } from '../../../core/balance/index.ts';
import type { Tariff } from '../../../core/tariff/index.ts';
import { estimateLeak } from '../../../core/leakage/index.ts';
import { installedCompressors } from '../../../core/master/index.ts';
import { demoPlant, plantSnapshot } from '../../../core/plant/index.ts';
import { plantStates } from '../../../core/plant/model/plantStates.ts';
import {
  channelPosition,
  channels,
  compressorChannel,
  compressorQuantities,
  sampleRowOf,
  type SampleTable,
  tableBuilder,
} from '../../../core/samples/index.ts';
import { type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import type { UnitChoice } from '../../../core/units/index.ts';

/** A month with a day of 23 hours. */
export const zone = 'Europe/Berlin';
export const month = { fromMs: plantDayRange('2026-03-01', zone).fromMs, untilMs: plantDayRange('2026-03-31', zone).untilMs };
export const missingDay = '2026-03-12';
/** Slot 2 stands empty for six hours and has another machine then. */
export const exchange = { slot: 2, fromMs: plantDayRange('2026-03-16', zone).fromMs, emptyMs: 6 * 3_600_000, likeSlot: 3 };
export const periodS = 60;
export const tariff: Tariff = { ratePerKWh: 0.237, co2KgPerKWh: 0.38 };

export interface SimulatedMonth {
  readonly table: SampleTable;
  readonly totals: RangeTotals;
  readonly machines: readonly BalancedMachine[];
}

const position = (quantity: (typeof compressorQuantities)[number], slot: number) => channelPosition(compressorChannel(quantity, slot));

/** The demo's plant over the month: a day without data, and a machine that is exchanged. */
export function simulatedMonth(): SimulatedMonth {
  const without = plantDayRange(missingDay, zone);
  const builder = tableBuilder(channels);
  let machines: readonly BalancedMachine[] = [];
  for (const state of plantStates({ config: demoPlant, seed: 5, fromMs: month.fromMs, untilMs: month.untilMs - 1, stepS: periodS })) {
    const snapshot = plantSnapshot(demoPlant, state);
    if (machines.length === 0) machines = installedCompressors(snapshot).map(({ index, name }) => ({ index, name }));
    const { atMs, values } = sampleRowOf(snapshot);
    if (atMs >= without.fromMs && atMs < without.untilMs) continue;
    if (atMs >= exchange.fromMs)
      for (const quantity of compressorQuantities)
        values[position(quantity, exchange.slot)] =
          atMs < exchange.fromMs + exchange.emptyMs ? NaN : values[position(quantity, exchange.likeSlot)]!;
    builder.append(atMs, values);
  }
  const table = builder.table();
  return { table, totals: totalsOf(table, month, periodS), machines };
}

/** A table's sum over the known time: each row until the next, a row before a gap for the period. */
export function integral(
  table: SampleTable,
  slot: number,
  of: (read: (quantity: (typeof compressorQuantities)[number]) => number) => number,
): number {
  const { timesMs, length, columns } = table;
  let sum = 0;
  for (let row = 0; row < length; row++) {
    const value = of((quantity) => columns.get(compressorChannel(quantity, slot))![row]!);
    const nextMs = timesMs[row + 1] ?? Infinity;
    const lastsS = Math.min((nextMs - timesMs[row]!) / 1000, periodS);
    if (!Number.isNaN(value)) sum += value * lastsS;
  }
  return sum;
}

/** The units that a station can choose, each of them once at least. */
export const unitChoices: readonly UnitChoice[] = [
  { pressure: 'bar', temperature: 'degC', volume: 'm3', currency: 'EUR' },
  { pressure: 'psi', temperature: 'degF', volume: 'cft', currency: 'USD' },
  { pressure: 'MPa', temperature: 'degK', volume: 'm3', currency: 'GBP' },
];

/** The month's report in chosen units. */
export function monthReport({ table, totals, machines }: SimulatedMonth, units: UnitChoice, of: Tariff = tariff): BalanceReport {
  const leak = estimateLeak(table, { ...month, zone, periodS });
  return balanceReportOf(energyBalanceOf(totals, machines, of, leak), {
    zone,
    stationName: 'Druckluftstation Werk 1',
    version: '0.1.0',
    units,
    missingDays: [missingDay],
  });
}
