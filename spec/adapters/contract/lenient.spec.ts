import { describe, expect, it } from '@jest/globals';
import {
  byNumber,
  instantOr,
  listOr,
  numberOr,
  oneOf,
  orNull,
  recordOr,
  textOr,
  textsOr,
  zoneOr,
} from '../../../adapters/contract/lenient.ts';

const wire = [undefined, null, 0, -1.5, NaN, Infinity, '', '7', true, [], [1], {}, { a: 1 }];

describe('what comes over the wire', () => {
  it.each<[string, (value: unknown) => unknown, readonly unknown[]]>([
    ['a record', recordOr, [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, { a: 1 }]],
    ['a list', listOr, [[], [], [], [], [], [], [], [], [], [], [1], [], []]],
    ['a number', numberOr, [undefined, undefined, 0, -1.5, ...Array<undefined>(9).fill(undefined)]],
    ['a text', textOr, [...Array<undefined>(6).fill(undefined), '', '7', ...Array<undefined>(5).fill(undefined)]],
  ])('is %s only where it is one', (_, read, expected) => {
    expect(wire.map(read)).toStrictEqual(expected);
  });

  it('is a list of the texts in it', () => {
    expect([textsOr(['a', 1, null, 'b', '']), textsOr('a')]).toEqual([['a', 'b', ''], []]);
  });

  it.each([
    [5, 5],
    ['1970-01-01T00:00:01Z', 1000],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('is an instant in milliseconds or as a date and time: %j as %p', (value, expected) => {
    expect(instantOr(value)).toBe(expected);
  });

  it('is one of some words', () => {
    const word = oneOf(['a', 'b']);
    expect(['a', 'b', 'c', 'A', 1, undefined].map(word)).toStrictEqual(['a', 'b', undefined, undefined, undefined, undefined]);
  });

  it('is a time zone that is known, whichever was asked for before', () => {
    const zones = ['Europe/Berlin', 'Europe/Berlin', 'Mars/North', 'UTC', 'Mars/North', 'Europe/Berlin', '', 7, undefined];
    expect(zones.map(zoneOr)).toStrictEqual([
      ...['Europe/Berlin', 'Europe/Berlin', undefined, 'UTC', undefined, 'Europe/Berlin', undefined, undefined, undefined],
    ]);
  });

  it('has under whole numbers of up to nine digits what can be read', () => {
    const sent = { 0: 1, 12: 2, 3: 'x', 999999999: 3, 1000000000: 4, '-1': 5, '1.5': 6, a: 7 };
    expect(byNumber(sent, numberOr)).toEqual({ 0: 1, 12: 2, 999999999: 3 });
    expect(byNumber(undefined, numberOr)).toEqual({});
  });

  it('has null for what is missing, and nothing else', () => {
    expect([undefined, null, 0, '', false].map(orNull)).toEqual([null, null, 0, '', false]);
  });
});
