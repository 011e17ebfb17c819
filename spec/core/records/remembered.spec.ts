import { describe, expect, it } from '@jest/globals';
import { remembered } from '../../../core/records/index.ts';

describe('a function that remembers', () => {
  it('works each result out once, undefined too', () => {
    const asked: number[] = [];
    const of = remembered((key: number) => {
      asked.push(key);
      return key === 1 ? undefined : key * 2;
    });
    expect([1, 2, 1, 2, 1].map(of)).toEqual([undefined, 4, undefined, 4, undefined]);
    expect(asked).toEqual([1, 2]);
  });

  it('begins again when it knows as many results as it may', () => {
    const asked: number[] = [];
    const of = remembered((key: number) => asked.push(key), 2);
    for (const key of [1, 2, 1, 2, 3, 3, 1]) of(key);
    expect(asked).toEqual([1, 2, 3, 1]);
  });
});
