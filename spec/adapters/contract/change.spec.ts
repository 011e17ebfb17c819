import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { applyChanges, changesBetween, decodePlant, encodePlant, type WireChange } from '../../../adapters/contract/index.ts';
import { stationReport } from '../../core/master/stations.ts';
import { jsonTree, sent } from './wires.ts';

describe('the changes of a plant', () => {
  it('turn the tree before into the tree after, also over the wire', () => {
    fc.assert(
      fc.property(jsonTree, jsonTree, (before, after) => {
        const changes = changesBetween(before, after);
        expect(applyChanges(before, changes)).toEqual(after);
        expect(applyChanges(before, sent(changes) as readonly WireChange[])).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('turn one snapshot into the next', () => {
    fc.assert(
      fc.property(stationReport, stationReport, (before, after) => {
        const mirrored = applyChanges(
          sent(encodePlant(before)),
          sent(changesBetween(encodePlant(before), encodePlant(after))) as readonly WireChange[],
        );
        expect(decodePlant(mirrored)).toEqual(after);
      }),
    );
  });

  it('are none where nothing changed', () => {
    fc.assert(
      fc.property(jsonTree, (tree) => {
        expect(changesBetween(tree, sent(tree))).toEqual([]);
      }),
    );
  });

  it('make a field like any other, whatever its name', () => {
    const made = applyChanges({ a: {} }, [
      ['a.b', 1],
      ['a.__proto__', 2],
    ]) as { readonly a: object };
    const own = (value: number) => ({ value, writable: true, enumerable: true, configurable: true });
    expect(Object.entries(Object.getOwnPropertyDescriptors(made.a))).toEqual([
      ['b', own(1)],
      ['__proto__', own(2)],
    ]);
  });

  it('leave the tree before as it is', () => {
    fc.assert(
      fc.property(jsonTree, jsonTree, (before, after) => {
        const copy = sent(before);
        applyChanges(before, changesBetween(before, after));
        expect(before).toEqual(copy);
      }),
    );
  });

  test.each<[string, unknown, unknown, readonly WireChange[]]>([
    ['a value', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [['a.c', 3]]],
    ['a new value', { a: {} }, { a: { b: null } }, [['a.b', null]]],
    ['a value that is gone', { a: { b: 1 } }, { a: {} }, [['a.b']]],
    ['a tree that is gone', { a: { b: 1 }, d: 1 }, { d: 1 }, [['a']]],
    ['a list, whole', { a: [1, 2] }, { a: [1, 3] }, [['a', [1, 3]]]],
    ['a tree in place of a value', { a: 1 }, { a: { b: 1 } }, [['a', { b: 1 }]]],
    ['everything', 1, { a: 1 }, [['', { a: 1 }]]],
  ])('name %s', (_, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
    expect(applyChanges(before, changes)).toEqual(after);
  });

  it('of one field count in their order', () => {
    const changes: readonly WireChange[] = [['a.b', 1], ['a.b', 2], ['a.b'], ['c', 3], ['', { d: 4 }], ['d', 5], ['e', 6]];
    expect([3, 4, 7].map((count) => applyChanges({ a: {} }, changes.slice(0, count)))).toEqual([
      { a: {} },
      { a: {}, c: 3 },
      { d: 5, e: 6 },
    ]);
  });
});
