import { describe, expect, it } from '@jest/globals';
import { type Counts, markedStatistic, type Statistic } from '../../../core/statistics/index.ts';
import { needsRunning } from '../../../core/statistics/statisticFormulas.ts';
import { recordShortfalls } from '../../../core/statistics/index.ts';

const counts = (more: Partial<Counts>): Counts => ({
  ...{
    index: 1,
    loadS: 3600,
    noLoadS: 0,
    motorStarts: 3,
    energyKWh: 120,
    energyLoadKWh: 100,
    volumeM3: 1000,
    rangeS: 86_400,
    knownS: 86_400,
  },
  ...more,
});
const short = { loadS: 1800, noLoadS: 1799 };
const partly = { knownS: 0.99 * 86_400 };

describe('the needs of a statistic', () => {
  it.each<readonly [Statistic, Partial<Counts>, readonly string[]]>([
    ['specificPower', {}, []],
    ['specificPower', { loadS: 1800, noLoadS: 1800 }, []],
    ['specificPower', short, ['runningHour']],
    ['specificPower', { ...short, ...partly }, ['runningHour', 'recorded']],
    ['energyConsumption', short, []],
    ['energyConsumption', partly, ['recorded']],
    ['energyConsumption', { knownS: 0.995 * 86_400 }, []],
  ])('of %s: counts with %j fall short of %j', (name, more, wanted) => {
    expect(recordShortfalls(name, counts(more))).toEqual(wanted);
    const [record] = markedStatistic(name, [counts(more)]);
    if (wanted.length > 0) expect(record).toMatchObject({ index: 1, shortOf: wanted });
    else expect(record).not.toHaveProperty('shortOf');
  });

  it('are marked at the record that they are of', () => {
    const marked = markedStatistic('energyConsumption', [counts({}), counts({ index: 2, ...partly }), counts({ index: 3 })]);
    expect(marked.map(({ index, shortOf }) => [index, shortOf])).toEqual([
      [1, undefined],
      [2, ['recorded']],
      [3, undefined],
    ]);
  });

  it('are an hour of running for what relates the work of a machine to its running', () => {
    const figures = ['totalKWhM3', 'loadShare', 'startsPerRunHour', 'cost', 'runS'] as const;
    expect(figures.map((figure) => needsRunning(figure))).toEqual([true, true, true, false, false]);
  });
});
