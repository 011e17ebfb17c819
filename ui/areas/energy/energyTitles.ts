import type { EnergySlug } from './energyPages.ts';

/** Text ids. */
export const energyTitles: Readonly<Record<EnergySlug, string>> = {
  energy_consumption: /*i18n*/ 'Energieverbrauch',
  cost: /*i18n*/ 'Kosten und Spitzen',
  performance: /*i18n*/ 'Energieleistung',
  volume_and_leakage: /*i18n*/ 'Volumen und Leckage',
  leakage: /*i18n*/ 'Leckage',
  what_if: /*i18n*/ 'Was wäre, wenn',
  measures: /*i18n*/ 'Zuerst tun',
  heat_reclaiming: /*i18n*/ 'Wärmerückgewinnung',
  heat_report: /*i18n*/ 'Abwärmebericht',
  energy_balance: /*i18n*/ 'Bilanzbericht',
  monthly_report: /*i18n*/ 'Monatsberichte',
  error_log: /*i18n*/ 'Störmeldungen',
  data_logs: /*i18n*/ 'Datenarchiv',
  formulas: /*i18n*/ 'Formeln',
  duties: /*i18n*/ 'Berichtspflichten',
};
/** Text id. */
export const thinkGreenTitle = /*i18n*/ 'Verlauf seit Rücksetzung';
