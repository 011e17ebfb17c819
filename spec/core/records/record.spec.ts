import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { entriesOf, isOneOf, keysOf, recordOf } from '../../../core/records/index.ts';

const names = fc.uniqueArray(fc.string().filter((name) => name !== '__proto__' && !/^\d+$/.test(name)));

describe('a table by name', () => {
  test('has an entry for each name, in their order', () => {
    fc.assert(
      fc.property(names, (of) => {
        const table = recordOf(of, (name) => name.length);
        expect(keysOf(table)).toEqual(of);
        expect(entriesOf(table)).toEqual(of.map((name) => [name, name.length]));
      }),
    );
  });

  test('knows of a value whether it is one of a list, with its kind', () => {
    expect([isOneOf(['a', 'b'], 'a'), isOneOf(['1'], 1), isOneOf([], undefined)]).toEqual([true, false, false]);
  });
});
