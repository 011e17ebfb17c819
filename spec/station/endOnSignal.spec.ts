import { afterEach, beforeEach, describe, expect, it, jest, test } from '@jest/globals';
import { closeTimes } from '../../station/device/closeTimes.ts';
import { endOnSignal } from '../../station/endOnSignal.ts';

describe('a process that is asked to end', () => {
  let exits: number[];
  const handlers = new Map<string | symbol, () => void>();
  const send = (name: 'SIGINT' | 'SIGTERM') => handlers.get(name)!();
  beforeEach(() => {
    exits = [];
    jest.useFakeTimers();
    jest.spyOn(process, 'exit').mockImplementation((code) => exits.push(Number(code ?? 0)) as never);
    jest.spyOn(process, 'on').mockImplementation((name, handler) => {
      handlers.set(name, handler);
      return process;
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('has 5 s for that after %s, and ends without an error then', (name) => {
    const signal = endOnSignal();
    expect(signal.aborted).toBe(false);
    send(name);
    jest.advanceTimersByTime(4999);
    expect([signal.aborted, exits]).toEqual([true, []]);
    jest.advanceTimersByTime(1);
    expect(exits).toEqual([0]);
  });

  it('ends at once with an error when it is asked again, but not by the second signal of one key press', () => {
    endOnSignal();
    send('SIGINT');
    jest.advanceTimersByTime(500);
    send('SIGINT');
    expect(exits).toEqual([]);
    jest.advanceTimersByTime(1);
    send('SIGTERM');
    expect(exits).toEqual([1]);
  });

  it('has time left for the rest after a hook that hangs was made to end and its save was answered', () => {
    const { longestMs, hookMs, hookGraceMs, answerMs } = closeTimes;
    expect(longestMs - hookMs - hookGraceMs - answerMs).toBeGreaterThanOrEqual(1000);
  });
});
