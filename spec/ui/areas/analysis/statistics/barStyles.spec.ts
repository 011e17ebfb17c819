import { describe, expect, test } from '@jest/globals';
import { type Statistic, type StatisticFigure, statisticFigures, statisticNames } from '../../../../../core/statistics/index.ts';
import { barFigures, isSummed } from '../../../../../ui/areas/analysis/statistics/barStyles.ts';
import { mainFigure } from '../../../../../ui/areas/analysis/statistics/figureStyle.ts';

describe('what a statistic shows', () => {
  test.each<Statistic>(statisticNames.slice())('of %s on its page and in its bars stands in its table', (name) => {
    const shown: readonly StatisticFigure[] = statisticFigures[name];
    expect(shown).toEqual(expect.arrayContaining([mainFigure[name], ...barFigures[name]]));
  });

  test.each<[Statistic, boolean]>([
    ['loadTimes', true],
    ['motorStarts', true],
    ['specificPower', false],
    ['energyConsumption', true],
  ])('of %s: the plant is the sum of its machines, %p', (name, summed) => {
    expect(isSummed(name)).toBe(summed);
  });
});
