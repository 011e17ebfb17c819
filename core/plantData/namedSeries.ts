import type { PlantData } from './PlantData.ts';

/** Names of series that prices, factors and meters of a plant are of. */
export const namedSeries = ({ tariffs, co2, siteMeters }: Pick<PlantData, 'tariffs' | 'co2' | 'siteMeters'>): readonly string[] => [
  ...[...tariffs, ...co2].flatMap((entry) => (entry.kind === 'series' ? [entry.series] : [])),
  ...siteMeters.map(({ series }) => series),
];
