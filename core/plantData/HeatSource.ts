import type { HeatCircuit } from '../heat/index.ts';
import type { EnteredHeat } from '../heatReport/index.ts';
import type { SinceDay } from './SinceDay.ts';

/** What people enter of the waste heat of a circuit, for evaluations and for reports to authorities. */
export interface HeatSource extends SinceDay {
  readonly circuit: HeatCircuit;
  /** Compressors 1..10 whose heat goes into the circuit; empty for all that have a power. */
  readonly machines: readonly number[];
  /** Of the medium that carries the heat, degC. */
  readonly temperatureDegC?: number | undefined;
  /** Part of the electrical energy, 0..1; without it what is usual for the circuit. */
  readonly recoverableShare?: number | undefined;
  /** Part of the heat that is used already, 0..1. */
  readonly usedShare: number;
  /** Months of a year in which heat is of use, 0..12. */
  readonly seasonMonths?: number | undefined;
  /** Final energy of a year of the whole company, GWh. */
  readonly companyGWh?: number | undefined;
  /** Texts of a form. */
  readonly form: EnteredHeat;
}
