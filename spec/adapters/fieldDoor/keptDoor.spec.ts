import { afterEach, describe, expect, it } from '@jest/globals';
import { keptDoor, type Session, type SessionEvents } from '../../../adapters/fieldDoor/index.ts';
import type { FieldDoor } from '../../../core/ports/index.ts';
import { virtualTime } from '../../station/field/virtualTime.ts';

const second = 1000;
const minute = 60 * second;

describe('a door that is kept open', () => {
  let door: FieldDoor | undefined;
  afterEach(() => door?.close());

  function opened(session: Session, waits: { readonly minWaitMs?: number } = {}, time = virtualTime()) {
    const beginsMs: number[] = [];
    const taken: string[] = [];
    const noted: Session = (events, signal) => {
      beginsMs.push(time.clock.nowMs());
      return session(events, signal);
    };
    door = keptDoor({ session: noted, steady: time.clock, pause: time.pause, random: () => 0.5, refusedWaitMs: 5 * minute, ...waits });
    door.start((id) => taken.push(id));
    return { time, beginsMs, taken, door };
  }
  const waitsOf = (beginsMs: readonly number[]) => beginsMs.slice(1).map((ms, i) => (ms - beginsMs[i]!) / second);

  it('[FIELD-7] goes on after a session that throws', async () => {
    const { time, beginsMs, door } = opened(() => Promise.reject(new Error('an answer that nobody thought of')));
    await time.runUntil(4 * second);
    expect(waitsOf(beginsMs)).toEqual([1, 2]);
    expect(door.report()).toMatchObject({ state: 'unreachable', problem: 'notUnderstood' });
  });

  it('takes nothing from a session that is over, nor after it was closed', async () => {
    const kept: SessionEvents[] = [];
    const { time, taken, door } = opened((events, signal) => {
      kept.push(events);
      events.take('now', {});
      if (kept.length === 1) return Promise.resolve('hungUp');
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    });
    await time.runUntil(2 * second);
    kept[0]!.take('late', {});
    kept[0]!.up();
    expect([taken, door.report().state]).toEqual([['now', 'now'], 'unreachable']);
    kept[1]!.up();
    expect(door.report()).toMatchObject({ state: 'connected', problem: undefined, reconnects: 0 });
    await door.close();
    kept[1]!.take('after the close', {});
    expect([taken.length, door.report().state]).toEqual([2, 'closed']);
  });

  it('waits from 1 s on again after a session that lasted a minute, longer and longer after shorter ones', async () => {
    let lastsMs = 10 * second;
    const time = virtualTime();
    const session: Session = async (events, signal) => {
      events.up();
      await time.pause(lastsMs, signal);
      return 'hungUp';
    };
    const { beginsMs } = opened(session, {}, time);
    await time.runUntil(50 * second);
    expect(waitsOf(beginsMs)).toEqual([11, 12, 14]);
    lastsMs = minute;
    await time.runUntil(5 * minute);
    expect(waitsOf(beginsMs).slice(3)).toEqual([18, 61, 61, 61, 61]);
  });

  it('waits as long as its kind asks for after a refusal, and never less than at least', async () => {
    const refused = opened(() => Promise.resolve('loginRefused'));
    await refused.time.runUntil(11 * minute);
    expect(waitsOf(refused.beginsMs)).toEqual([300, 300]);
    await refused.door.close();
    const slow = opened(() => Promise.resolve('refused'), { minWaitMs: 5 * second });
    await slow.time.runUntil(30 * second);
    expect(waitsOf(slow.beginsMs)).toEqual([5, 5, 5, 8]);
  });
});
