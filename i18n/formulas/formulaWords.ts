import type { ComputedFigure, CountedRule, FormulaSource, Term, formulaTopics } from '../../core/formulas/index.ts';

// All of these are text ids.

export const termNames: Readonly<Record<Term, string>> = {
  loadTime: /*i18n*/ 'Zeit unter Last',
  noLoadTime: /*i18n*/ 'Zeit im Leerlauf',
  runningTime: /*i18n*/ 'Laufzeit',
  knownTime: /*i18n*/ 'Zeit mit Werten',
  rangeTime: /*i18n*/ 'Länge des Zeitraums',
  days: /*i18n*/ 'Tage des Zeitraums',
  motorStarts: /*i18n*/ 'Motorstarts',
  energy: /*i18n*/ 'Energie',
  energyLoad: /*i18n*/ 'Energie unter Last',
  energyNoLoad: /*i18n*/ 'Energie im Leerlauf',
  power: /*i18n*/ 'elektrische Leistung',
  delivery: /*i18n*/ 'Liefermenge',
  volume: /*i18n*/ 'Volumen',
  rate: /*i18n*/ 'Strompreis',
  co2Factor: /*i18n*/ 'CO₂-Faktor des Stroms',
  cost: /*i18n*/ 'Energiekosten',
  co2: /*i18n*/ 'CO₂ der Energie',
  specificEnergy: /*i18n*/ 'Energie je Volumen',
  specificPower: /*i18n*/ 'spezifische Leistung',
  specificPowerLoad: /*i18n*/ 'spezifische Leistung unter Last',
  leaked: /*i18n*/ 'Leckagevolumen',
  energyPerDay: /*i18n*/ 'Energie je Tag',
  recoverableShare: /*i18n*/ 'nutzbarer Wärmeanteil',
  use: /*i18n*/ 'Nutzung',
  heat: /*i18n*/ 'Wärme',
  efficiency: /*i18n*/ 'Heizungswirkungsgrad',
  fuelEnergy: /*i18n*/ 'Brennstoffenergie',
  heatingValue: /*i18n*/ 'Heizwert',
  fuelAmount: /*i18n*/ 'Brennstoffmenge',
  fuelPrice: /*i18n*/ 'Brennstoffpreis',
  fuelCo2Factor: /*i18n*/ 'CO₂-Faktor des Brennstoffs',
  warmWater: /*i18n*/ 'Warmwassertemperatur',
  coldWater: /*i18n*/ 'Kaltwassertemperatur',
  perDay: /*i18n*/ 'Ersparnis je Tag',
};

export const computedNames: Readonly<Record<ComputedFigure, string>> = {
  energy: /*i18n*/ 'Energie',
  energyLoad: /*i18n*/ 'Energie unter Last',
  energyNoLoad: /*i18n*/ 'Energie im Leerlauf',
  cost: /*i18n*/ 'Energiekosten',
  co2: /*i18n*/ 'CO₂-Äquivalent',
  noLoadShare: /*i18n*/ 'Leerlaufanteil an der Energie',
  loadEnergyShare: /*i18n*/ 'Lastanteil an der Energie',
  volume: /*i18n*/ 'Volumen',
  specificEnergy: /*i18n*/ 'Energie je Volumen',
  specificPower: /*i18n*/ 'Spezifische Leistung',
  specificPowerLoad: /*i18n*/ 'Spezifische Leistung unter Last',
  specificPowerNoLoad: /*i18n*/ 'Spezifische Leistung durch Leerlauf',
  powerNow: /*i18n*/ 'Leistung der Station',
  deliveryNow: /*i18n*/ 'Liefermenge der Station',
  specificPowerNow: /*i18n*/ 'Spezifische Leistung im Augenblick',
  airCost: /*i18n*/ 'Druckluftkosten',
  runningTime: /*i18n*/ 'Laufzeit',
  loadShare: /*i18n*/ 'Lastanteil an der Laufzeit',
  motorStarts: /*i18n*/ 'Motorstarts',
  startsPerRunHour: /*i18n*/ 'Starts je Laufstunde',
  coverage: /*i18n*/ 'Abdeckung',
  leaked: /*i18n*/ 'Leckagevolumen',
  leakedShare: /*i18n*/ 'Leckageanteil',
  leakageCost: /*i18n*/ 'Leckagekosten',
  leakageCo2: /*i18n*/ 'CO₂ der Leckage',
  energyPerDay: /*i18n*/ 'Energie je Tag',
  heat: /*i18n*/ 'Wärme',
  fuelEnergy: /*i18n*/ 'Brennstoffenergie',
  fuelAmount: /*i18n*/ 'Brennstoffmenge',
  heatSaving: /*i18n*/ 'Ersparnis',
  heatCo2: /*i18n*/ 'Vermiedenes CO₂',
  hotWater: /*i18n*/ 'Warmwasser',
  heatSavingPerYear: /*i18n*/ 'Ersparnis je Jahr',
};

export const countedWords: Readonly<Record<CountedRule, string>> = {
  motorStarts: /*i18n*/ 'Wechsel vom Stillstand zum Lauf, von einem Messwert zum nächsten',
  energy: /*i18n*/ 'Summe aus Leistung × Zeit aller Messwerte',
  energyLoad: /*i18n*/ 'Summe aus Leistung × Zeit der Messwerte unter Last',
  volume: /*i18n*/ 'Summe aus Liefermenge × Zeit aller Messwerte, solange der Motor läuft',
  powerNow: /*i18n*/ 'Summe der elektrischen Leistungen aller Verdichter',
  deliveryNow: /*i18n*/ 'Summe der Liefermengen aller Verdichter',
  leaked: /*i18n*/ 'Leckstrom × Zeit mit bekannter Liefermenge',
};

export const topicNames: Readonly<Record<(typeof formulaTopics)[number], string>> = {
  energy: /*i18n*/ 'Energie und Druckluft',
  running: /*i18n*/ 'Laufzeit und Starts',
  leakage: /*i18n*/ 'Leckage',
  heat: /*i18n*/ 'Wärmerückgewinnung',
};

/** A standard is written as its number. */
export const sourceNames: Readonly<Partial<Record<FormulaSource, string>>> = {
  given: /*i18n*/ 'Vorgabe des Auftraggebers',
  decided: /*i18n*/ 'Festlegung von Pressluft',
};
