import type { Performance } from './Performance.ts';
import type { PerformanceDay } from './PerformanceDay.ts';

const columns = ['hours', 'energyKWh', 'volumeM3', 'pressureBar', 'temperatureC', 'production', 'cost', 'co2Kg'] as const;

const lineOf = (day: PerformanceDay): string => [day.day, ...columns.map((name) => day[name] ?? '')].join(';');

/** The days that a comparison is made of, as text that is the same for the same data: what a hash of them is taken of. */
export const performanceDataText = ({ baseline, days }: Pick<Performance, 'baseline' | 'days'>): string =>
  [['day', ...columns].join(';'), 'baseline', ...baseline.map(lineOf), 'report', ...days.map(lineOf), ''].join('\n');
