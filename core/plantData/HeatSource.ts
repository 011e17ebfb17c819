import type { PlantDay } from '../time/index.ts';
import type { SinceDay } from './SinceDay.ts';

/** Where a machine's heat is taken from. */
export const heatCircuits = ['oilCirculation', 'airPipes'] as const;
/** A circuit that heat is taken from. */
export type HeatCircuit = (typeof heatCircuits)[number];

/** What a person enters for a form, each a text as it is to appear. */
export const enteredHeatFields = [
  'companyId',
  'reportId',
  'company',
  'site',
  'street',
  'postcode',
  'town',
  'potential',
  'availability',
  'predictability',
  'control',
  'email',
  'phone',
  'remarks',
] as const;
export type EnteredHeatField = (typeof enteredHeatFields)[number];
/** What a person entered; what is left out is still to be entered. */
export type EnteredHeat = Readonly<Partial<Record<EnteredHeatField, string>>>;

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

/** What was entered of a circuit and holds on a day; undefined without an entry. */
export const heatSourceOn = (sources: readonly HeatSource[], circuit: HeatCircuit, day: PlantDay): HeatSource | undefined =>
  sources
    .filter((source) => source.circuit === circuit && source.since <= day)
    .reduce<HeatSource | undefined>((latest, source) => (latest !== undefined && latest.since > source.since ? latest : source), undefined);
