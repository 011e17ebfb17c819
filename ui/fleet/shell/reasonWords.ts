import { isWellCovered, type NoEnergyReason, type NoFleetLeakReason, type NoModelReason } from '../../../core/fleet/index.ts';

/** Text ids: why there is no figure. */
export const reasonWords: Readonly<Record<NoEnergyReason | NoFleetLeakReason | NoModelReason, string>> = {
  noEnergy: /*i18n*/ 'Die Leistung ist nicht bekannt',
  noAir: /*i18n*/ 'Die Liefermenge ist nicht bekannt',
  noPressure: /*i18n*/ 'Der Druck ist nicht bekannt',
  noLoadLevel: /*i18n*/ 'Was die Verdichter liefern könnten, ist nicht bekannt',
  lowCoverage: /*i18n*/ 'Weniger als 95 % der Daten sind da',
  fewStationMonths: /*i18n*/ 'Weniger als 20 Monate von Stationen mit gleicher Auslastung',
  noPrice: /*i18n*/ 'Ein Strompreis ist nicht eingetragen',
  noQuietTime: /*i18n*/ 'Es gab keine ruhige Zeit',
  tooLittleData: /*i18n*/ 'Zu wenige Daten in der ruhigen Zeit',
  noSustainedFlow: /*i18n*/ 'In der ruhigen Zeit floss nicht dauernd Luft',
  invalidNightUse: /*i18n*/ 'Der Nachtverbrauch ist keine Menge',
  nightUseAboveFlow: /*i18n*/ 'Der Nachtverbrauch ist höher als der Grundfluss',
  noDays: /*i18n*/ 'Noch keine ausgewerteten Tage',
  noChange: /*i18n*/ 'Der Grundfluss hat sich nicht geändert.',
  noSpecificEnergy: /*i18n*/ 'Die Energie je Luftmenge ist nicht bekannt',
  fewMachines: /*i18n*/ 'Weniger als fünf Maschinen dieses Modells',
};

/** Text id: why a station is not compared with others, as far as its list says. */
export const noDeviationWords = (coverageShare: number): string =>
  isWellCovered(coverageShare) ? /*i18n*/ 'Zu wenige Stationen mit gleicher Last' : reasonWords.lowCoverage;
