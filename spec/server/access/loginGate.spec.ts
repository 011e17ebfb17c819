import { describe, expect, it } from '@jest/globals';
import type { Level } from '../../../core/access/index.ts';
import { fairQueue } from '../../../server/access/fairQueue.ts';
import { loginGate, type LoginGate } from '../../../server/access/loginGate.ts';
import { loginRules } from '../../../server/access/loginRules.ts';
import { manualClocks } from './manualClocks.ts';

const second = 1000;

function gateWithClock() {
  const clocks = manualClocks();
  const gate = loginGate({ steady: clocks.steady, queue: fairQueue(loginRules.waiting) });
  let checked = 0;
  const attempt = (address: string | undefined, right = false) =>
    gate.attempt(address, () => {
      checked++;
      return Promise.resolve(right ? ('read' as const) : undefined);
    });
  return { clocks, gate, attempt, checked: () => checked };
}

/** A right password whose check takes until it is ended. */
function slowCheck(gate: LoginGate) {
  const [begun, ended] = [Promise.withResolvers<undefined>(), Promise.withResolvers<Level>()];
  const answer = gate.attempt('192.0.2.2', () => {
    begun.resolve(undefined);
    return ended.promise;
  });
  return { answer, begun: begun.promise, end: () => ended.resolve('read') };
}

describe('the gate of the login', () => {
  it('lets five wrong passwords through, and then none, right or wrong, until the wait is over', async () => {
    const { attempt, clocks, checked } = gateWithClock();
    const outcomes = [];
    for (let i = 0; i < 7; i++) outcomes.push(await attempt('192.0.2.1', i === 6));
    expect(outcomes).toEqual([
      { outcome: 'wrong', waitS: 0 },
      { outcome: 'wrong', waitS: 0 },
      { outcome: 'wrong', waitS: 0 },
      { outcome: 'wrong', waitS: 0 },
      { outcome: 'wrong', waitS: 30 },
      { outcome: 'tooMany', retryAfterS: 30 },
      { outcome: 'tooMany', retryAfterS: 30 },
    ]);
    expect(checked()).toBe(5);
    clocks.pass(29.5 * second);
    expect(await attempt('192.0.2.1', true)).toEqual({ outcome: 'tooMany', retryAfterS: 1 });
    clocks.pass(second);
    expect(await attempt('192.0.2.1', true)).toEqual({ outcome: 'right', level: 'read' });
  });

  it('is open to other addresses all the while, and closed to the rest of a /64 network', async () => {
    const { attempt } = gateWithClock();
    for (let i = 0; i < 6; i++) await attempt(`2001:db8:1:2::${i}`);
    expect((await attempt('2001:db8:1:2:ffff::1', true)).outcome).toBe('tooMany');
    expect((await attempt('2001:db8:1:3::1', true)).outcome).toBe('right');
    expect((await attempt('192.0.2.1', true)).outcome).toBe('right');
  });

  it('checks five of a hundred tries that come at once from one address, and lets another in between', async () => {
    const { gate, checked, attempt } = gateWithClock();
    const greedy = Array.from({ length: 100 }, () => attempt('192.0.2.1'));
    const other = gate.attempt('192.0.2.2', () => Promise.resolve('write'));
    expect(await other).toEqual({ outcome: 'right', level: 'write' });
    const outcomes = (await Promise.all(greedy)).map(({ outcome }) => outcome);
    expect(checked()).toBe(5);
    expect(outcomes.filter((outcome) => outcome === 'tooMany')).toHaveLength(95);
  });

  it('checks no more of those that already wait once their address has to', async () => {
    const { attempt, checked } = gateWithClock();
    for (let i = 0; i < 4; i++) await attempt('192.0.2.1');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => attempt('192.0.2.1')));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['wrong', 'tooMany', 'tooMany', 'tooMany', 'tooMany']);
    expect(checked()).toBe(5);
  });

  it('is closed to the last millisecond of a wait, for who comes then and for who has waited in the queue, and open after it', async () => {
    const { gate, attempt, clocks, checked } = gateWithClock();
    for (let i = 0; i < 4; i++) await attempt('192.0.2.1');
    const came: ReturnType<typeof attempt>[] = [];
    const passing = (ms: number) =>
      gate.attempt('192.0.2.2', () => {
        clocks.pass(ms);
        came.push(attempt('192.0.2.1', true));
        return Promise.resolve('write');
      });
    const waiting = [attempt('192.0.2.1'), passing(30 * second - 1), attempt('192.0.2.1', true)];
    expect(await Promise.all(waiting)).toEqual([
      { outcome: 'wrong', waitS: 30 },
      { outcome: 'right', level: 'write' },
      { outcome: 'tooMany', retryAfterS: 1 },
    ]);
    expect([await Promise.all(came), checked()]).toEqual([[{ outcome: 'tooMany', retryAfterS: 1 }], 5]);
    clocks.pass(1);
    expect(await attempt('192.0.2.1', true)).toEqual({ outcome: 'right', level: 'read' });
  });

  it('says at once how long an address has to wait, also while the check of another takes its time', async () => {
    const { gate, attempt, clocks } = gateWithClock();
    for (let i = 0; i < 5; i++) await attempt('192.0.2.1');
    const slow = slowCheck(gate);
    await slow.begun;
    for (const [passMs, retryAfterS] of [
      [0, 30],
      [30 * second - 1, 1],
    ] as const) {
      clocks.pass(passMs);
      expect(await attempt('192.0.2.1', true)).toEqual({ outcome: 'tooMany', retryAfterS });
    }
    slow.end();
    expect((await slow.answer).outcome).toBe('right');
  });

  it('answers who finds no room to wait that five seconds are to pass', async () => {
    const { gate, attempt } = gateWithClock();
    const slow = slowCheck(gate);
    await slow.begun;
    const others = Array.from({ length: 5 }, () => attempt('192.0.2.1', true));
    expect(await Promise.race(others)).toEqual({ outcome: 'tooMany', retryAfterS: 5 });
    slow.end();
    await slow.answer;
    expect((await Promise.all(others)).filter(({ outcome }) => outcome === 'right')).toHaveLength(4);
  });

  it('is never closed for everyone, however many addresses fail', async () => {
    const { attempt } = gateWithClock();
    for (let i = 0; i < 2000; i++) for (let again = 0; again < 5; again++) await attempt(`10.0.${i >> 8}.${i & 0xff}`);
    expect((await attempt('192.0.2.1', true)).outcome).toBe('right');
  });

  it('is passed at once from a known address while a crowd of others tries, also after a restart', async () => {
    const clocks = manualClocks();
    const known = { address: '192.0.2.1', level: 'read' };
    const gate = loginGate({
      steady: clocks.steady,
      queue: fairQueue(loginRules.waiting),
      earlier: [known, { address: '192.0.2.2', level: 'demo' }],
    });
    let checked = 0;
    const slowly = (level: Level | undefined) => async () => {
      checked++;
      await new Promise((resolve) => setImmediate(resolve));
      return level;
    };
    const crowd = Array.from({ length: 3000 }, (_, i) => gate.attempt(`10.0.${i >> 8}.${i & 0xff}`, slowly(undefined)));
    const mine = await gate.attempt(known.address, slowly('write'));
    expect(mine).toEqual({ outcome: 'right', level: 'write' });
    expect(checked).toBeLessThanOrEqual(4);
    const outcomes = (await Promise.all(crowd)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(1 + loginRules.waiting.inAll);
  });

  it('is passed before a crowd by an address that knew the read password, not by one that knew the demo password', async () => {
    const tried = async (level: Level) => {
      const { gate, attempt, checked } = gateWithClock();
      await gate.attempt('192.0.2.1', () => Promise.resolve(level));
      const crowd = Array.from({ length: 50 }, (_, i) => attempt(`10.0.0.${i}`));
      const mine = gate.attempt('192.0.2.1', () => Promise.resolve(checked() === 50 ? 'demo' : 'read'));
      const answer = await mine;
      await Promise.all(crowd);
      return answer;
    };
    expect(await tried('read')).toEqual({ outcome: 'right', level: 'read' });
    expect(await tried('demo')).toEqual({ outcome: 'right', level: 'demo' });
  });

  it('goes on after a check that broke', async () => {
    const { gate, attempt } = gateWithClock();
    await expect(gate.attempt('192.0.2.1', () => Promise.reject(new Error('database')))).rejects.toThrow('database');
    expect((await attempt('192.0.2.1', true)).outcome).toBe('right');
  });

  it("is not opened by a jump of the station's clock", async () => {
    const { attempt, clocks } = gateWithClock();
    for (let i = 0; i < 5; i++) await attempt('192.0.2.1');
    clocks.jump(3_600_000);
    expect((await attempt('192.0.2.1', true)).outcome).toBe('tooMany');
  });
});
