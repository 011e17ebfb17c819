import type { TariffEntry } from '../tariff/index.ts';
import type { PlantDay, TimeRange, WeekdayName } from '../time/index.ts';
import type { HeatSource } from './HeatSource.ts';
import type { MeasureEntry, Valuation } from './MeasureEntry.ts';
import type { SinceDay } from './SinceDay.ts';

/** Receivers and pipes. */
export interface ReceiverVolume extends SinceDay {
  readonly volumeM3: number;
}

/** How far the flow sensor can be off. */
export interface FlowSensor extends SinceDay {
  /** 0..1 */
  readonly share: number;
}

/** A consumer that takes air at night; of one name the later entry holds, and a flow of 0 ends it. */
export interface NightUse extends SinceDay {
  readonly name: string;
  readonly flowM3min: number;
  readonly days: readonly WeekdayName[];
  /** By the clock of the plant, 0..24; from 22 until 6 are the first and the last hours of each of the days. */
  readonly fromHour: number;
  readonly untilHour: number;
}

/** What a time of the plant was marked as. */
export const windowKinds = ['allConsumersOff', 'holiday', 'shutdown', 'ignore'] as const;
export type WindowKind = (typeof windowKinds)[number];

/** A time that evaluations treat in a way of its own. */
export interface PlantWindow extends TimeRange {
  readonly kind: WindowKind;
  readonly note: string;
}

/** What happened to a compressor. */
export const eraEvents = ['exchanged', 'serviced', 'calibrated'] as const;
export type EraEvent = (typeof eraEvents)[number];

/** A compressor after an exchange is another one; after a service its drift begins again. */
export interface CompressorEra {
  /** 1..10 */
  readonly slot: number;
  readonly atMs: number;
  readonly what: EraEvent;
  readonly note: string;
}

/** What the manufacturer states of a compressor. */
export interface DataSheet extends SinceDay {
  /** 1..10 */
  readonly slot: number;
  readonly pressureBar: number;
  readonly flowM3min: number;
  /** Of the whole package, on load. */
  readonly powerKW: number;
  readonly noLoadPowerKW: number;
  /** Of a variable-speed drive, at the pressure above. */
  readonly points: readonly { readonly flowM3min: number; readonly powerKW: number }[];
}

/** Energy that a year of the plant is not to exceed. */
export interface EnergyTarget extends SinceDay {
  readonly kWhPerYear: number;
}

/** Which series says what the whole site takes, kW, of which the station is a part. */
export interface SiteMeter extends SinceDay {
  /** Its name. */
  readonly series: string;
}

/** Days whose energy later days are compared with, as a person set them; a later one does not change them. */
export interface PlantBaseline {
  readonly first: PlantDay;
  readonly last: PlantDay;
  /** Whether the pressure is taken out as well: a lower one is then no saving. */
  readonly withPressure: boolean;
  /** Why these days. */
  readonly note: string;
  /** What was the same through all of them: machines, shifts, products. */
  readonly staticFactors: string;
  readonly author: string;
  readonly enteredMs: number;
}

/** What changed a plant's need for energy, as a person entered it. */
export interface PlantAdjustment {
  readonly from: PlantDay;
  /** The last day; undefined while it lasts. */
  readonly until?: PlantDay | undefined;
  /** More than before, or less below 0. */
  readonly kWhPerDay: number;
  readonly note: string;
  readonly author: string;
  readonly enteredMs: number;
}

/** A change of the flow of nights that a person has seen: nights are compared with those from its first day on. */
export interface SeenLeakChange extends SinceDay {
  /** What it was: a repair, another consumer. */
  readonly note: string;
  readonly author: string;
  readonly enteredMs: number;
}

/** A name for a type of days; the one that was entered last holds. */
export interface DayTypeName {
  /** Name of the quantity that the days are compared by. */
  readonly of: string;
  /** Means of the 24 hours of the type that it was given to, in the unit of the quantity. */
  readonly hours: readonly number[];
  readonly name: string;
  readonly enteredMs: number;
}

/** What people enter about a plant, by list; empty where nothing is entered. */
export interface PlantData {
  readonly receivers: readonly ReceiverVolume[];
  readonly flowSensors: readonly FlowSensor[];
  readonly nightUse: readonly NightUse[];
  readonly windows: readonly PlantWindow[];
  readonly eras: readonly CompressorEra[];
  readonly dataSheets: readonly DataSheet[];
  /** Of electricity; before the first one the price of the settings `units` holds. */
  readonly tariffs: readonly TariffEntry[];
  /** kg of CO2 per kWh, in the same way. */
  readonly co2: readonly TariffEntry[];
  readonly targets: readonly EnergyTarget[];
  readonly siteMeters: readonly SiteMeter[];
  /** The one that was entered last is in force. */
  readonly baselines: readonly PlantBaseline[];
  readonly adjustments: readonly PlantAdjustment[];
  readonly leakChanges: readonly SeenLeakChange[];
  readonly dayTypes: readonly DayTypeName[];
  readonly heat: readonly HeatSource[];
  readonly measures: readonly MeasureEntry[];
  readonly valuations: readonly Valuation[];
}

/** As many entries a list can have. */
export const maxPlantEntries: Readonly<Record<keyof PlantData, number>> = {
  receivers: 50,
  flowSensors: 50,
  nightUse: 500,
  windows: 5000,
  eras: 1000,
  dataSheets: 200,
  tariffs: 200,
  co2: 200,
  targets: 100,
  siteMeters: 100,
  baselines: 100,
  adjustments: 500,
  leakChanges: 500,
  dayTypes: 100,
  heat: 100,
  measures: 1000,
  valuations: 100,
};

/** Names of series that prices, factors and meters of a plant are of. */
export const namedSeries = ({ tariffs, co2, siteMeters }: Pick<PlantData, 'tariffs' | 'co2' | 'siteMeters'>): readonly string[] => [
  ...[...tariffs, ...co2].flatMap((entry) => (entry.kind === 'series' ? [entry.series] : [])),
  ...siteMeters.map(({ series }) => series),
];
