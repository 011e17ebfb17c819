import { type Channel, compressorChannel, compressorQuantities } from '../../core/samples/index.ts';
import type { MachineTotals, PlantTotals, RangeTotals } from '../../core/totals/index.ts';

/** A figure of a day; undefined when it is missing. */
export interface ArchiveColumn<Totals> {
  readonly name: string;
  /** Undefined for a count. */
  readonly unit: string | undefined;
  readonly digits: number;
  readonly value: (of: Totals) => number | undefined;
}

/** The plant with what only its machines report. */
export interface PlantFigures extends PlantTotals {
  readonly rangeS: number;
  /** Of all machines together. */
  readonly powerS: number;
}

/** A machine with the length of its day. */
export interface MachineFigures extends MachineTotals {
  readonly rangeS: number;
}

/** A sum without a single value behind it is missing, not 0. */
const known = (sum: number, seconds: number) => (seconds > 0 ? sum : undefined);
const stateS = ({ rangeS, noDataS }: MachineFigures) => rangeS - noDataS;

/** Of GLW files, behind the day. */
export const plantColumns: readonly ArchiveColumn<PlantFigures>[] = [
  { name: 'zeit', unit: 's', digits: 0, value: (of) => of.rangeS },
  { name: 'netzdruck_min', unit: 'bar', digits: 3, value: (of) => of.pressureMinBar },
  { name: 'netzdruck_max', unit: 'bar', digits: 3, value: (of) => of.pressureMaxBar },
  { name: 'netzdruck_mittel', unit: 'bar', digits: 3, value: (of) => of.pressureMeanBar },
  { name: 'netzdruck_zeit', unit: 's', digits: 0, value: (of) => of.pressureS },
  { name: 'volumenstrom', unit: 'm3', digits: 3, value: (of) => known(of.volumeFlowM3, of.volumeFlowS) },
  { name: 'volumenstrom_stillstand', unit: 'm3', digits: 3, value: (of) => known(of.volumeFlowStandingM3, of.volumeFlowS) },
  { name: 'volumenstrom_max', unit: 'm3/min', digits: 3, value: (of) => of.volumeFlowMaxM3min },
  { name: 'volumenstrom_zeit', unit: 's', digits: 0, value: (of) => of.volumeFlowS },
  { name: 'liefermenge', unit: 'm3', digits: 3, value: (of) => known(of.deliveredM3, of.deliveredS) },
  { name: 'liefermenge_stillstand', unit: 'm3', digits: 3, value: (of) => known(of.deliveredStandingM3, of.deliveredS) },
  { name: 'liefermenge_zeit', unit: 's', digits: 0, value: (of) => of.deliveredS },
  { name: 'energie_gesamt', unit: 'kWh', digits: 3, value: (of) => known(of.energyKWh, of.powerS) },
  { name: 'energie_zeit', unit: 's', digits: 0, value: (of) => of.powerS },
];

/** Of Comp files, behind the day. */
export const machineColumns: readonly ArchiveColumn<MachineFigures>[] = [
  { name: 'zeit', unit: 's', digits: 0, value: (of) => of.rangeS },
  { name: 'zeit_lastlauf', unit: 's', digits: 0, value: (of) => of.loadS },
  { name: 'zeit_leerlauf', unit: 's', digits: 0, value: (of) => of.noLoadS },
  { name: 'zeit_aus', unit: 's', digits: 0, value: (of) => of.offS },
  { name: 'zeit_stoerung', unit: 's', digits: 0, value: (of) => of.errorS },
  { name: 'zeit_ohne_daten', unit: 's', digits: 0, value: (of) => of.noDataS },
  { name: 'energie_lastlauf', unit: 'kWh', digits: 3, value: (of) => known(of.energyLoadKWh, of.powerS) },
  { name: 'energie_leerlauf', unit: 'kWh', digits: 3, value: (of) => known(of.energyNoLoadKWh, of.powerS) },
  { name: 'energie_rest', unit: 'kWh', digits: 3, value: (of) => known(of.energyAtStandstillKWh, of.powerS) },
  { name: 'energie_gesamt', unit: 'kWh', digits: 3, value: (of) => known(of.energyKWh, of.powerS) },
  { name: 'energie_zeit', unit: 's', digits: 0, value: (of) => of.powerS },
  { name: 'leistung_min', unit: 'kW', digits: 2, value: (of) => of.powerMinKW },
  { name: 'leistung_max', unit: 'kW', digits: 2, value: (of) => of.powerMaxKW },
  { name: 'leistung_leerlauf', unit: 'kW', digits: 2, value: (of) => of.noLoadPowerMeanKW },
  { name: 'liefermenge', unit: 'm3', digits: 3, value: (of) => known(of.volumeM3, of.deliveryS) },
  { name: 'liefermenge_stillstand', unit: 'm3', digits: 3, value: (of) => known(of.volumeAtStandstillM3, of.deliveryS) },
  { name: 'liefermenge_min', unit: 'm3/min', digits: 3, value: (of) => of.deliveryMinM3min },
  { name: 'liefermenge_max', unit: 'm3/min', digits: 3, value: (of) => of.deliveryMaxM3min },
  { name: 'liefermenge_zeit', unit: 's', digits: 0, value: (of) => of.deliveryS },
  { name: 'anzahl_motor_starts', unit: undefined, digits: 0, value: (of) => known(of.motorStarts, stateS(of)) },
  { name: 'anzahl_entlastungen', unit: undefined, digits: 0, value: (of) => known(of.unloadCycles, stateS(of)) },
];

/** What a plant's row of the day is made of. */
export const plantFigures = ({ rangeS, plant, machines }: RangeTotals): PlantFigures => ({
  ...plant,
  rangeS,
  powerS: machines.reduce((sum, { powerS }) => sum + powerS, 0),
});

/** What a machine's row of the day is made of; slots count from 1. */
export const machineFigures = ({ rangeS, machines }: RangeTotals, slot: number): MachineFigures => ({ ...machines[slot - 1]!, rangeS });

/** Whether a day has anything of the plant in it. */
export const hasPlantData = (of: PlantFigures): boolean => of.pressureS + of.volumeFlowS + of.deliveredS + of.powerS > 0;

/** Whether a day has anything of the machine in it. */
export const hasMachineData = (of: MachineFigures): boolean => stateS(of) + of.powerS + of.deliveryS > 0;

/** Which channels of a file's row were estimated, if only for a part of the day: any in the plant's, a machine's own in its. */
export function estimatedOfSlot({ estimated = [] }: RangeTotals, slot: number): readonly Channel[] {
  const own = compressorQuantities.map((quantity) => compressorChannel(quantity, slot));
  return slot === 0 ? estimated : own.filter((channel) => estimated.includes(channel));
}
