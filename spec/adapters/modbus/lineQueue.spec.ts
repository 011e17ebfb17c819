import { describe, expect, it } from '@jest/globals';
import { type LineJob, lineQueue } from '../../../adapters/modbus/lineQueue.ts';
import type { Request } from '../../../core/modbus/index.ts';

const question = (unit: number): Request => ({ unit, pdu: new Uint8Array([3]), maxAnswerLength: 1, answerLength: () => 1 });
const answerOf = (unit: number) => new Uint8Array([unit]);
const turns = async () => {
  for (let i = 0; i < 5; i++) await new Promise(setImmediate);
};

/** A queue whose questions are answered one by one on command. */
function setUp() {
  const asked: number[] = [];
  const jobs: LineJob[] = [];
  let answer = Promise.withResolvers<Uint8Array>();
  let aborts = 0;
  const queue = lineQueue(
    (job) => {
      asked.push(job.request.unit);
      jobs.push(job);
      answer = Promise.withResolvers();
      return answer.promise;
    },
    () => aborts++,
  );
  return {
    ...{ queue, asked, jobs, aborts: () => aborts },
    answer: async () => {
      answer.resolve(answerOf(asked.at(-1)!));
      await turns();
    },
    fail: async (error: Error) => {
      answer.reject(error);
      await turns();
    },
  };
}

describe('questions of a line', () => {
  it('are asked one at a time, in their order', async () => {
    const { queue, asked, answer } = setUp();
    const answers = [1, 2, 3].map((unit) => queue.add(question(unit), {}));
    expect(asked).toEqual([1]);
    await answer();
    expect(asked).toEqual([1, 2]);
    await answer();
    await answer();
    expect(await Promise.all(answers)).toEqual([answerOf(1), answerOf(2), answerOf(3)]);
    await queue.ended();
    const later = queue.add(question(4), {});
    await answer();
    expect(await later).toEqual(answerOf(4));
  });

  it('wait as long as a hundred others wait at most, besides the one that is asked', async () => {
    const { queue, asked } = setUp();
    const outcomes: unknown[] = [];
    for (let unit = 0; unit < 102; unit++) void queue.add(question(unit), {}).then((outcome) => outcomes.push(outcome));
    await turns();
    expect([asked, outcomes]).toEqual([[0], ['crowded']]);
  });

  it('are not asked once nobody waits for them, and the one that is asked is broken off', async () => {
    const { queue, asked, answer, jobs, aborts } = setUp();
    const stops = [1, 2, 3].map(() => new AbortController());
    const answers = stops.map(({ signal }, i) => queue.add(question(i + 1), { signal }));
    stops[1]!.abort();
    expect([await answers[1], aborts()]).toEqual(['aborted', 0]);
    expect(jobs[0]!.isSettled()).toBe(false);
    stops[0]!.abort();
    expect([await answers[0], aborts(), jobs[0]!.isSettled()]).toEqual(['aborted', 1, true]);
    await answer();
    expect(asked).toEqual([1, 3]);
    await answer();
    expect(await answers[2]).toEqual(answerOf(3));
    stops[2]!.abort();
    expect(aborts()).toBe(1);
    expect(await queue.add(question(4), { signal: AbortSignal.abort() })).toBe('aborted');
    expect(asked).toEqual([1, 3]);
  });

  it('are answered with a failure alone where asking itself fails', async () => {
    const { queue, answer, fail } = setUp();
    const [first, second] = [queue.add(question(1), {}), queue.add(question(2), {})];
    const refused = expect(first).rejects.toThrow('broken');
    await fail(new Error('broken'));
    await refused;
    await answer();
    expect(await second).toEqual(answerOf(2));
  });

  it('are all answered when the line is closed, also those that come later', async () => {
    const { queue, asked, answer } = setUp();
    const answers = [1, 2, 3].map((unit) => queue.add(question(unit), {}));
    queue.close();
    expect(await Promise.all(answers)).toEqual(['closed', 'closed', 'closed']);
    expect(await queue.add(question(4), {})).toBe('closed');
    let hasEnded = false;
    void queue.ended().then(() => (hasEnded = true));
    await turns();
    expect(hasEnded).toBe(false);
    await answer();
    expect([hasEnded, asked]).toEqual([true, [1]]);
  });
});
