import type { EnergyCollector } from '../totals/index.ts';
import { machinesWithPower } from './heatQuarters.ts';

/**
 * The energies that a report is made of, as text that is the same for the same data: what a hash of it is taken of. A line has the number of a
 * quarter hour since 1970 in UTC and the energies of the compressors while they ran, kWh.
 */
export function heatDataText(energies: Pick<EnergyCollector, 'by' | 'each'>, meant?: readonly number[]): string {
  const machines = machinesWithPower(energies, meant);
  const lines = Array.from(energies.each, ([quarter, of]) =>
    [
      quarter,
      ...machines.map((index) => of.machines[index - 1]!).map(({ energyLoadKWh, energyNoLoadKWh }) => energyLoadKWh + energyNoLoadKWh),
    ].join(';'),
  );
  return [['quarter', ...machines].join(';'), ...lines, ''].join('\n');
}
