import type { Statistic } from '../../../../core/statistics/index.ts';

/** The last part of each statistic's addresses. */
export const statisticSlugs = ['load_non-load_ratio', 'motor_starts', 'specific_power', 'energy_consumption'] as const;
export type StatisticSlug = (typeof statisticSlugs)[number];

/** The statistic that an address shows. */
export const statisticOf: Readonly<Record<StatisticSlug, Statistic>> = {
  'load_non-load_ratio': 'loadTimes',
  motor_starts: 'motorStarts',
  specific_power: 'specificPower',
  energy_consumption: 'energyConsumption',
};

/** How a statistic is shown. */
export type StatisticView = 'chart' | 'table';

const folders: Readonly<Record<StatisticView, string>> = { chart: '/analysis/graphics', table: '/analysis/data_table' };

/** Where a statistic is shown as bars or as a table; without a slug the line chart or its values. */
export const analysisPath = (view: StatisticView, slug?: StatisticSlug) =>
  slug === undefined ? folders[view] : `${folders[view]}/${slug}`;
