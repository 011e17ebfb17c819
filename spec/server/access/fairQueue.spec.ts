import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type FairQueue, fairQueue, QueueFull } from '../../../server/access/fairQueue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Pieces of work that end when reported, in the order in which they began. */
function manualWork(queue: FairQueue) {
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    refused,
    async add(key: string, lane = 'one') {
      queue
        .run(lane, key, () => {
          begun.push(key);
          return new Promise<void>((end) => ends.push(end));
        })
        .catch((error: unknown) => {
          if (error instanceof QueueFull) refused.push(key);
          else throw error;
        });
      await settled();
    },
    async endOne() {
      ends.shift()?.();
      await settled();
    },
  };
}

describe('work that waits in a fair queue', () => {
  it('is done one at a time, of each key in turn', async () => {
    const work = manualWork(fairQueue({ perKey: 4, inAll: 60 }));
    for (const key of ['a', 'a', 'a', 'a', 'b', 'c', 'b']) await work.add(key);
    expect(work.begun).toEqual(['a']);
    for (let i = 0; i < 7; i++) await work.endOne();
    expect(work.begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('is done of each lane in turn, whatever waits in another', async () => {
    const work = manualWork(fairQueue({ perKey: 4, inAll: 3 }));
    for (const key of ['busy', 'a', 'b', 'c']) await work.add(key);
    await work.add('x', 'two');
    await work.add('x', 'two');
    await work.add('y', 'two');
    for (let i = 0; i < 7; i++) await work.endOne();
    expect(work.begun).toEqual(['busy', 'a', 'x', 'b', 'y', 'c', 'x']);
    expect(work.refused).toEqual([]);
  });

  it('gives its result or its error to who brought it, and the next goes on', async () => {
    const queue = fairQueue({ perKey: 4, inAll: 60 });
    const failing = queue.run('one', 'a', () => Promise.reject(new Error('broken')));
    const next = queue.run('one', 'a', () => Promise.resolve(7));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe(7);
  });

  it('finds no room beyond what one key may have waiting, and others do', async () => {
    const work = manualWork(fairQueue({ perKey: 2, inAll: 60 }));
    for (const key of ['a', 'a', 'a', 'a', 'a', 'b']) await work.add(key);
    expect(work.refused).toEqual(['a', 'a']);
    for (let i = 0; i < 6; i++) await work.endOne();
    expect(work.begun).toEqual(['a', 'a', 'b', 'a']);
  });

  it('of a longer line makes room for a shorter one when all room is taken', async () => {
    const work = manualWork(fairQueue({ perKey: 4, inAll: 4 }));
    for (const key of ['a', 'a', 'a', 'a', 'a', 'b', 'c']) await work.add(key);
    expect(work.refused).toEqual(['a', 'a']);
    for (let i = 0; i < 9; i++) await work.endOne();
    expect(work.begun).toEqual(['a', 'a', 'b', 'c', 'a']);
  });

  it('is chosen by chance when each line is one long, the newcomer among them', async () => {
    const outcomes = new Set<string>();
    for (let draw = 0; draw < 4; draw++) {
      const work = manualWork(fairQueue({ perKey: 4, inAll: 3 }, () => draw / 4));
      for (const key of ['busy', 'a', 'b', 'c', 'newcomer']) await work.add(key);
      expect(work.refused).toHaveLength(1);
      outcomes.add(work.refused[0]!);
    }
    expect(outcomes).toEqual(new Set(['a', 'b', 'c', 'newcomer']));
  });

  it('of one key waits for no more than one piece of each other key', async () => {
    const arrivals = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(arrivals, async (keys) => {
        const work = manualWork(fairQueue({ perKey: 40, inAll: 100 }));
        for (const key of keys) await work.add(key);
        await work.add('late');
        for (let i = 0; i <= keys.length; i++) await work.endOne();
        const waited = work.begun.slice(1, work.begun.indexOf('late'));
        expect(new Set(waited).size).toBe(waited.length);
        expect(work.begun).toHaveLength(keys.length + 1);
      }),
      { numRuns: 50 },
    );
  });
});
