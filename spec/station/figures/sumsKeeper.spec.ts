import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FileIdentity } from '../../../core/ports/index.ts';
import { msPerHour, msPerMinute, shiftDay } from '../../../core/time/index.ts';
import { type SumsKeeper, sumsKeeper, type SumsKeeperParts } from '../../../station/figures/sumsKeeper.ts';
import { logLines } from '../logLines.ts';

const today = '2026-11-22';
const daysBefore = (count: number) => Array.from({ length: count }, (_, i) => shiftDay(today, i - count));

describe('sums and details of finished days', () => {
  let opened: SumsKeeper[] = [];
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`) });
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    opened = [];
    jest.useRealTimers();
  });

  /** A card whose files can be changed; `made` has the days that were made since it was asked. */
  function setUp(days: readonly string[] = [], more: Partial<SumsKeeperParts> = {}) {
    const card = new Map<string, FileIdentity>();
    const [sums, details] = [new Map<string, FileIdentity>(), new Map<string, FileIdentity>()];
    const state = {
      looks: 0,
      done: 0,
      error: undefined as Error | undefined,
      unreadable: '',
      gate: undefined as Promise<void> | undefined,
    };
    const made: string[] = [];
    const { log, lines } = logLines();
    const put = (day: string) => card.set(day, { sizeBytes: (card.get(day)?.sizeBytes ?? 0) + 1, modifiedMs: 1 });
    for (const day of days) put(day);
    const keeper = sumsKeeper({
      files: {
        days() {
          state.looks++;
          return state.error === undefined ? Promise.resolve([...card.keys()].sort()) : Promise.reject(state.error);
        },
        identity: (day) => Promise.resolve(card.get(day)),
        path: (day) => day,
      },
      records: {
        summary: () => Promise.resolve(undefined),
        async keepDay({ day, file }) {
          made.push(day);
          await state.gate;
          if (day === state.unreadable) return;
          sums.set(day, file!);
          details.set(day, file!);
        },
      },
      ...{ sums: { files: sums }, details: { files: () => details }, zone: () => 'UTC', clock: { nowMs: () => Date.now() }, log },
      ...more,
    });
    keeper.onDone(() => state.done++);
    opened.push(keeper);
    const since = () => made.splice(0);
    const run = async (wanted?: (day: string) => boolean) => {
      await keeper.run(wanted);
      return since();
    };
    return { keeper, card, sums, details, state, lines, put, run, since };
  }

  it('are made of each day that is over, the newest first, and once', async () => {
    const days = daysBefore(4);
    const { run, keeper, state } = setUp([...days, today, shiftDay(today, 1)]);
    expect(await run()).toEqual(days.toReversed());
    expect([...days, today].map((day) => [keeper.isDone(day), keeper.isDetailed(day)])).toEqual([
      ...days.map(() => [true, true]),
      [false, false],
    ]);
    expect([await run(), state.done]).toEqual([[], 2]);
  });

  it('are made first of those that are wanted, the newest of them first', async () => {
    const days = daysBefore(5);
    const { run } = setUp(days);
    expect(await run((day) => day === days[0] || day === days[2])).toEqual([days[2], days[0], days[4], days[3], days[1]]);
  });

  it('are made again of a day whose file has changed, and of the two days after it', async () => {
    const days = daysBefore(6);
    const { run, put } = setUp(days);
    await run();
    put(days[1]!);
    expect(await run()).toEqual([days[1], days[3], days[2]]);
    expect(await run()).toEqual([]);
  });

  it('are made again of no further day after a restart, of which nobody knows what the files before it were', async () => {
    const days = daysBefore(8);
    const { run, put, card, sums, details } = setUp(days);
    for (const day of days) for (const kept of [sums, details]) kept.set(day, card.get(day)!);
    put(days[1]!);
    expect(await run()).toEqual([days[1], days[3], days[2]]);
    expect(await run()).toEqual([]);
  });

  it('are made again where the sums or the details are missing', async () => {
    const days = daysBefore(3);
    const { run, sums, details, keeper } = setUp(days);
    await run();
    sums.delete(days[1]!);
    expect([keeper.isDone(days[1]!), keeper.isDetailed(days[1]!)]).toEqual([false, false]);
    expect((await run())[0]).toBe(days[1]);
    details.delete(days[0]!);
    expect([keeper.isDone(days[0]!), keeper.isDetailed(days[0]!)]).toEqual([true, false]);
    expect((await run())[0]).toBe(days[0]);
  });

  it('are not tried again of a file that gave nothing, until it has changed', async () => {
    const days = daysBefore(3);
    const { run, state, keeper, put } = setUp(days);
    [, , state.unreadable] = days as [string, string, string];
    expect(await run()).toEqual(days.toReversed());
    expect([await run(), keeper.isDone(days[2]!), keeper.isDetailed(days[2]!)]).toEqual([[], true, true]);
    put(days[2]!);
    expect(await run()).toEqual([days[2]]);
  });

  it('are of no file of a day that has none', () => {
    const { keeper } = setUp();
    expect([keeper.isDone('2026-01-01'), keeper.isDetailed('2026-01-01')]).toEqual([true, true]);
  });

  it('look at the card once a minute at most where somebody asks, several at once together', async () => {
    const { keeper, state, card, put } = setUp(daysBefore(2));
    expect(await Promise.all([keeper.files(), keeper.files()])).toEqual([card, card]);
    put(today);
    await jest.advanceTimersByTimeAsync(59_999);
    const before = state.looks;
    expect([(await keeper.files()).has(today), state.looks]).toEqual([false, before]);
    expect(before).toBe(1);
    await keeper.close();
    await jest.advanceTimersByTimeAsync(1);
    expect([(await keeper.files()).has(today), state.looks]).toEqual([true, 2]);
  });

  it('are looked through an hour after the last time, and after midnight within a minute', async () => {
    const { run, since, put, state } = setUp(daysBefore(1));
    await jest.advanceTimersByTimeAsync(90 * msPerMinute);
    await run();
    const { done } = state;
    await jest.advanceTimersByTimeAsync(msPerHour);
    expect(state.done).toBe(done);
    await jest.advanceTimersByTimeAsync(msPerMinute);
    expect(state.done).toBe(done + 1);
    put(today);
    await jest.advanceTimersByTimeAsync(Date.parse(shiftDay(today, 1)) - Date.now() - 1);
    expect(since()).toEqual([]);
    await jest.advanceTimersByTimeAsync(msPerMinute + 1);
    expect(since()).toEqual([today]);
  });

  it('say once what keeps them from the card, and again when that is another thing or was over', async () => {
    const { run, state, lines } = setUp();
    const broken = async (message: string | undefined) => {
      state.error = message === undefined ? undefined : new Error(message);
      await run();
      return lines.length;
    };
    expect(await broken('no card')).toBe(1);
    expect(await broken('no card')).toBe(1);
    expect(await broken('a broken card')).toBe(2);
    expect(await broken(undefined)).toBe(2);
    expect(await broken('a broken card')).toBe(3);
    expect([lines[0], state.done]).toEqual(['sums: the card cannot be read (no card)', 1]);
  });

  it('wait for the same where several ask, and end with the day at hand when they are closed', async () => {
    const days = daysBefore(3);
    const { keeper, state, since, lines } = setUp(days);
    const gate = Promise.withResolvers<undefined>();
    state.gate = gate.promise;
    const running = [keeper.run(), keeper.run()];
    await jest.advanceTimersByTimeAsync(0);
    let isClosed = false;
    const closing = keeper.close().finally(() => (isClosed = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isClosed).toBe(false);
    gate.resolve(undefined);
    await Promise.all([...running, closing]);
    expect([since(), state.done, lines, jest.getTimerCount()]).toEqual([[days[2]], 0, [], 0]);
  });
});
