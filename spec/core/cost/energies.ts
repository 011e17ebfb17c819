import { compressorChannel, type SampleTable } from '../../../core/samples/index.ts';
import type { TimeRange } from '../../../core/time/index.ts';
import { type EnergyCollector, energyCollector, energySumsOf, quarterHourMs } from '../../../core/totals/index.ts';
import { quarterSums } from '../../../core/totals/quarterSums.ts';
import { load } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

/** The energies of a log's quarter hours in a range. */
export function energiesOf(table: SampleTable, range: TimeRange, periodS: number): EnergyCollector {
  const collector = energyCollector(range);
  for (const part of quarterSums(table, periodS, periodS)) collector.add(energySumsOf(part));
  return collector;
}

/** From one row of these logs to the next. */
export const quarterS = 900;

/** Machines, the first at slot 1, that are on load with a power in each quarter hour from an instant on; NaN for what is not known. */
export function powerLog(fromMs: number, ...machines: readonly (readonly number[])[]): SampleTable {
  const columns = machines.flatMap((powers, i) => [
    [compressorChannel('status', i + 1), powers.map((power) => (Number.isNaN(power) ? NaN : load))],
    [compressorChannel('electricalPowerKW', i + 1), powers],
  ]);
  return tableOf(
    machines[0]!.map((_, i) => fromMs + i * quarterHourMs),
    Object.fromEntries(columns) as Parameters<typeof tableOf>[1],
  );
}
