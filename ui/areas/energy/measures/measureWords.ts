import type { MeasureFactName, NoMeasureReason, PlanHead } from '../../../../core/measures/index.ts';
import type { MeasureId, MeasureState } from '../../../../core/plantData/index.ts';

/** Text ids of what a measure is called. */
export const measureTitles: Readonly<Record<MeasureId, string>> = {
  dataFaults: /*i18n*/ 'Sensoren und Datenlücken prüfen',
  leaks: /*i18n*/ 'Leckagen abdichten',
  pressure: /*i18n*/ 'Netzdruck senken',
  band: /*i18n*/ 'Druckband ändern',
  order: /*i18n*/ 'Reihenfolge der Verdichter ändern',
  shortCycles: /*i18n*/ 'Behälter vergrößern',
  runOn: /*i18n*/ 'Nachlauf kürzen',
  machine: /*i18n*/ 'Verdichter instand setzen',
  heat: /*i18n*/ 'Abwärme nutzen',
  shutdown: /*i18n*/ 'Station an freien Tagen abschalten',
  dearHours: /*i18n*/ 'Teure Stunden meiden',
  dryer: /*i18n*/ 'Trockner',
};

/** Text ids of what there is to do. */
export const measureSteps: Readonly<Record<MeasureId, string>> = {
  dataFaults: /*i18n*/ 'Zuerst: Alle anderen Zahlen hängen an diesen Daten',
  leaks: /*i18n*/ 'Mit Ultraschall orten; erfahrungsgemäß enden 50 bis 80 % der Leckage',
  pressure: /*i18n*/ 'In Schritten von 0,1 bar, jeder nach Prüfung am letzten Verbraucher',
  band: /*i18n*/ 'Schaltpunkte in der Steuerung',
  order: /*i18n*/ 'Rangfolge in der Steuerung',
  shortCycles: /*i18n*/ 'Mehr Speicher im Netz',
  runOn: /*i18n*/ 'Parameter im Regler; die Starts je Stunde bleiben in der Grenze',
  machine: /*i18n*/ 'Ölabscheider, Ansaugfilter und Kühler prüfen',
  heat: /*i18n*/ 'Wärmetauscher zum Heizen; welcher Brennstoff ersetzt wird, ist nicht bekannt',
  shutdown: /*i18n*/ 'Nur der Teil über dem Bedarf der eingetragenen Verbraucher',
  dearHours: /*i18n*/ 'Eingetragene Verbraucher in günstige Stunden legen, soweit sie warten können',
  dryer: /*i18n*/ 'Energie des Trockners messen',
};

/** Text ids of the figures behind a measure. */
export const factWords: Readonly<Record<MeasureFactName, string>> = {
  coverageShare: /*i18n*/ 'Leistung zu {value} der Zeit bekannt',
  airGapShare: /*i18n*/ 'Luftbilanz {value} offen',
  lowPressureBar: /*i18n*/ '1 % der Zeit unter {value}',
  limitBar: /*i18n*/ 'untere Grenze {value}',
  loweredBar: /*i18n*/ '{value} weniger',
  shortCycleShare: /*i18n*/ '{value} der Lastspiele unter 2 min, Grenze 5 %',
  noLoadShare: /*i18n*/ '{value} der Energie im Leerlauf, Grenze 3 %',
  runOnS: /*i18n*/ '{machine} auf {value}',
  startsPerHour: /*i18n*/ 'höchstens {value} Starts je Stunde',
  driftShare: /*i18n*/ '{machine} {value} Strom für dieselbe Luft',
  unusedHeatKWh: /*i18n*/ '{value} im Jahr ungenutzt, Grenze 20.000 kWh',
  seasonMonths: /*i18n*/ '{value} Monate Heizzeit',
  baseFlowM3min: /*i18n*/ '{value} an freien Tagen',
  baseFlowShare: /*i18n*/ '{value} des mittleren Volumenstroms, Grenze 5 %',
  spreadShare: /*i18n*/ 'Preise um {value} verschieden, Grenze 20 %',
  shiftableShare: /*i18n*/ '{value} der Energie verschiebbar, Grenze 1 %',
  leakM3min: /*i18n*/ '{value} entweichen',
  maxLeakM3min: /*i18n*/ 'höchstens {value} entweichen',
  bandLowBar: /*i18n*/ 'Band von {value}',
  bandHighBar: /*i18n*/ 'bis {value}',
  orderPlace: /*i18n*/ '{value}. {machine}',
  receiverM3: /*i18n*/ '{value} nötig',
  receiverNowM3: /*i18n*/ 'heute {value}',
  energyOffShare: /*i18n*/ 'Energie um {value} daneben, Grenze 2 %',
  hoursOffShare: /*i18n*/ 'Stunden um {value} daneben, Grenze 15 %',
  loadOffShare: /*i18n*/ 'Laststunden um {value} daneben, Grenze 5 %',
  startsOffShare: /*i18n*/ 'Starts um {value} daneben, Grenze 20 %',
};

/** Text ids of why a measure was not found; empty where its figures say it. */
export const reasonWords: Readonly<Record<NoMeasureReason, string>> = {
  dataGood: '',
  noLeak: /*i18n*/ 'keine Leckage bekannt',
  noEnergy: /*i18n*/ 'Leistung und Volumenstrom sind nicht zusammen bekannt',
  noPrice: /*i18n*/ 'kein Strompreis',
  noPressure: /*i18n*/ 'kein Netzdruck bekannt',
  noLimit: /*i18n*/ 'keine untere Grenze des Netzdrucks eingetragen',
  littleHeadroom: '',
  noReplay: /*i18n*/ 'noch keine Nachrechnung',
  noDifference: /*i18n*/ 'kein Unterschied',
  noCycles: /*i18n*/ 'keine Lastspiele bekannt',
  fewShortCycles: '',
  littleNoLoad: '',
  startLimit: /*i18n*/ 'ein kürzerer Nachlauf spart nichts oder startet zu oft',
  noDrift: /*i18n*/ 'keine Maschine braucht mehr als zuvor',
  tooFewDays: /*i18n*/ 'zu wenige Tage',
  noPower: /*i18n*/ 'keine Leistung bekannt',
  tooLittleData: /*i18n*/ 'zu wenig Daten',
  littleHeat: '',
  noFlow: /*i18n*/ 'kein Volumenstrom bekannt',
  littleBaseFlow: '',
  onePrice: /*i18n*/ 'zu jeder Stunde derselbe Preis',
  littleSpread: '',
  nothingShiftable: '',
  noMeter: /*i18n*/ 'kein Zähler und kein Datenblatt',
  gateFailed: /*i18n*/ 'die Nachrechnung trifft die Aufzeichnung nicht',
  notSame: /*i18n*/ 'der Druck wäre länger unter der Grenze',
  receiverEnough: /*i18n*/ 'der Behälter reicht für Lastspiele von 2 min',
  noVolume: /*i18n*/ 'das Volumen der Behälter ist nicht bekannt',
  noMachines: /*i18n*/ 'kein Verdichter mit Leistung, Liefermenge und Druck',
};

/** Text ids. */
export const stateWords: Readonly<Record<MeasureState, string>> = {
  open: /*i18n*/ 'Offen',
  decided: /*i18n*/ 'Beschlossen',
  done: /*i18n*/ 'Erledigt',
  dropped: /*i18n*/ 'Verworfen',
};

/** Text ids of the heads of an implementation plan. */
export const planWords: Readonly<Record<PlanHead, string>> = {
  measure: /*i18n*/ 'Maßnahme',
  machines: /*i18n*/ 'Verdichter',
  savingLow: /*i18n*/ 'Ersparnis im Jahr von',
  savingHigh: /*i18n*/ 'Ersparnis im Jahr bis',
  energyLowKWh: /*i18n*/ 'Energie im Jahr von, kWh',
  energyHighKWh: /*i18n*/ 'Energie im Jahr bis, kWh',
  co2LowKg: /*i18n*/ 'CO₂ im Jahr von, kg',
  co2HighKg: /*i18n*/ 'CO₂ im Jahr bis, kg',
  basis: /*i18n*/ 'Art',
  evidenceFrom: /*i18n*/ 'Beleg von',
  evidenceUntil: /*i18n*/ 'Beleg bis',
  investment: /*i18n*/ 'Kosten, einmalig',
  lifeYears: /*i18n*/ 'Nutzungsdauer, Jahre',
  interestPercent: /*i18n*/ 'Zins, %',
  priceChangePercent: /*i18n*/ 'Preisänderung, % im Jahr',
  npvLow: /*i18n*/ 'Kapitalwert von',
  npvHigh: /*i18n*/ 'Kapitalwert bis',
  isEconomic: /*i18n*/ 'Wirtschaftlich nach EnEfG § 9',
  decision: /*i18n*/ 'Stand',
  on: /*i18n*/ 'Datum',
  note: /*i18n*/ 'Notiz',
  author: /*i18n*/ 'Eingetragen von',
  enteredAt: /*i18n*/ 'Eingetragen am',
};
