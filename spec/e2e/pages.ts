/** The sizes that pages are looked at in, in pixels. */
export const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800], wide: [1920, 1080] } as const;
/** Nothing is scrolled sideways down to this width (WCAG 2.2, 1.4.10), in pixels. */
export const narrowest = 320;
export const themes = ['light', 'dark'] as const;
export const languages = ['de', 'en'] as const;

/** Every page by the name of its picture; the first is looked at before the login. */
export const pages = {
  welcome: '/',
  overview: '/overview/master',
  compressor: '/overview/compressor/1',
  plate: '/overview/compressor/1/type_plate',
  accessories: '/overview/accessories',
  chart: '/analysis/graphics',
  loadRatio: '/analysis/graphics/load_non-load_ratio',
  motorStarts: '/analysis/graphics/motor_starts',
  specificPower: '/analysis/graphics/specific_power',
  energy: '/analysis/graphics/energy_consumption',
  profile: '/analysis/profile',
  machines: '/analysis/machines',
  annex: '/analysis/annex',
  values: '/analysis/data_table',
  loadRatioTable: '/analysis/data_table/load_non-load_ratio',
  energyTable: '/analysis/data_table/energy_consumption',
  heat: '/energy_balancing/heat_reclaiming',
  heatReport: '/energy_balancing/heat_report',
  consumption: '/energy_balancing/energy_consumption',
  cost: '/energy_balancing/cost',
  performance: '/energy_balancing/performance',
  measures: '/energy_balancing/measures',
  volume: '/energy_balancing/volume_and_leakage',
  leakage: '/energy_balancing/leakage',
  balance: '/energy_balancing/energy_balance',
  monthReports: '/energy_balancing/monthly_report',
  thinkGreen: '/think_green',
  archive: '/data_archive',
  formulas: '/energy_balancing/formulas?figure=specificPower',
  duties: '/energy_balancing/duties',
  maintenance: '/maintenance/overview',
  services: '/maintenance/compressor/1',
  servicesImage: '/maintenance/compressor/1/image',
  servicesHistory: '/maintenance/compressor/1/history',
  service: '/maintenance/compressor/1/service/oilFilter',
  servicesTable: '/maintenance/table',
  errors: '/error_log',
  faultRanking: '/error_log/ranking',
} as const;

/** Every size in every theme and language. */
export const variants = Object.entries(sizes).flatMap(([size, [width, height]]) =>
  themes.flatMap((theme) => languages.map((language) => ({ size, width, height, theme, language }))),
);

/** Half of them: every pair of a size, a theme and a language. */
export const pairs = variants.filter(
  ({ size, theme, language }) => (Object.keys(sizes).indexOf(size) + themes.indexOf(theme) + languages.indexOf(language)) % 2 === 0,
);

/** Every size once, each theme and each language twice. */
export const fewVariants = Object.entries(sizes).map(([size, [width, height]], i) => ({
  ...{ size, width, height },
  theme: themes[i % 3 === 0 ? 0 : 1],
  language: languages[i % 2]!,
}));

/** Pages that are laid out as another one. */
const alike: ReadonlySet<string> = new Set([
  'motorStarts',
  'specificPower',
  'energy',
  'energyTable',
  'servicesImage',
  'servicesHistory',
  'plate',
]);
/** Where most people look; the other sizes are between these. */
export const defaultSizes: ReadonlySet<string> = new Set(['phone', 'desktop']);

/**
 * The pages to look at in a variant: one half in each theme, so that every page is seen in each theme and language, at the usual sizes in both.
 * Pages that are alike are left out at the sizes between the usual ones.
 */
export const pagesAt = ({ size, theme }: Pick<(typeof variants)[number], 'size' | 'theme'>) =>
  Object.entries(pages).filter(
    ([name], i) =>
      name === 'overview' ||
      ((defaultSizes.has(size) || !alike.has(name)) &&
        (i + Math.floor(Object.keys(sizes).indexOf(size) / 2)) % 2 === themes.indexOf(theme)),
  );
