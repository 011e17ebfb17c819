import { describe, expect, it } from '@jest/globals';
import { within } from '../../../adapters/fieldDoor/index.ts';
import { virtualTime } from '../../station/field/virtualTime.ts';

const never = () => new Promise<never>(() => undefined);

describe('a task with a time limit', () => {
  it('gives what it comes to, and nothing is waited for any more', async () => {
    const time = virtualTime();
    const { signal } = new AbortController();
    let given: AbortSignal | undefined;
    const result = await within(1000, 'late', { pause: time.pause, signal }, (limit) => ((given = limit), Promise.resolve(7)));
    expect([result, given?.aborted, time.waiting()]).toEqual([7, false, 0]);
  });

  it('fails as it fails, and nothing is waited for any more', async () => {
    const time = virtualTime();
    const { signal } = new AbortController();
    await expect(within(1000, 'late', { pause: time.pause, signal }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(time.waiting()).toBe(0);
  });

  it('is late when its time is over, not before, and is notified of that', async () => {
    const time = virtualTime();
    const { signal } = new AbortController();
    let given: AbortSignal | undefined;
    let result: unknown;
    void within(1000, 'late', { pause: time.pause, signal }, (limit) => ((given = limit), never())).then((found) => (result = found));
    await time.runUntil(999);
    expect([result, given?.aborted]).toEqual([undefined, false]);
    await time.runUntil(1000);
    expect([result, given?.aborted]).toEqual(['late', true]);
  });

  it.each([
    ['before it began', (stop: AbortController) => stop.abort(), () => undefined],
    ['while it runs', () => undefined, (stop: AbortController) => stop.abort()],
  ])('is notified that nobody wants it any more: %s', async (_, before, meanwhile) => {
    const time = virtualTime();
    const stop = new AbortController();
    before(stop);
    const result = within(1000, 'late', { pause: time.pause, signal: stop.signal }, (limit) => {
      meanwhile(stop);
      return Promise.resolve(limit.aborted);
    });
    expect(await result).toBe(true);
  });

  it('that is over is not notified later', async () => {
    const time = virtualTime();
    const stop = new AbortController();
    let given: AbortSignal | undefined;
    await within(1000, 'late', { pause: time.pause, signal: stop.signal }, (limit) => ((given = limit), Promise.resolve(1)));
    stop.abort();
    expect(given?.aborted).toBe(false);
  });
});
