import { type Figure, figureOf, productOf, ratioOf, sumOf } from '../figures/index.ts';
import type { Rate } from '../tariff/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';
import { type EnergyTotals, quarterHourMs } from '../totals/index.ts';

type EnergyPart = 'energyLoadKWh' | 'energyNoLoadKWh' | 'energyAtStandstillKWh';

const quarterS = quarterHourMs / msPerSecond;
const quartersAnHour = msPerHour / quarterHourMs;

function partOf({ machines }: EnergyTotals, part: EnergyPart): Figure {
  let sum: Figure;
  for (const of of machines) if (of.powerS > 0) sum = (sum ?? 0) + of[part];
  return figureOf(sum);
}

/** Of machines that ran without load; undefined where no power is known. */
export const noLoadEnergyOf = (of: EnergyTotals): Figure => partOf(of, 'energyNoLoadKWh');

/** Of all machines, added up as in an energy balance; undefined where no power is known. */
export const energyOf = (of: EnergyTotals): Figure =>
  sumOf([partOf(of, 'energyLoadKWh'), noLoadEnergyOf(of), partOf(of, 'energyAtStandstillKWh')]);

/** What an energy comes to at a rate; undefined without one. */
export const valued = (energyKWh: Figure, rate: Rate | undefined): Figure => productOf(energyKWh, rate?.perKWh);

/** The power of all machines together in a quarter hour. */
export interface PowerOfQuarter {
  readonly fromMs: number;
  readonly powerKW: number;
  /** Part of it of machines that ran without load. */
  readonly noLoadKW: number;
}

/** A quarter hour of all machines together, with what they did. */
export interface QuarterPower extends PowerOfQuarter {
  /** Machines 1..10 that ran, and that were started in it. */
  readonly running: readonly number[];
  readonly started: readonly number[];
}

const indexesOf = ({ machines }: EnergyTotals, isMeant: (machine: EnergyTotals['machines'][number]) => boolean) =>
  machines.flatMap((machine, i) => (isMeant(machine) ? [i + 1] : []));

/** Of the energy of a quarter hour. */
export const powerOfQuarter = (quarter: number, of: EnergyTotals): PowerOfQuarter => ({
  fromMs: quarter * quarterHourMs,
  powerKW: quartersAnHour * (energyOf(of) ?? 0),
  noLoadKW: quartersAnHour * (noLoadEnergyOf(of) ?? 0),
});

/** The same, with what the machines did. */
export const quarterPower = (quarter: number, of: EnergyTotals): QuarterPower => ({
  ...powerOfQuarter(quarter, of),
  running: indexesOf(of, ({ loadS, noLoadS }) => loadS + noLoadS > 0),
  started: indexesOf(of, ({ motorStarts }) => motorStarts > 0),
});

/** The machines, 1..10, that have a power at all. */
export const poweredMachines = (of: EnergyTotals): readonly number[] => indexesOf(of, ({ powerS }) => powerS > 0);

/** Share of some quarter hours in which the power of these machines is known, 0..1. */
export function powerCoverage(parts: readonly EnergyTotals[], quarters: number, machines: readonly number[]): number {
  const knownS = parts.reduce((sum, of) => sum + machines.reduce((all, index) => all + of.machines[index - 1]!.powerS, 0), 0);
  return Math.min(1, ratioOf(knownS, machines.length * quarters * quarterS) ?? 0);
}
