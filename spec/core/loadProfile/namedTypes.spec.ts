import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { typesByRule } from '../../../core/loadProfile/index.ts';
import { namedTypes } from '../../../core/loadProfile/namedTypes.ts';

const flat = (value: number) => ({ hours: Array.from({ length: 24 }, () => value) });
const named = (name: string, value: number, enteredMs = 1, of = 'flow') => ({ of, name, enteredMs, ...flat(value) });

/** By turns one and another. */
const turned = (name: string, odd: number, even: number) => ({
  ...{ of: 'flow', name, enteredMs: 1 },
  hours: Array.from({ length: 24 }, (_, hour) => (hour % 2 === 0 ? even : odd)),
});

describe('names that people gave to types of days', () => {
  const types = [flat(40), flat(20), flat(8)];

  it('[GAIN-3] go to the type whose hours are nearest, whichever days made it', () =>
    expect(namedTypes(types, [named('Ruhe', 8.5), named('Dreischicht', 38)], 'flow')).toEqual(['Dreischicht', undefined, 'Ruhe']));

  const cases: readonly (readonly [string, Parameters<typeof namedTypes>[1], readonly (string | undefined)[]])[] = [
    ['a type has the name that was entered last', [named('alt', 20, 1), named('neu', 21, 2)], [undefined, 'neu', undefined]],
    ['a name is given once', [named('a', 40, 2), named('a', 8, 1)], ['a', undefined, undefined]],
    ['a name that is a quarter off is of no type', [named('a', 60)], [undefined, undefined, undefined]],
    ['a name is of a type that is within a quarter of its own mean', [named('a', 53)], ['a', undefined, undefined]],
    ['and of none that is further off', [named('a', 54)], [undefined, undefined, undefined]],
    ['a name whose hours are up and down is as far off as its hours are', [turned('a', 30, 50)], ['a', undefined, undefined]],
    ['and further off with one of them higher', [turned('a', 30, 50.1)], [undefined, undefined, undefined]],
    ['names of another quantity do not count', [named('a', 20, 1, 'power')], [undefined, undefined, undefined]],
  ];
  test.each(cases)('[GAIN-3] %s', (_title, names, expected) => expect(namedTypes(types, names, 'flow')).toEqual(expected));

  it('[GAIN-3] are none where there are no types', () => expect(namedTypes([], [named('a', 20)], 'flow')).toEqual([]));

  it('[GAIN-3] stay as they are when every hour of types and names grows alike', () => {
    const value = fc.double({ min: 1, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        fc.uniqueArray(value, { minLength: 1, maxLength: 6 }),
        fc.array(value, { maxLength: 6 }),
        fc.constantFrom(0.5, 2, 4),
        (of, names, factor) => {
          const found = (times: number) =>
            namedTypes(
              of.map((each) => flat(each * times)),
              names.map((each, i) => named(`n${i}`, each * times, i)),
              'flow',
            );
          expect(found(factor)).toEqual(found(1));
        },
      ),
    );
  });
});

describe('what a type of days is called without a name', () => {
  test.each<readonly [string, readonly (readonly number[])[], readonly (readonly [string, string])[]]>([
    [
      'days of the week that follow each other are one run, Sunday last',
      [
        [1, 2, 3, 4, 5],
        [6, 0],
      ],
      [
        ['1-5', 'only'],
        ['6-7', 'only'],
      ],
    ],
    ['a day alone is a run of its own', [[1, 3]], [['1-1 3-3', 'only']]],
    [
      'those with the same days are told apart by their level, the highest first',
      [
        [1, 2],
        [1, 2],
        [1, 2],
      ],
      [
        ['1-2', 'high'],
        ['1-2', 'middle'],
        ['1-2', 'low'],
      ],
    ],
    [
      'and those in the middle by their place',
      [[1], [1], [1], [1]],
      [
        ['1-1', 'high'],
        ['1-1', 'middle 1'],
        ['1-1', 'middle 2'],
        ['1-1', 'low'],
      ],
    ],
    ['one without a majority of any day has its level', [[]], [['', 'high']]],
  ])('[GAIN-3] %s', (_title, weekdays, expected) => {
    const found = typesByRule(weekdays.map((of) => ({ weekdays: of })));
    expect(
      found.map(({ runs, level, place = '' }) => [runs.map(({ first, last }) => `${first}-${last}`).join(' '), `${level} ${place}`.trim()]),
    ).toEqual(expected);
  });
});
