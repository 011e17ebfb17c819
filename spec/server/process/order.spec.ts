import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { atMostEvery } from '../../../server/process/atMostEvery.ts';
import { inTurn } from '../../../server/process/inTurn.ts';
import { opened } from '../../../server/process/opened.ts';
import { unlessAborted } from '../../../server/process/unlessAborted.ts';

describe('work in turn', () => {
  it('begins when the work before it is through, whatever became of that', async () => {
    const turns = inTurn();
    const noted: string[] = [];
    let finish = (): void => undefined;
    const first = turns(() => new Promise<string>((resolve) => (finish = () => resolve('first'))));
    const second = turns(() => Promise.reject(new Error('second')));
    const third = turns(() => Promise.resolve(noted.push('third')));
    await new Promise((resolve) => setImmediate(resolve));
    expect(noted).toEqual([]);
    finish();
    expect(await first).toBe('first');
    await expect(second).rejects.toThrow('second');
    expect(await third).toBe(1);
  });
});

describe('things that are open', () => {
  it('are closed once each, the last opened first', async () => {
    const open = opened();
    const closed: string[] = [];
    for (const name of ['a', 'b', 'c']) open.add({ close: () => void closed.push(name) });
    await open.close();
    await open.close();
    expect(closed).toEqual(['c', 'b', 'a']);
  });

  it('are closed all, also where some fail; what failed first is thrown', async () => {
    const open = opened();
    const closed: string[] = [];
    const thing = { close: () => void closed.push('a') };
    expect(open.add(thing)).toBe(thing);
    for (const name of ['b', 'c']) open.add({ close: () => Promise.reject(new Error(name)) });
    await expect(open.close()).rejects.toThrow('c');
    expect(closed).toEqual(['a']);
  });
});

describe('a call that can not be broken off', () => {
  it('gives what it gives, or fails as it fails', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve(7), signal)).toBe(7);
    await expect(unlessAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  });

  it('is left alone once nobody wants it', async () => {
    const wanted = new AbortController();
    const never = new Promise<void>(() => undefined);
    const waiting = unlessAborted(never, wanted.signal);
    wanted.abort(new Error('wanted no more'));
    await expect(waiting).rejects.toThrow('wanted no more');
    await expect(unlessAborted(never, wanted.signal)).rejects.toThrow('wanted no more');
  });
});

describe('calls at most once in so long', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are made at once, and those that come too early as one later', () => {
    const call = jest.fn();
    const calls = atMostEvery(1000, call);
    calls.request();
    expect(call).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(400);
    calls.request();
    calls.request();
    jest.advanceTimersByTime(599);
    expect(call).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(2);
    calls.request();
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('are not made any more after their end', () => {
    const call = jest.fn();
    const calls = atMostEvery(1000, call);
    calls.request();
    calls.request();
    calls.cancel();
    jest.advanceTimersByTime(5000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
