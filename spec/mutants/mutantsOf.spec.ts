import { describe, expect, it } from '@jest/globals';
import { mutantsOf } from './mutantsOf.ts';
import { sampleOf } from './sampleOf.ts';

const changed = (text: string) => mutantsOf(text).map(({ from, until, becomes }) => text.slice(0, from) + becomes + text.slice(until));

describe('the changes of a source', () => {
  it.each<[string, readonly string[]]>([
    ['const is = a < b;', ['const is = a <= b;', 'const is = a >= b;']],
    ['const is = a === b && !c;', ['const is = a === b || !c;', 'const is = a !== b && !c;', 'const is = a === b && (c);']],
    ['const sum = a + 2;', ['const sum = a - 2;', 'const sum = a + (2 + 1);']],
    ["const name = 'a' + b;", []],
    ["const names = { 401: 'a' };", ["const names = { [401 + 1]: 'a' };"]],
    ['call();', [';']],
    ['if (a) return;', [';']],
    ['type Two = 2;', []],
  ])('of %s are its comparisons, arithmetic, constants and statements', (text, expected) => {
    expect(changed(text)).toEqual(expected);
  });

  it('name the line', () => {
    expect(mutantsOf('const a = b;\nconst c = a * b;')).toEqual([{ line: 2, from: 25, until: 26, was: '*', becomes: '/' }]);
  });

  it('are chosen by the seed, each at most once', () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    expect(sampleOf(items, 20, 7)).toEqual(sampleOf(items, 20, 7));
    expect(sampleOf(items, 20, 8)).not.toEqual(sampleOf(items, 20, 7));
    expect([...sampleOf(items, 99, 7)].sort((a, b) => a - b)).toEqual(items);
  });
});
