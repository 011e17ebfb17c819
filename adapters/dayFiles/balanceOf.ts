import { type BalancedMachine, energyBalanceOf, type EnergyBalance } from '../../core/balance/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { type Tariff, tariffOf } from '../../core/tariff/index.ts';
import type { DayFilesTotals } from './totalsOfDayFiles.ts';

/** What day files don't say. */
export interface BalanceOptions {
  /** What is left out is as in the station's default settings. */
  readonly tariff?: Partial<Tariff>;
  /** Installed machines by slot, with their names; those that have data are in the balance without being named. */
  readonly machines?: readonly BalancedMachine[];
}

/** Energy, costs, volume, specific power and leakage of the days: what the dashboard's balance shows. */
export const balanceOf = ({ totals, leak }: DayFilesTotals, { tariff, machines = [] }: BalanceOptions = {}): EnergyBalance =>
  energyBalanceOf(totals, machines, { ...tariffOf(defaultSettings.units), ...tariff }, leak);
