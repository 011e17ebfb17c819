import type { ColumnFigure, LeakageFigure, PlantFigure } from '../../core/balance/index.ts';

/** What the figures of a balance are called, in German; the catalogue has the other languages. */
export const columnNames: Readonly<Record<ColumnFigure, string>> = {
  deliveryMinM3min: /*i18n*/ 'Liefermenge min.',
  deliveryMaxM3min: /*i18n*/ 'Liefermenge max.',
  powerMinKW: /*i18n*/ 'Leistung min.',
  powerMaxKW: /*i18n*/ 'Leistung max.',
  noLoadPowerKW: /*i18n*/ 'Leistung Leerlauf',
  loadS: /*i18n*/ 'Zeit Last',
  noLoadS: /*i18n*/ 'Zeit Leerlauf',
  loadRatio: /*i18n*/ 'Auslastung',
  motorStarts: /*i18n*/ 'Motorstarts',
  unloadCycles: /*i18n*/ 'Entlastungen',
  energyLoadKWh: /*i18n*/ 'Energie Last',
  energyNoLoadKWh: /*i18n*/ 'Energie Leerlauf',
  energyAtStandstillKWh: /*i18n*/ 'Energie Rest',
  energyKWh: /*i18n*/ 'Energie gesamt',
  volumeM3: /*i18n*/ 'Liefervolumen',
  specificPowerKWhM3: /*i18n*/ 'Energie je Volumen',
  specificPowerKWperM3min: /*i18n*/ 'Spezifische Leistung',
  costLoad: /*i18n*/ 'Kosten Last',
  costNoLoad: /*i18n*/ 'Kosten Leerlauf',
  costAtStandstill: /*i18n*/ 'Kosten Rest',
  cost: /*i18n*/ 'Kosten gesamt',
};

type OwnPlantFigure = Exclude<PlantFigure, ColumnFigure>;

/** The same for figures that only the plant has. */
export const plantNames: Readonly<Record<OwnPlantFigure, string>> = {
  pressureMinBar: /*i18n*/ 'Netzdruck min.',
  pressureMaxBar: /*i18n*/ 'Netzdruck max.',
  airCostPerM3: /*i18n*/ 'Druckluftkosten',
  loadCostRatio: /*i18n*/ 'Lastanteil der Kosten',
  noLoadCostRatio: /*i18n*/ 'Leerlaufanteil der Kosten',
  co2Kg: /*i18n*/ 'CO₂-Äquivalent',
  ratePerKWh: /*i18n*/ 'Strompreis',
  co2KgPerKWh: /*i18n*/ 'CO₂-Faktor Strom',
};

/** The same for leaks. */
export const leakageNames: Readonly<Record<LeakageFigure, string>> = {
  leakFlowM3min: /*i18n*/ 'Leckstrom',
  leakedM3: /*i18n*/ 'Leckvolumen',
  leakedRatio: /*i18n*/ 'Anteil am Liefervolumen',
  leakageCost: /*i18n*/ 'Kosten der Leckage',
};
