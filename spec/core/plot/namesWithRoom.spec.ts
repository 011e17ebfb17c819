import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesWithRoom, type PlacedName } from '../../../core/plot/index.ts';

const days = ['22.11.', '23.11.', '24.11.', '25.11.', '26.11.', '27.11.', '28.11.'].map((name, i): PlacedName => [i / 7, name]);

it('a name that would touch the one before it is left out: the days of a week on a phone', () => {
  expect(namesWithRoom(days, 700, 7)).toEqual(days);
  expect(namesWithRoom(days, 320, 7).map(([, name]) => name)).toEqual(['22.11.', '24.11.', '26.11.', '28.11.']);
});

it('names at the ends of an axis stand within it', () => {
  expect(namesWithRoom([[0, '0'], [0.5, '50'], [1, '100 %']], 100, 7)).toHaveLength(3); // prettier-ignore
});

const keptOf = (first: number, second: number) =>
  namesWithRoom(
    [
      [first, 'abcd'],
      [second, 'ef'],
    ],
    1000,
    10,
  ).length;

it.each([
  ['one that begins at its place', 0, 0.058],
  ['one that stands over its place', 0.5, 0.538],
])('leaves 8 px to %s', (_, first, second) => {
  expect(keptOf(first, second)).toBe(2);
  expect(keptOf(first, second - 0.001)).toBe(1);
});

it('leaves 8 px before one that ends at its place', () => {
  expect(keptOf(0.952, 1)).toBe(2);
  expect(keptOf(0.953, 1)).toBe(1);
});

it('keeps the first name, and never two that touch, whatever their places', () => {
  const places = fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }).map((all) => all.sort((a, b) => a - b));
  fc.assert(
    fc.property(places, fc.integer({ min: 50, max: 1500 }), (all, widthPx) => {
      const names = all.map((place): PlacedName => [place, '22.11.']);
      const kept = namesWithRoom(names, widthPx, 7);
      expect(kept[0]).toEqual(names[0]);
      const centres = kept.map(([place]) => place * widthPx + (place === 0 ? 21 : place === 1 ? -21 : 0));
      expect(centres.slice(1).every((centre, i) => centre - centres[i]! >= 42 - 1e-9)).toBe(true);
    }),
  );
});
