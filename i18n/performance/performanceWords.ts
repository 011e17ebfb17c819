import type { Coefficient, FurtherVariable, NoPerformanceReason, PerformanceCheckName } from '../../core/performance/index.ts';

/** Text ids. */
export const noPerformanceWords: Readonly<Record<NoPerformanceReason, string>> = {
  tooFewDays: /*i18n*/ 'Die Basis braucht mindestens 28 Tage mit Daten.',
  noSpread: /*i18n*/ 'Das Volumen der Basis ändert sich nie.',
  noSlope: /*i18n*/ 'Die Energie der Basis folgt ihrem Volumen nicht.',
  noReportDays: /*i18n*/ 'Von den Tagen des Berichts hat noch keiner Daten.',
  noRate: /*i18n*/ 'Für einen Teil der Zeit ist kein Preis eingegeben.',
  tooUncertain: /*i18n*/ 'Was zu erwarten war, ist nicht genau genug bekannt.',
};

interface CheckWords {
  readonly name: string;
  readonly limit: string;
  /** The value is a share. */
  readonly isShare: boolean;
  readonly digits: number;
}

/** Text ids. */
export const modelCheckWords: Readonly<Record<PerformanceCheckName, CheckWords>> = {
  cvRmse: { name: /*i18n*/ 'Streuung CV(RMSE)', limit: /*i18n*/ 'höchstens 15 %', isShare: true, digits: 1 },
  slopeT: { name: /*i18n*/ 't-Wert der Steigung', limit: /*i18n*/ 'größer als 2', isShare: false, digits: 0 },
  nmbe: { name: /*i18n*/ 'Verzerrung NMBE', limit: /*i18n*/ 'höchstens 0,5 %', isShare: true, digits: 1 },
  inRange: { name: /*i18n*/ 'Volumen im Bereich der Basis', limit: /*i18n*/ 'mindestens 95 % der Tage', isShare: true, digits: 0 },
  autocorrelation: { name: /*i18n*/ 'Autokorrelation', limit: /*i18n*/ 'macht das Intervall weiter', isShare: false, digits: 2 },
  r2: { name: /*i18n*/ 'R²', limit: /*i18n*/ 'nur zur Information', isShare: false, digits: 3 },
};

/** Text ids. */
export const coefficientWords: Readonly<Record<Coefficient['of'], string>> = {
  day: /*i18n*/ 'Grundlast je Tag',
  volume: /*i18n*/ 'Volumen',
  volumeAbove: /*i18n*/ 'Volumen darüber',
  temperature: /*i18n*/ 'Temperatur über 20 °C, je m³',
  pressure: /*i18n*/ 'Druck über seinem Mittel',
  production: /*i18n*/ 'Produktion',
};

/** The same in every language. */
export const coefficientUnits: Readonly<Record<Coefficient['of'], string>> = {
  day: 'kWh',
  volume: 'kWh/m³',
  volumeAbove: 'kWh/m³',
  temperature: 'kWh/(m³ K)',
  pressure: 'kWh/bar',
  production: 'kWh',
};

/** Text ids. */
export const variableWords: Readonly<Record<FurtherVariable, string>> = {
  temperature: /*i18n*/ 'Temperatur',
  production: /*i18n*/ 'Produktion',
};
