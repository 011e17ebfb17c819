import { describe, expect, it } from '@jest/globals';
import { inOrder } from '../../../adapters/dayFiles/inOrder.ts';

async function allOf<Result>(results: AsyncIterable<Result>): Promise<readonly Result[]> {
  const all: Result[] = [];
  for await (const result of results) all.push(result);
  return all;
}

/** Works that end when they are asked to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (result: string) => void>();
  const work = (item: string) => {
    begun.push(item);
    return new Promise<string>((resolve) => ends.set(item, resolve));
  };
  const end = (item: string) => {
    ends.get(item)?.(item.toUpperCase());
  };
  return { begun, work, end };
}

describe('work that is done some at a time', () => {
  it('is begun for so many items, and for the next one when the first is done', async () => {
    const { begun, work, end } = works();
    const results = inOrder(['a', 'b', 'c', 'd'], 2, work);
    const first = results.next();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    end('a');
    expect((await first).value).toEqual(['a', 'A']);
    expect(begun).toEqual(['a', 'b', 'c']);
    expect((await results.next()).value).toEqual(['b', 'B']);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    for (const item of ['d', 'c']) end(item);
    expect([await results.next(), await results.next(), await results.next()].map((each): unknown => each.value)).toEqual([
      ...[['c', 'C'], ['d', 'D'], undefined],
    ]);
    expect(begun).toHaveLength(4);
  });

  it('of fewer items than that is begun once for each, one that is undefined among them', async () => {
    const seen: unknown[] = [];
    const results = await allOf(inOrder([undefined, 5], 9, (item) => Promise.resolve(seen.push(item))));
    expect([seen, results]).toEqual([
      [undefined, 5],
      [
        [undefined, 1],
        [5, 2],
      ],
    ]);
    expect(await allOf(inOrder([], 3, () => Promise.reject(new Error('nothing to do'))))).toEqual([]);
  });

  it('that fails ends the rest where it stands', async () => {
    const results = inOrder([1, 2, 3], 3, (item) => (item === 2 ? Promise.reject(new Error('no two')) : Promise.resolve(item)));
    expect((await results.next()).value).toEqual([1, 1]);
    await expect(results.next()).rejects.toThrow('no two');
    expect((await results.next()).done).toBe(true);
  });
});
