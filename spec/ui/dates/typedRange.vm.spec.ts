import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { observable, runInAction } from 'mobx';
import type { ClosedTimeRange } from '../../../core/time/index.ts';
import { type MomentProblem, type RangeEnd, TypedRangeVm } from '../../../ui/dates/typedRange.vm.ts';

const startMs = Date.UTC(2026, 10, 20);
const second = 1000;
const hour = 3600 * second;
const day: ClosedTimeRange = { fromMs: startMs + 400, toMs: startMs + 24 * hour + 400 };
const tenToTwelve: ClosedTimeRange = { fromMs: startMs + 10 * hour, toMs: startMs + 12 * hour + 700 };

function opened(shown = tenToTwelve, available = day) {
  const state = observable<{ shown: ClosedTimeRange | undefined; available: ClosedTimeRange | undefined }>(
    { shown, available },
    {},
    { deep: false },
  );
  const taken: ClosedTimeRange[] = [];
  const take = (range: ClosedTimeRange) => taken.push(range);
  return { vm: new TypedRangeVm({ shown: () => state.shown, available: () => state.available, take }), state, taken };
}

describe('a range that is typed', () => {
  it('follows what is shown, in whole seconds, until somebody types', () => {
    const { vm, state } = opened();
    expect([vm.momentOf('from'), vm.momentOf('until')]).toEqual([startMs + 10 * hour, startMs + 12 * hour]);
    vm.type('from', startMs + 11 * hour);
    runInAction(() => (state.shown = { fromMs: startMs + hour, toMs: startMs + 13 * hour }));
    expect([vm.momentOf('from'), vm.momentOf('until')]).toEqual([startMs + 11 * hour, startMs + 13 * hour]);
    vm.discard();
    expect([vm.momentOf('from'), vm.isChanged]).toEqual([startMs + hour, false]);
  });

  it('is taken with what is typed, the other end to the millisecond', () => {
    const { vm, taken } = opened();
    vm.commit();
    expect(taken).toEqual([]);
    vm.type('from', startMs + 11 * hour);
    vm.commit();
    expect(taken).toEqual([{ fromMs: startMs + 11 * hour, toMs: tenToTwelve.toMs }]);
    expect(vm.isChanged).toBe(false);
  });

  it('takes both ends at once, in whichever order they are typed', () => {
    const { vm, taken } = opened();
    vm.type('from', startMs + 20 * hour);
    expect(vm.problemOf('from')).toBe('reversed');
    vm.commit();
    expect(taken).toEqual([]);
    vm.type('until', startMs + 22 * hour);
    vm.commit();
    expect(taken).toEqual([{ fromMs: startMs + 20 * hour, toMs: startMs + 22 * hour }]);
  });

  test.each<[string, RangeEnd, number | undefined, MomentProblem | undefined]>([
    ['before the first second with data', 'from', startMs, 'tooEarly'],
    ['at the first whole second', 'from', startMs + second, undefined],
    ['a second before the end', 'from', startMs + 12 * hour - second, undefined],
    ['at the end', 'from', startMs + 12 * hour, 'reversed'],
    ['a second after the start', 'until', startMs + 10 * hour + second, undefined],
    ['at the start', 'until', startMs + 10 * hour, 'reversed'],
    ['at the last second', 'until', startMs + 24 * hour, undefined],
    ['after the last second', 'until', startMs + 24 * hour + second, 'tooLate'],
    ['not complete', 'until', undefined, 'incomplete'],
  ])('[ANA-15] %s', (_, end, atMs, problem) => {
    const { vm, taken } = opened();
    vm.type(end, atMs);
    expect(vm.problemOf(end)).toBe(problem);
    vm.commit();
    expect(taken).toHaveLength(problem === undefined ? 1 : 0);
    expect(vm.isChanged).toBe(problem !== undefined);
  });

  it('[ANA-15] keeps the bounds, at least 1 s long, whatever is taken', () => {
    const moment = fc.integer({ min: -30, max: 90 }).map((s) => startMs + s * second);
    const ends = fc.constantFrom<RangeEnd>('from', 'until');
    const bounds = { fromMs: startMs + 300, toMs: startMs + 60_300 };
    fc.assert(
      fc.property(fc.array(fc.tuple(ends, moment), { maxLength: 4 }), (typed) => {
        const { vm, taken } = opened({ fromMs: startMs + 10_000, toMs: startMs + 50_000 }, bounds);
        for (const [end, atMs] of typed) vm.type(end, atMs);
        vm.commit();
        for (const { fromMs, toMs } of taken) {
          expect(fromMs).toBeGreaterThanOrEqual(bounds.fromMs);
          expect(toMs).toBeLessThanOrEqual(bounds.toMs);
          expect(toMs - fromMs).toBeGreaterThanOrEqual(second);
        }
      }),
    );
  });

  it('is closed while there is nothing to show', () => {
    const { vm, state, taken } = opened();
    expect(vm.isOpen).toBe(true);
    runInAction(() => (state.shown = state.available = undefined));
    vm.type('from', startMs);
    vm.commit();
    expect([vm.isOpen, vm.momentOf('until'), vm.problemOf('from'), taken]).toEqual([false, undefined, undefined, []]);
  });
});
