import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loginTries } from '../../../server/access/loginTries.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Tries as often as it may, with a right password of a level whenever reported, and counts the wrong ones that were checked. */
function attacker(everyMs: number, rightBefore: (wrong: number) => boolean, full = false) {
  const tries = loginTries();
  const wrongAtMs: number[] = [];
  let nowMs = 0;
  return {
    wrongAtMs,
    until(endMs: number) {
      for (; nowMs < endMs; nowMs += everyMs) {
        const waitMs = tries.waitMs('a', nowMs);
        if (waitMs > 0) {
          nowMs += waitMs - everyMs;
          continue;
        }
        if (rightBefore(wrongAtMs.length)) tries.succeeded('a', nowMs, full);
        wrongAtMs.push(nowMs);
        tries.failed('a', nowMs);
      }
    },
  };
}

describe('wrong passwords of one address', () => {
  it('make it wait from the fifth in five minutes on, longer each time, up to a quarter of an hour', () => {
    const tries = loginTries();
    let nowMs = 0;
    const waits = Array.from({ length: 12 }, () => {
      const waitMs = tries.failed('a', nowMs);
      expect(tries.waitMs('a', nowMs)).toBe(waitMs);
      nowMs += waitMs + second;
      return waitMs / second;
    });
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('are no more than four in five minutes without a wait', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 * minute }), { minLength: 5, maxLength: 60 }), (pauses) => {
        const tries = loginTries();
        const atMs: number[] = [];
        let nowMs = 0;
        for (const pause of pauses) {
          nowMs += Math.max(pause, tries.waitMs('a', nowMs));
          const waitMs = tries.failed('a', nowMs);
          atMs.push(nowMs);
          if (waitMs === 0) expect(atMs.filter((each) => each > nowMs - 5 * minute).length).toBeLessThan(5);
        }
      }),
    );
  });

  it('make no other address wait', () => {
    const tries = loginTries();
    for (let i = 0; i < 20; i++) tries.failed('a', i);
    expect([tries.waitMs('a', 20) > 0, tries.waitMs('b', 20)]).toEqual([true, 0]);
  });

  it('begin again after a right one', () => {
    const tries = loginTries();
    for (let i = 0; i < 4; i++) tries.failed('a', i);
    tries.succeeded('a', 4, false);
    const waits = Array.from({ length: 5 }, (_, i) => tries.failed('a', 5 + i));
    expect(waits).toEqual([0, 0, 0, 0, 30 * second]);
  });

  it('are forgotten after an hour without one', () => {
    const tries = loginTries();
    for (let i = 0; i < 8; i++) tries.failed('a', i);
    expect(tries.failed('a', 8 + hour)).toBe(0);
    expect(tries.size).toBe(1);
  });

  it.each([
    ['nobody knows a password', () => false, 16, 120],
    ['the demo password is known, and given before each guess', () => true, 60, 750],
    ['the demo password is known, and given before each wait', (wrong: number) => wrong % 4 === 0, 60, 750],
  ])('are few in an hour, and few in a day, when %s', (_what, rightBefore, maxInHour, maxInDay) => {
    const guesses = attacker(100, rightBefore);
    guesses.until(24 * hour);
    const inHourFrom = (atMs: number) => guesses.wrongAtMs.filter((each) => each >= atMs && each < atMs + hour).length;
    expect(Math.max(...guesses.wrongAtMs.map(inHourFrom))).toBeLessThanOrEqual(maxInHour);
    expect(guesses.wrongAtMs.length).toBeLessThanOrEqual(maxInDay);
  });

  it('do not count once the write password was right: who has it needs no guess', () => {
    const tries = loginTries();
    for (let i = 0; i < 40; i++) tries.failed('a', i);
    tries.succeeded('a', 40, true);
    expect([tries.waitMs('a', 40), tries.failed('a', 41)]).toEqual([0, 0]);
  });
});

describe('the memory of wrong passwords', () => {
  it('is bounded, and what it loses first is longest ago', () => {
    const tries = loginTries(100);
    for (let i = 0; i < 5; i++) tries.failed('waits', i);
    for (let i = 0; i < 99; i++) tries.failed(`a${i}`, 10 + i);
    expect([tries.size, tries.waitMs('waits', 200) > 0]).toEqual([100, true]);
    tries.failed('one more', 200);
    expect([tries.size, tries.waitMs('waits', 200)]).toEqual([100, 0]);
  });

  it('lets nobody win by pushing an address out: that takes as many checked passwords as it has room', () => {
    const tries = loginTries(50);
    const order = fc.array(fc.nat({ max: 200 }), { maxLength: 300 });
    fc.assert(
      fc.property(order, (groups) => {
        for (let i = 0; i < 5; i++) tries.failed('attacker', 0);
        const others = new Set<number>();
        for (const group of groups) {
          if (others.size < 49 || others.has(group)) others.add(group);
          if (others.has(group)) tries.failed(`a${group}`, 1);
        }
        expect(tries.waitMs('attacker', 1)).toBeGreaterThan(0);
      }),
    );
  });

  it('is empty again after an hour, but for who comes then', () => {
    const tries = loginTries();
    for (let i = 0; i < 1000; i++) tries.failed(`a${i}`, i);
    tries.failed('late', 1000 + hour);
    expect(tries.size).toBe(1);
  });
});
