/** The pages of the area, as their addresses name them; the first is shown without a name. */
export const energySlugs = [
  'energy_consumption',
  'volume_and_leakage',
  'heat_reclaiming',
  'energy_balance',
  'error_log',
  'data_logs',
] as const;
export type EnergySlug = (typeof energySlugs)[number];

/** Leads on to the first page. */
export const energyRoot = '/energy_balancing';
export const energyPath = (slug: EnergySlug) => `${energyRoot}/${slug}`;
/** The development of the figures since the reset. */
export const thinkGreenPath = '/think_green';
/** The data logs under an address of their own. */
export const archivePath = '/data_archive';

/** Text ids. */
export const energyTitles: Readonly<Record<EnergySlug, string>> = {
  energy_consumption: /*i18n*/ 'Energieverbrauch',
  volume_and_leakage: /*i18n*/ 'Volumen und Leckage',
  heat_reclaiming: /*i18n*/ 'Wärmerückgewinnung',
  energy_balance: /*i18n*/ 'Bilanzbericht',
  error_log: /*i18n*/ 'Störmeldungen',
  data_logs: /*i18n*/ 'Datenarchiv',
};
/** Text id. */
export const thinkGreenTitle = /*i18n*/ 'Verlauf seit Rücksetzung';
