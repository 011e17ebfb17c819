import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { atPointer, numberOf, shallowJson } from '../../../../core/field/mqtt/messageNumber.ts';

describe('the number of a message', () => {
  test.each<[unknown, number | string]>([
    ['21.5', 21.5],
    [' -3e2 \n', -300],
    ['+.5', 0.5],
    [7, 7],
    ['NaN', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['Unknown', 'unavailable'],
    ['', 'unavailable'],
    [null, 'unavailable'],
    [undefined, 'unavailable'],
    [NaN, 'notNumber'],
    ['1e999', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['0x10', 'notNumber'],
    ['12 kW', 'notNumber'],
    ['1,5', 'notNumber'],
    [true, 'notNumber'],
    [[1], 'notNumber'],
    [{}, 'notNumber'],
  ])('[FIELD-3] %j is %p', (value, expected) => {
    expect(numberOf(value)).toBe(expected);
  });

  it('[FIELD-3] is a finite number or a reason, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const found = numberOf(value);
        return typeof found === 'string' ? ['unavailable', 'notNumber'].includes(found) : Number.isFinite(found);
      }),
    );
  });
});

describe('a pointer into JSON', () => {
  // Section 5 of RFC 6901.
  const whole = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'c%d': 2, 'e^f': 3, 'g|h': 4, 'i\\j': 5, 'k"l': 6, ' ': 7, 'm~n': 8 };
  test.each<[string, unknown]>([
    ['', whole],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
    ['foo', undefined],
    ['/foo/2', undefined],
    ['/foo/00', undefined],
    ['/foo/-', undefined],
    ['/foo/length', undefined],
    ['/constructor', undefined],
    ['/__proto__', undefined],
    ['/ /toFixed', undefined],
  ])('%j leads to %j', (pointer, expected) => {
    expect(atPointer(whole, pointer)).toEqual(expected);
  });
});

describe('the JSON of a message', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it('is read down to a depth of eight and no deeper', () => {
    expect(shallowJson(nested(8))).toEqual(JSON.parse(nested(8)));
    expect(shallowJson(nested(9))).toBeUndefined();
    expect(shallowJson(nested(100_000))).toBeUndefined();
  });

  it('may have any number of lists and objects beside each other', () => {
    const wide = { phases: Array.from({ length: 20 }, (_, i) => ({ i, powers: [i] })) };
    expect(shallowJson(JSON.stringify(wide))).toEqual(wide);
  });

  it('may have brackets and escaped quotes in its texts', () => {
    const value = { a: `[[[[[[[[[[ " \\ {{{{{{{{{{{` };
    expect(shallowJson(JSON.stringify(value))).toEqual(value);
  });

  it('is undefined for a text that is none, also a long one that never ends', () => {
    for (const text of ['', '{', 'on', '"\\"'.repeat(80_000), '{'.repeat(3) + '"\\'.repeat(100_000)])
      expect(shallowJson(text)).toBeUndefined();
  });
});
