import { describe, expect, it } from '@jest/globals';
import { sharedWork } from '../../../station/figures/sharedWork.ts';

const never = new AbortController().signal;

/** Work that ends on command, and knows when it is stopped. */
function manualWork() {
  const started: { finish: (value: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      started.push({ finish: resolve, fail: reject, signal });
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  return { started, work };
}

describe('shared work', () => {
  it('is done once for all who ask meanwhile, and again for who asks later', async () => {
    const { started, work } = manualWork();
    const shared = sharedWork<string>();
    const both = Promise.all([shared.join('a', work, never), shared.join('a', work, never)]);
    const other = shared.join('b', work, never);
    started[0]!.finish('first');
    started[1]!.finish('other');
    expect([await both, await other, started.length]).toEqual([['first', 'first'], 'other', 2]);
    const again = shared.join('a', work, never);
    started[2]!.finish('second');
    expect(await again).toBe('second');
  });

  it('fails for all who wait', async () => {
    const { started, work } = manualWork();
    const shared = sharedWork<string>();
    const both = [shared.join('a', work, never), shared.join('a', work, never)];
    started[0]!.fail(new Error('no'));
    for (const each of both) await expect(each).rejects.toThrow('no');
  });

  it('goes on while one still waits, and stops with the last', async () => {
    const { started, work } = manualWork();
    const shared = sharedWork<string>();
    const [first, second] = [new AbortController(), new AbortController()];
    const [one, two] = [shared.join('a', work, first.signal), shared.join('a', work, second.signal)];
    first.abort(new Error('one left'));
    await expect(one).rejects.toThrow('one left');
    expect(started[0]!.signal.aborted).toBe(false);
    second.abort(new Error('two left'));
    await expect(two).rejects.toThrow('two left');
    expect(started[0]!.signal.aborted).toBe(true);
  });

  it('that was stopped is no work for who asks next', async () => {
    const { started, work } = manualWork();
    const shared = sharedWork<string>();
    const leaving = new AbortController();
    const one = shared.join('a', work, leaving.signal);
    leaving.abort(new Error('left'));
    await expect(one).rejects.toThrow('left');
    const next = shared.join('a', work, never);
    started[1]!.finish('done');
    expect(await next).toBe('done');
    await expect(shared.join('a', work, leaving.signal)).rejects.toThrow('left');
    expect(started.length).toBe(2);
  });
});
