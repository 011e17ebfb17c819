import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';
import { priceSeriesRepository } from '../../../adapters/sqlite/priceSeriesRepository.ts';

const quarterMs = 900_000;
const dayQuarters = 96;
const aDay = 20_000;
const atQuarter = (day: number, quarter: number) => day * dayQuarters + quarter;

const open = () => {
  const database = new DatabaseSync(':memory:');
  migrate(database, migrations);
  return { database, series: priceSeriesRepository(database) };
};
const anyPrices = fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.double({ min: -1, max: 1, noNaN: true })), { maxLength: 40 });

describe('series of prices', () => {
  it('have each price that was saved last, quarter hour by quarter hour, and say from when until when they are', () => {
    const { series } = open();
    fc.assert(
      fc.property(fc.array(anyPrices, { maxLength: 4 }), (saves) => {
        series.remove('spot');
        const expected = new Map<number, number>();
        for (const save of saves) {
          const prices = new Map(save);
          series.save('spot', prices);
          for (const [quarter, price] of prices) expected.set(quarter, price);
        }
        const range = { fromMs: -1000 * quarterMs, untilMs: 1000 * quarterMs };
        const quarters = [...expected.keys()].sort((a, b) => a - b);
        expect([...series.read('spot', range)]).toEqual(quarters.map((quarter) => [quarter, expected.get(quarter)]));
        expect(series.all()).toEqual(
          quarters.length === 0
            ? []
            : [
                {
                  name: 'spot',
                  range: { fromMs: quarters[0]! * quarterMs, untilMs: (quarters.at(-1)! + 1) * quarterMs },
                  quarters: quarters.length,
                },
              ],
        );
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['from the first quarter hour that begins in it', atQuarter(aDay, 0), atQuarter(aDay, 2), [0, 1]],
    ['also where it begins within one', atQuarter(aDay, 0) + 0.1, atQuarter(aDay, 2), [1]],
    ['to the one that begins last in it', atQuarter(aDay, 1), atQuarter(aDay, 2) + 0.1, [1, 2]],
    ['of the last of a day and the first of the next', atQuarter(aDay, 95), atQuarter(aDay + 1, 1), [95, 96]],
    ['of a day up to its end alone', atQuarter(aDay, 94), atQuarter(aDay + 1, 0), [94, 95]],
    ['of a single quarter hour', atQuarter(aDay, 96), atQuarter(aDay, 97), [96]],
    ['of nothing', atQuarter(aDay, 5), atQuarter(aDay, 5), []],
  ])('are read of a range %s', (_, from, until, expected) => {
    const { series } = open();
    series.save('spot', new Map(Array.from({ length: 2 * dayQuarters }, (__, i) => [atQuarter(aDay, i), i / 1000])));
    const found = series.read('spot', { fromMs: from * quarterMs, untilMs: until * quarterMs });
    expect([...found]).toEqual(expected.map((i) => [atQuarter(aDay, i), i / 1000]));
  });

  it('are apart by their names, and gone when they are removed', () => {
    const { series } = open();
    series.save('a', new Map([[atQuarter(aDay, 3), 0.1]]));
    series.save('b', new Map([[atQuarter(aDay, 4), 0.2]]));
    const range = { fromMs: 0, untilMs: atQuarter(aDay + 1, 0) * quarterMs };
    expect([[...series.read('a', range)], [...series.read('b', range)]]).toEqual([
      [[atQuarter(aDay, 3), 0.1]],
      [[atQuarter(aDay, 4), 0.2]],
    ]);
    series.remove('a');
    expect([series.all().map(({ name }) => name), series.read('a', range).size]).toEqual([['b'], 0]);
  });

  it.each([
    ['too few bytes', new Uint8Array(8 * dayQuarters - 1)],
    ['too many bytes', new Uint8Array(8 * dayQuarters + 1)],
  ])('have no price of a day whose record is damaged: %s', (_, damaged) => {
    const { database, series } = open();
    series.save('a', new Map([atQuarter(aDay, 0), atQuarter(aDay + 1, 0)].map((quarter) => [quarter, 0.1])));
    database.prepare('UPDATE price_series SET prices = ? WHERE utc_day = ?').run(damaged, aDay);
    expect(series.all()).toMatchObject([{ range: { fromMs: atQuarter(aDay + 1, 0) * quarterMs }, quarters: 1 }]);
    series.save('a', new Map([[atQuarter(aDay, 2), 0.3]]));
    expect(series.all()).toMatchObject([{ range: { fromMs: atQuarter(aDay, 2) * quarterMs }, quarters: 2 }]);
  });
});
