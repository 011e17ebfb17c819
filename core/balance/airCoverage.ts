import { ratioOf, sumOf } from '../figures/index.ts';
import type { MachineAirStatistics } from './AirStatistics.ts';
import type { BalanceCoverage } from './EnergyBalance.ts';

/** How much of their time is known of so many machines, of which these have statistics: the mean; undefined where a controller does not say. */
export function airCoverage(machines: readonly MachineAirStatistics[], count: number): BalanceCoverage | undefined {
  if (machines.length === 0 || machines.some(({ coverage }) => coverage === undefined)) return undefined;
  const mean = (of: keyof BalanceCoverage) =>
    ratioOf(sumOf(machines.map(({ coverage }) => coverage?.[of])), Math.max(count, machines.length));
  return { state: mean('state'), power: mean('power'), delivery: mean('delivery') };
}
