import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { waitingLines } from '../../../server/access/waitingLines.ts';

/** Lines of a room that note who starts and who is refused; chance gives 0 unless another is given. */
function setUp({ perKey = 2, inAll = 4, random = (): number => 0 } = {}) {
  const refused: string[] = [];
  const started: string[] = [];
  const lines = waitingLines({ perKey, inAll }, random);
  const add = (key: string, name = key) => lines.add(key, { start: () => started.push(name), refuse: () => refused.push(name) });
  const nextOf = () => {
    lines.next()?.start();
    return started.at(-1);
  };
  return { lines, add, nextOf, started, refused };
}

describe('lines of waiters', () => {
  it('have their turns one after another, each in its order', () => {
    const { add, nextOf, lines } = setUp({ perKey: 3, inAll: 9 });
    for (const [key, name] of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((each) => [each[0]!, each] as const))
      expect(add(key, name)).toBe(true);
    expect(lines.size).toBe(6);
    expect(Array.from({ length: 6 }, nextOf)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
    expect([lines.size, lines.next()]).toEqual([0, undefined]);
  });

  it('have room for so many of a key', () => {
    const { add, lines, refused } = setUp();
    expect([add('a', 'a1'), add('a', 'a2'), add('a', 'a3')]).toEqual([true, true, false]);
    expect([lines.size, refused]).toEqual([2, []]);
    lines.next();
    expect(add('a', 'a3')).toBe(true);
  });

  it('lose the last of the longest line for a newcomer when all room is taken', () => {
    const { add, lines, refused, nextOf } = setUp({ perKey: 3, inAll: 4 });
    for (const name of ['a1', 'b1', 'b2', 'b3']) add(name[0]!, name);
    expect([add('c', 'c1'), refused, lines.size]).toEqual([true, ['b3'], 4]);
    expect(Array.from({ length: 4 }, nextOf)).toEqual(['a1', 'b1', 'c1', 'b2']);
  });

  it('refuse a newcomer whose own line would be the longest', () => {
    const { add, lines, refused } = setUp({ perKey: 3, inAll: 3 });
    for (const name of ['a1', 'b1', 'b2']) add(name[0]!, name);
    expect([add('b', 'b3'), lines.size, refused]).toEqual([false, 3, []]);
  });

  it.each([
    [0, true, ['a']],
    [0.3, true, ['b']],
    [0.6, true, ['c']],
    [0.75, false, []],
    [0.99, false, []],
  ])('let chance decide among lines of one and the newcomer: %p', (chance, isTaken, losers) => {
    const { add, refused, lines } = setUp({ inAll: 3, random: () => chance });
    for (const key of ['a', 'b', 'c']) add(key);
    expect([add('d'), refused, lines.size]).toEqual([isTaken, losers, 3]);
  });

  it('never hold more than there is room for, and start or refuse each that was taken exactly once', () => {
    const steps = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e') }, fc.constant(undefined)), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (keys, chances) => {
        const { add, lines, started, refused } = setUp({ perKey: 2, inAll: 5, random: () => Number(chances.next().value) });
        const taken: string[] = [];
        for (const [i, key] of keys.entries()) {
          if (key === undefined) lines.next()?.start();
          else if (add(key, `${key}${i}`)) taken.push(`${key}${i}`);
          expect(lines.size).toBeLessThanOrEqual(5);
        }
        while (lines.size > 0) lines.next()!.start();
        expect([...started, ...refused].sort()).toEqual(taken.sort());
      }),
    );
  });
});
