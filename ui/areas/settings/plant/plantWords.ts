import type { FormWords } from '../form/index.ts';

/** The lists of what people enter about the plant. */
export const plantWords: FormWords<'plant'> = {
  tariffs: { label: /*i18n*/ 'Strompreise' },
  co2: { label: /*i18n*/ 'CO₂ des Stroms' },
  targets: { label: /*i18n*/ 'Ziele' },
  siteMeters: { label: /*i18n*/ 'Zähler des Werks' },
  receivers: { label: /*i18n*/ 'Behälter' },
  flowSensors: { label: /*i18n*/ 'Volumenstromsensor' },
  nightUse: { label: /*i18n*/ 'Nachtverbraucher' },
  windows: { label: /*i18n*/ 'Besondere Zeiten' },
  eras: { label: /*i18n*/ 'Verdichter: Tausch, Wartung, Kalibrierung' },
  dataSheets: { label: /*i18n*/ 'Datenblätter' },
  baselines: { label: /*i18n*/ 'Basen der Energieleistung' },
  adjustments: { label: /*i18n*/ 'Anpassungen' },
  leakChanges: { label: /*i18n*/ 'Gesehene Änderungen der Leckage' },
  dayTypes: { label: /*i18n*/ 'Namen von Tagestypen' },
  heat: { label: /*i18n*/ 'Abwärme' },
  measures: { label: /*i18n*/ 'Maßnahmen' },
  valuations: { label: /*i18n*/ 'Zins und Preisänderung' },
};
