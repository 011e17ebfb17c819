/** The pages of the area, as their addresses name them; the first is shown without a name. */
export const energySlugs = [
  'energy_consumption',
  'cost',
  'performance',
  'volume_and_leakage',
  'leakage',
  'what_if',
  'measures',
  'heat_reclaiming',
  'heat_report',
  'energy_balance',
  'monthly_report',
  'error_log',
  'data_logs',
  'formulas',
  'duties',
] as const;
export type EnergySlug = (typeof energySlugs)[number];

/** Leads on to the first page. */
export const energyRoot = '/energy_balancing';
export const energyPath = (slug: EnergySlug) => `${energyRoot}/${slug}`;
/** The development of the figures since the reset. */
export const thinkGreenPath = '/think_green';
/** The data logs under an address of their own. */
export const archivePath = '/data_archive';
