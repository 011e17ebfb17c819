import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type MeasuresPicture, measuresOf } from '../../../../../core/measures/index.ts';
import type { CallResult, Measures, MeasuresAnswer, ReplayState } from '../../../../../core/ports/index.ts';
import { shiftDay, type TimeRange } from '../../../../../core/time/index.ts';
import { MeasuresVm } from '../../../../../ui/areas/energy/measures/measures.vm.ts';
import { quietYear } from '../../../../core/measures/inputs.ts';
import { keptLog, morningMs, storesOver } from '../../../stores/stationFixture.ts';

/** Answers, one after the other. */
const soon = async () => {
  for (let i = 0; i < 6; i++) await jest.advanceTimersByTimeAsync(0);
};

const entered = { measures: [], valuations: [] };
const atOnce = measuresOf(quietYear, entered);
const better = measuresOf({ ...quietYear, pressure: { lowBar: 7, limitBar: 6.2 } }, entered);

async function openMeasures() {
  const stores = storesOver();
  await stores.session.login('read');
  const log = keptLog();
  const calls: (readonly [call: string, of: unknown])[] = [];
  let evaluatedDays = 365;
  let state: CallResult<ReplayState<MeasuresAnswer>>;
  let begins: CallResult<string>['outcome'] = 'succeeded';
  const answerOf = (picture: MeasuresPicture, range: TimeRange): MeasuresAnswer => ({ picture, range, recordedDays: 365, evaluatedDays });
  const measures: Measures = {
    read(range) {
      calls.push(['read', range]);
      return Promise.resolve({ outcome: 'succeeded', value: answerOf(atOnce, range) });
    },
    beginReplay(range) {
      calls.push(['begin', range]);
      if (begins !== 'succeeded') return Promise.resolve({ outcome: begins } as CallResult<string>);
      state = { outcome: 'succeeded', value: { state: 'running', done: 0.25 } };
      return Promise.resolve({ outcome: 'succeeded', value: 'one' });
    },
    readReplay: () => Promise.resolve(state),
    cancelReplay(id) {
      calls.push(['cancel', id]);
      return Promise.resolve({ outcome: 'succeeded' });
    },
  };
  const vm = new MeasuresVm({ ...stores, measures, clock: { nowMs: () => morningMs }, log });
  return {
    ...{ vm, calls, log },
    named: () => calls.map(([call]) => call),
    evaluate: (days: number) => (evaluatedDays = days),
    refuse: (how: typeof begins) => (begins = how),
    finish: async (how: 'done' | 'failed' = 'done') => {
      const range = vm.atOnce.answer!.range;
      state = { outcome: 'succeeded', value: how === 'done' ? { state: 'done', answer: answerOf(better, range) } : { state: 'failed' } };
      await jest.runOnlyPendingTimersAsync();
      await soon();
    },
  };
}

describe('the page of what to do first', () => {
  let stop = () => {};
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  async function followed(prepare: (opened: Awaited<ReturnType<typeof openMeasures>>) => void = () => {}) {
    const opened = await openMeasures();
    prepare(opened);
    stop = opened.vm.follow();
    await soon();
    return opened;
  }

  it('shows what the last year says at once, has it replayed, and then shows what replays say', async () => {
    const { vm, named, finish } = await followed();
    const { from, until } = vm.atOnce.days;
    expect([shiftDay(from, 364), shiftDay(until, 1)]).toEqual([until, vm.atOnce.today]);
    expect([vm.answer?.picture, vm.isReplayed, vm.done]).toEqual([atOnce, false, 0.25]);
    await finish();
    expect([vm.answer?.picture, vm.isReplayed, vm.done]).toEqual([better, true, undefined]);
    expect(named()).toEqual(['read', 'begin']);
  });

  it('replays nothing while days are being evaluated', async () => {
    const { vm, named, evaluate } = await followed(({ evaluate: to }) => void to(12));
    expect([named(), vm.canReplay]).toEqual([['read'], false]);
    evaluate(365);
    await jest.runOnlyPendingTimersAsync();
    await soon();
    expect(named()).toEqual(['read', 'read', 'begin']);
  });

  it('says that more may be found while days are evaluated or replayed, and no longer behind that', async () => {
    const { vm, evaluate, finish } = await followed(({ evaluate: to }) => void to(12));
    expect([vm.done, vm.isLooking]).toEqual([undefined, true]);
    evaluate(365);
    await jest.runOnlyPendingTimersAsync();
    await soon();
    expect([vm.done, vm.isLooking]).toEqual([0.25, true]);
    await finish();
    expect(vm.isLooking).toBe(false);
    void vm.replay();
    await soon();
    vm.cancel();
    expect(vm.isLooking).toBe(false);
  });

  it('ends a replay that nobody waits for, keeps what was there at once, and replays again when it is asked to', async () => {
    const { vm, named, finish } = await followed();
    vm.cancel();
    await jest.runOnlyPendingTimersAsync();
    await soon();
    expect([named(), vm.done, vm.canReplay, vm.answer?.picture]).toEqual([['read', 'begin', 'cancel'], undefined, true, atOnce]);
    void vm.replay();
    await soon();
    await finish();
    expect(vm.isReplayed).toBe(true);
  });

  it('asks for the replay alone behind a change of what people enter, and shows the last one until it is there', async () => {
    const { vm, named, finish } = await followed();
    await finish();
    void vm.askAgain();
    await soon();
    expect([named(), vm.answer?.picture]).toEqual([['read', 'begin', 'begin'], better]);
  });

  it('shows the other days at once when they are chosen, and no replay of those before', async () => {
    const { vm, calls, finish } = await followed();
    await finish();
    vm.choose({ from: '2026-09-01', until: '2026-09-30' });
    await soon();
    const range = { fromMs: Date.parse('2026-09-01T00:00Z'), untilMs: Date.parse('2026-10-01T00:00Z') };
    expect(vm.answer).toMatchObject({ picture: atOnce, range });
    expect(calls.slice(-2)).toEqual([
      ['read', range],
      ['begin', range],
    ]);
  });

  it('says that a replay failed', async () => {
    const { vm, finish, log } = await followed();
    await finish('failed');
    expect([vm.isFailed, vm.isReplayed, vm.canReplay, vm.answer?.picture]).toEqual([true, false, true, atOnce]);
    expect(log.warnings).toEqual(['a replay of measures has no answer']);
  });

  it('offers no replay where the controller has none', async () => {
    const { vm, log } = await followed(({ refuse }) => void refuse('notOffered'));
    expect([vm.canReplay, vm.isFailed, log.warnings]).toEqual([false, false, []]);
  });
});
