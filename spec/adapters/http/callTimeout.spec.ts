import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { callTimeoutFor } from '../../../adapters/http/callTimeout.ts';

describe('the timeouts with a call', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('ends after the time without a word, which each word begins again', () => {
    const timeouts = callTimeoutFor(undefined);
    timeouts.waitFor(1000);
    jest.advanceTimersByTime(999);
    timeouts.waitFor(500);
    jest.advanceTimersByTime(499);
    expect(timeouts.signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(timeouts.signal.reason).toEqual(new Error('nothing came for 500 ms'));
  });

  it('ends with the wish of the caller, also one who wants it no more from the start', () => {
    const wish = new AbortController();
    const timeouts = callTimeoutFor(wish.signal);
    expect(timeouts.signal.aborted).toBe(false);
    wish.abort();
    expect(timeouts.signal.aborted).toBe(true);
    expect(callTimeoutFor(wish.signal).signal.aborted).toBe(true);
  });

  it('leaves nothing behind once the answer is there: no timer that runs on, and nothing at the signal of the caller', () => {
    const wish = new AbortController();
    const timeouts = callTimeoutFor(wish.signal);
    timeouts.waitFor(1000);
    timeouts.end();
    expect(jest.getTimerCount()).toBe(0);
    expect(getEventListeners(wish.signal, 'abort')).toEqual([]);
    wish.abort();
    jest.advanceTimersByTime(1000);
    expect(timeouts.signal.aborted).toBe(false);
  });
});
